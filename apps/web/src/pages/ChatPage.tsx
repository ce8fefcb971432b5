import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import { AvatarPanel } from '../features/avatar/AvatarPanel.tsx'
import { AvatarStrip } from '../features/avatar/AvatarStrip.tsx'
import { avatarState } from '../features/avatar/avatar-status.ts'
import { CameraButton } from '../features/camera/CameraButton.tsx'
import { liveBlinkRate } from '../features/camera/describe-progress.ts'
import { type Activity, isBusy } from '../features/conversation/activity.ts'
import { ChatHeader } from '../features/conversation/ChatHeader.tsx'
import { Composer } from '../features/conversation/Composer.tsx'
import { composerId, focusComposer } from '../features/conversation/focus-composer.ts'
import { headerStatus } from '../features/conversation/header-status.ts'
import { KeptHereNote } from '../features/conversation/KeptHereNote.tsx'
import { LivingChart } from '../features/conversation/LivingChart.tsx'
import { MessageList } from '../features/conversation/MessageList.tsx'
import { greetingText, newestClinical } from '../features/conversation/message.ts'
import { OutsideModelNote } from '../features/conversation/OutsideModelNote.tsx'
import { PinnedHelpBar } from '../features/conversation/PinnedHelpBar.tsx'
import { pinnedHelp } from '../features/conversation/pinned-help.ts'
import { QuickReplies } from '../features/conversation/QuickReplies.tsx'
import { Starters } from '../features/conversation/Starters.tsx'
import { useConversation } from '../features/conversation/use-conversation.ts'
import { useDraft } from '../features/conversation/use-draft.ts'
import { VerdictActions } from '../features/conversation/VerdictActions.tsx'
import { acceptDisclaimer, isDisclaimerDue } from '../features/disclaimer/disclaimer-due.ts'
import { UploadButton } from '../features/documents/UploadButton.tsx'
import { useVitalOffers } from '../features/health-record/use-vital-offers.ts'
import { useMedicationOffers } from '../features/medications/use-medication-offers.ts'
import { type RecommendingReply, useReplyTasks } from '../features/tasks/use-reply-tasks.ts'
import { LiveTranscript, VoiceHeaderButtons } from '../features/voice/VoiceButtons.tsx'
import { isShareOpened } from '../session/pocket/shared-files.ts'
import { Button } from '../ui/Button.tsx'
import { clipboardIcon } from '../ui/icons.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import type { OpenDialog } from './ChatDialogs.tsx'
import { ConsultationButtons } from './ConsultationButtons.tsx'
import { ConsultationMenu } from './ConsultationMenu.tsx'
import { Microphone } from './Microphone.tsx'
import { useDictation } from './use-dictation.ts'
import { useVerdictActions } from './use-verdict-actions.ts'
import { useVideo } from './use-video.ts'

const DisclaimerDialog = lazyPart('disclaimer', async () => (await import('../features/disclaimer/DisclaimerDialog.tsx')).DisclaimerDialog)
const CameraPanel = lazyPart('camera', async () => (await import('../features/camera/CameraPanel.tsx')).CameraPanel)
const ChatDialogs = lazyPart('chat dialogs', async () => (await import('./ChatDialogs.tsx')).ChatDialogs)

/** From so many characters on an answer fills a phone's screen, and the question at its end may be out of sight. */
const longAnswer = 400

