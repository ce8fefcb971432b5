import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import { type ReactNode, useState } from 'react'
import { useOutletContext } from 'react-router'
import { AvatarPanel } from '../features/avatar/AvatarPanel.tsx'
import { AvatarStrip } from '../features/avatar/AvatarStrip.tsx'
import { avatarState } from '../features/avatar/avatar-status.ts'
import { CameraButton } from '../features/camera/CameraButton.tsx'
import { liveBlinkRate } from '../features/camera/describe-progress.ts'
import { type Activity, isBusy } from '../features/conversation/activity.ts'
import { ChatHeader } from '../features/conversation/ChatHeader.tsx'
import { Composer } from '../features/conversation/Composer.tsx'
import { draftOf } from '../features/conversation/draft.ts'
import { composerId, focusComposer } from '../features/conversation/focus-composer.ts'
import { headerStatus } from '../features/conversation/header-status.ts'
import { KeptHereNote } from '../features/conversation/KeptHereNote.tsx'
import { LivingChart } from '../features/conversation/LivingChart.tsx'
import { MessageList } from '../features/conversation/MessageList.tsx'
import { newestClinical } from '../features/conversation/message.ts'
import { OutsideModelNote } from '../features/conversation/OutsideModelNote.tsx'
import { PinnedHelpBar } from '../features/conversation/PinnedHelpBar.tsx'
import { pinnedHelp } from '../features/conversation/pinned-help.ts'
import { QuickReplies } from '../features/conversation/QuickReplies.tsx'
import { Starters } from '../features/conversation/Starters.tsx'
import { useConversation } from '../features/conversation/use-conversation.ts'
import { VerdictActions } from '../features/conversation/VerdictActions.tsx'
import { acceptDisclaimer, isDisclaimerDue } from '../features/disclaimer/disclaimer-due.ts'
import { UploadButton } from '../features/documents/UploadButton.tsx'
import { LiveTranscript, VoiceHeaderButtons } from '../features/voice/VoiceButtons.tsx'
import { isShareOpened } from '../session/pocket/shared-files.ts'
import { useUser } from '../session/use-user.ts'
import { useStore } from '../store/create-store.ts'
import { Button } from '../ui/Button.tsx'
import { clipboardIcon } from '../ui/icons.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import type { OpenDialog } from './ChatDialogs.tsx'
import { ConsultationButtons } from './ConsultationButtons.tsx'
import { ConsultationMenu } from './ConsultationMenu.tsx'
import { Microphone } from './Microphone.tsx'
import { useRoom } from './use-room.ts'
import { useVerdictActions } from './use-verdict-actions.ts'

const DisclaimerDialog = lazyPart('disclaimer', async () => (await import('../features/disclaimer/DisclaimerDialog.tsx')).DisclaimerDialog)
const CameraPanel = lazyPart('camera', async () => (await import('../features/camera/CameraPanel.tsx')).CameraPanel)
const ChatDialogs = lazyPart('chat dialogs', async () => (await import('./ChatDialogs.tsx')).ChatDialogs)

/** From so many characters on an answer fills a phone's screen, and the question at its end may be out of sight. */
const longAnswer = 400

/** The consultation room: wires conversation, voice, camera, documents, tasks and extraction together. */
export function ChatPage() {
  const { messages, phase, reply, isKeptHere = false, conversation } = useConversation()
  const { session, settings } = useUser()
  const writing = draftOf(session, conversation)
  const draft = useStore(writing.text)
  const [isDisclaimerOpen, setDisclaimerOpen] = useState(isDisclaimerDue)
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (isShareOpened(location.search) ? { kind: 'upload' } : null))
  const user = useOutletContext<ReactNode>()
  const { isExtracting, showExtracted, report, remind } = useVerdictActions(messages, (diagnoses) =>
    setDialog({ kind: 'extracted', diagnoses }),
  )

  const { room, view, speech, pushToTalk, isTranscribed, recordings } = useRoom(conversation, {
    draft,
    setDraft: writing.change,
    send: (text) => send(text),
  })
  const { voice, video } = room
  const { camera, recorder } = view
  const isCameraOn = camera.kind === 'on'
  const isRecording = recorder.kind === 'recording' || recorder.kind === 'stopping'

  const activity: Activity = {
    isThinking: phase === 'thinking',
    isAnalyzingVideo: recordings.sending !== null || recorder.kind === 'recorded',
    isSpeaking: speech.isSpeaking,
    isListening: speech.isListening,
    isRecording,
  }
  const isResting = isBusy(activity) || phase === 'loading'
  const face = avatarState({ ...activity, isProcessing: activity.isThinking || activity.isAnalyzingVideo })

  const send = (text: string, answer?: QuickAnswer) => {
    const kept = isResting ? null : conversation.send(text, answer)
    if (kept === null) return
    writing.sent(kept)
    room.sent()
  }

  const begin = (words: string) => {
    writing.change(words)
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
            isOn={settings.isVoiceOn}
            isSpeaking={activity.isSpeaking}
            onToggle={room.toggleVoice}
            onStop={voice.stopSpeaking}
          />
        </ChatHeader>
        {help && <PinnedHelpBar help={help} />}
        {!isKeptHere && <OutsideModelNote messages={messages} />}
        <KeptHereNote conversation={conversation} isKeptHere={isKeptHere} isNew={messages.length === 1} isDisabled={isResting} />
        {(camera.kind !== 'off' || camera.error) && (
          <CameraPanel
            view={view}
            camera={video.camera}
            isBusy={isResting}
            sending={recordings.sending}
            captions={speech.transcript}
            consent={{ isGiven: recordings.isShown, onChange: video.show }}
          />
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
            message.id === recordings.failedBubble ? (
              <Button className="justify-self-start" disabled={isResting} onClick={() => void video.sendAgain()}>
                Send the video again
              </Button>
            ) : message.kind === 'document-analysis' && message.documentId !== null ? (
              <Button
                className="justify-self-start"
                onClick={() => setDialog(message.documentId === null ? null : { kind: 'document', id: message.documentId })}
              >
                Check what was read
              </Button>
            ) : null
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
          onDraft={writing.change}
          onSend={() => send(draft)}
          isDisabled={isResting}
          leading={
            <>
              <CameraButton
                isOn={isCameraOn}
                isDisabled={isKeptHere || camera.kind === 'starting' || activity.isRecording || activity.isAnalyzingVideo}
                onToggle={() => void video.camera.toggle()}
              />
              <Microphone
                camera={camera}
                isSoundLive={view.isSoundLive}
                onMute={video.camera.toggleSound}
                room={room}
                speech={speech}
                pushToTalk={pushToTalk}
                isTranscribed={isTranscribed}
              />
            </>
          }
          above={speech.isListening && <LiveTranscript words={speech.transcript} />}
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