/** The consultation room: wires conversation, voice, camera, documents, tasks and extraction together. */
export function ChatPage() {
  const { messages, phase, reply, isKeptHere = false, conversation } = useConversation()
  const [draft, setDraft] = useDraft()
  const [isDisclaimerOpen, setDisclaimerOpen] = useState(isDisclaimerDue)
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (isShareOpened(location.search) ? { kind: 'upload' } : null))
  const user = useOutletContext<ReactNode>()
  const { isExtracting, showExtracted, report, remind } = useVerdictActions(messages, (diagnoses) =>
    setDialog({ kind: 'extracted', diagnoses }),
  )

  const dictation = useDictation({
    conversation,
    greeting: phase === 'ready' && messages.length === 1 ? greetingText : null,
    draft,
    setDraft,
    send: (text) => send(text),
  })
  const { voice } = dictation
  const { camera, view, sending, consent } = useVideo(conversation, voice.takeVideoWords)
  const isCameraOn = view.camera.kind === 'on'
  const isRecording = view.recorder.kind === 'recording' || view.recorder.kind === 'stopping'
  const isVideoHeard = view.recorder.kind === 'recording' && view.camera.kind === 'on' && view.camera.isSoundOn
  useEffect(() => voice.followVideo(isVideoHeard), [voice, isVideoHeard])
  useEffect(() => {
    if (isCameraOn) voice.switchOff()
  }, [voice, isCameraOn])

  const activity: Activity = {
    isThinking: phase === 'thinking',
    isAnalyzingVideo: sending !== null || view.recorder.kind === 'recorded',
    isSpeaking: dictation.isSpeaking,
    isListening: dictation.isListening,
    isRecording,
  }
  const isResting = isBusy(activity) || phase === 'loading'
  const face = avatarState({ ...activity, isProcessing: activity.isThinking || activity.isAnalyzingVideo })

  useReplyTasks(
    useCallback(
      (listener: (reply: RecommendingReply) => void) =>
        conversation.onReply(({ at, text, clinical }) =>
          listener({
            at,
            text,
            recommendations: clinical?.tasks ?? [],
            isUrgent: clinical?.kind === 'emergency' || clinical?.kind === 'crisis',
          }),
        ),
      [conversation],
    ),
  )
  const onAnswered = useCallback(
    (listener: (text: string) => void) =>
      conversation.onReply(() => {
        const said = conversation.getState().messages.findLast((each) => each.kind === 'patient')
        if (said?.kind === 'patient') listener(said.text)
      }),
    [conversation],
  )
  useMedicationOffers(onAnswered)
  useVitalOffers(onAnswered)

  // What was pressed or typed in is gone or disabled meanwhile; the focus goes on with the talk instead of being lost.
  const hasSent = useRef(false)
  useEffect(() => {
    if (phase !== 'ready' || !hasSent.current) return
    hasSent.current = false
    focusComposer()
  }, [phase])

  const send = (text: string, answer?: QuickAnswer) => {
    if (isResting || !conversation.send(text, answer)) return
    hasSent.current = true
    setDraft('')
    voice.clearTranscript()
  }

  const begin = (words: string) => {
    setDraft(words)
    document.getElementById(composerId)?.focus()
  }

  const newest = messages.at(-1)
  const question = newest?.kind === 'doctor' || newest?.kind === 'video-analysis' ? newest.clinical?.question : null
  const help = pinnedHelp(messages)
  const canExtract = messages.length > 1 && !isKeptHere && newestClinical(messages)?.kind !== 'crisis'
  const extractWords = isExtracting ? 'Analyzing...' : 'Extract Medical History'
  const canBeginAnew = !isResting && messages.length > 1
  const openVoice = () => setDialog({ kind: 'voice', isSupported: voice.canSpeak, onTest: voice.test })

  return (
    <div className="flex grow">
      <title>AI Doctor Chat - Dr. AI</title>
      <div className={`flex min-w-0 grow flex-col ${help ? '[--pinned:3.25rem]' : ''}`}>
        <ChatHeader
          status={headerStatus(activity)}
          more={
            <ConsultationButtons
              canBeginAnew={canBeginAnew}
              onVoice={openVoice}
              onOpen={(kind) => setDialog({ kind })}
              onBeginAnew={() => conversation.beginAnew()}
            />
          }
          menu={
            <ConsultationMenu
              canBeginAnew={canBeginAnew}
              extract={canExtract ? { words: extractWords, isDisabled: isResting, run: showExtracted } : null}
              onVoice={openVoice}
              onOpen={(kind) => setDialog({ kind })}
              onBeginAnew={() => conversation.beginAnew()}
            >
              {user}
            </ConsultationMenu>
          }
        >
          <VoiceHeaderButtons
            isSupported={voice.canSpeak}
            isOn={dictation.isVoiceOn}
            isSpeaking={activity.isSpeaking}
            onToggle={dictation.toggleVoice}
            onStop={voice.stopSpeaking}
          />
        </ChatHeader>
        {help && <PinnedHelpBar help={help} />}
        {!isKeptHere && <OutsideModelNote messages={messages} />}
        <KeptHereNote conversation={conversation} isKeptHere={isKeptHere} isNew={messages.length === 1} isDisabled={isResting} />
        {(view.camera.kind !== 'off' || view.camera.error) && (
          <CameraPanel view={view} camera={camera} isBusy={isResting} sending={sending} consent={consent} />
        )}
        <MessageList
          before={<AvatarStrip state={face} />}
          start={
            <Starters
              isDisabled={isResting}
              onSay={send}
              onBegin={begin}
              onUpload={isKeptHere ? null : () => setDialog({ kind: 'upload' })}
            />
          }
          messages={messages}
          isThinking={activity.isThinking}
          reply={reply}
          onStop={conversation.stop}
          isDisabled={isResting}
          onRetry={conversation.retry}
          onCorrect={conversation.correct}
          onSay={send}
          verdictActions={
            <VerdictActions
              isDisabled={isResting || isExtracting}
              onSave={isKeptHere ? null : showExtracted}
              onReport={report}
              onRemind={remind}
              onChange={() => begin('Something has changed: ')}
            />
          }
          extrasOf={(message) =>
            message.kind === 'document-analysis' &&
            message.documentId !== null && (
              <Button
                className="justify-self-start"
                onClick={() => setDialog(message.documentId === null ? null : { kind: 'document', id: message.documentId })}
              >
                Check what was read
              </Button>
            )
          }
        />
        {canExtract && (
          <div className="mx-auto flex w-full max-w-3xl justify-center px-4 pb-2 max-md:hidden">
            <Button
              icon={clipboardIcon}
              disabled={isResting}
              aria-disabled={isExtracting}
              title="Analyze this conversation to extract structured diagnoses and recommendations"
              onClick={showExtracted}
            >
              {extractWords}
            </Button>
          </div>
        )}
        {question && (
          <QuickReplies
            key={newest?.id}
            question={question}
            isRepeated={(newest?.text.length ?? 0) > longAnswer}
            isDisabled={isResting}
            onSend={send}
          />
        )}
        <Composer
          draft={draft}
          onDraft={setDraft}
          onSend={() => send(draft)}
          isDisabled={isResting}
          leading={
            <>
              <CameraButton
                isOn={isCameraOn}
                isDisabled={isKeptHere || view.camera.kind === 'starting' || activity.isRecording || activity.isAnalyzingVideo}
                onToggle={() => void camera.toggle()}
              />
              <Microphone camera={view.camera} isSoundLive={view.isSoundLive} onMute={camera.toggleSound} dictation={dictation} />
            </>
          }
          above={dictation.isListening && <LiveTranscript words={dictation.transcript} />}
          trailing={<UploadButton isDisabled={isResting || isKeptHere} onOpen={() => setDialog({ kind: 'upload' })} />}
        />
      </div>
      <aside
        aria-label="AI doctor"
        className="sticky top-0 hidden h-dvh w-72 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line bg-surface p-5 pt-10 xl:flex"
      >
        <AvatarPanel state={face} blinkRate={isCameraOn ? liveBlinkRate(view.face) : null} />
        <LivingChart messages={messages} isDisabled={isResting} onCorrect={conversation.correct} />
      </aside>
      {dialog && <ChatDialogs dialog={dialog} conversation={conversation} onOpen={setDialog} onClose={() => setDialog(null)} />}
      {isDisclaimerOpen && (
        <DisclaimerDialog
          onAccept={() => {
            acceptDisclaimer()
            setDisclaimerOpen(false)
            requestAnimationFrame(focusComposer)
          }}
        />
      )}
    </div>
  )
}
