import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import { type ReactNode, useState } from 'react'
import { useOutletContext } from 'react-router'
import { AvatarStrip } from '../features/avatar/AvatarStrip.tsx'
import { avatarState } from '../features/avatar/avatar-status.ts'
import { type Activity, isBusy } from '../features/conversation/activity.ts'
import { draftOf } from '../features/conversation/draft.ts'
import { composerId, focusComposer } from '../features/conversation/focus-composer.ts'
import { KeptHereNote } from '../features/conversation/KeptHereNote.tsx'
import { MessageList } from '../features/conversation/MessageList.tsx'
import { newestClinical } from '../features/conversation/message.ts'
import { OpenQuestion } from '../features/conversation/OpenQuestion.tsx'
import { OutsideModelNote } from '../features/conversation/OutsideModelNote.tsx'
import { PinnedHelpBar } from '../features/conversation/PinnedHelpBar.tsx'
import { pinnedHelp } from '../features/conversation/pinned-help.ts'
import { Starters } from '../features/conversation/Starters.tsx'
import { useConversation } from '../features/conversation/use-conversation.ts'
import { VerdictActions } from '../features/conversation/VerdictActions.tsx'
import { acceptDisclaimer, isDisclaimerDue } from '../features/disclaimer/disclaimer-due.ts'
import { isShareOpened } from '../session/pocket/shared-files.ts'
import { useUser } from '../session/use-user.ts'
import { useStore } from '../store/create-store.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { BubbleExtras } from './BubbleExtras.tsx'
import { ChatAside } from './ChatAside.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import type { OpenDialog } from './ChatDialogs.tsx'
import { ChatHead } from './ChatHead.tsx'
import { ExtractButton } from './ExtractButton.tsx'
import { type OpenRoom, useRoom } from './use-room.ts'
import { useVerdictActions } from './use-verdict-actions.ts'

const DisclaimerDialog = lazyPart('disclaimer', async () => (await import('../features/disclaimer/DisclaimerDialog.tsx')).DisclaimerDialog)
const CameraPanel = lazyPart('camera', async () => (await import('../features/camera/CameraPanel.tsx')).CameraPanel)
const ChatDialogs = lazyPart('chat dialogs', async () => (await import('./ChatDialogs.tsx')).ChatDialogs)

/** What is going on in the room. */
function activityIn({ view: { recorder }, speech, recordings }: OpenRoom, isThinking: boolean): Activity {
  return {
    isThinking,
    isAnalyzingVideo: recordings.sending !== null || recorder.kind === 'recorded',
    isSpeaking: speech.isSpeaking,
    isListening: speech.isListening,
    isRecording: recorder.kind === 'recording' || recorder.kind === 'stopping',
  }
}

/** The consultation room: wires conversation, voice, camera, documents, tasks and extraction together. */
export function ChatPage() {
  const { messages, phase, reply, isKeptHere = false, conversation } = useConversation()
  const { session } = useUser()
  const writing = draftOf(session, conversation)
  const draft = useStore(writing.text)
  const [isDisclaimerOpen, setDisclaimerOpen] = useState(isDisclaimerDue)
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (isShareOpened(location.search) ? { kind: 'upload' } : null))
  const user = useOutletContext<ReactNode>()
  const { isExtracting, showExtracted, report, showToDoctor, remind } = useVerdictActions(messages, setDialog)
  const opened = useRoom(conversation, { draft, setDraft: writing.change, send: (text) => send(text) })
  const { room, view, speech, recordings } = opened
  const activity = activityIn(opened, phase === 'thinking')
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
  const upload = () => setDialog({ kind: 'upload' })

  const help = pinnedHelp(messages)
  const hasBegun = messages.length > 1
  const canExtract = hasBegun && !isKeptHere && newestClinical(messages)?.kind !== 'crisis'
  const extract = canExtract
    ? { words: isExtracting ? 'Analyzing...' : 'Extract Medical History', isDisabled: isResting, isExtracting, run: showExtracted }
    : null

  return (
    <div className="flex grow">
      <title>AI Doctor Chat - Dr. AI</title>
      <div className={`flex min-w-0 grow flex-col ${help ? '[--pinned:3.25rem]' : ''}`}>
        <ChatHead
          activity={activity}
          room={room}
          conversation={conversation}
          canBeginAnew={!isResting && hasBegun}
          isUrgent={help !== null}
          extract={extract}
          onShowToDoctor={hasBegun ? showToDoctor : null}
          onOpen={setDialog}
          user={user}
        />
        {help && <PinnedHelpBar help={help} />}
        {!isKeptHere && <OutsideModelNote messages={messages} />}
        <KeptHereNote conversation={conversation} isKeptHere={isKeptHere} isNew={messages.length === 1} isDisabled={isResting} />
        {(view.camera.kind !== 'off' || view.camera.error) && (
          <CameraPanel
            view={view}
            camera={room.video.camera}
            isBusy={isResting}
            sending={recordings.sending}
            captions={speech.transcript}
            consent={{ isGiven: recordings.isShown, onChange: room.video.show }}
          />
        )}
        <MessageList
          before={<AvatarStrip state={face} />}
          start={<Starters isDisabled={isResting} onSay={send} onBegin={begin} onUpload={isKeptHere ? null : upload} />}
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
              isDisabled={isResting}
              onSave={isKeptHere ? null : showExtracted}
              onReport={report}
              onShow={showToDoctor}
              onRemind={remind}
              onChange={() => begin('Something has changed: ')}
            />
          }
          extrasOf={(message) => (
            <BubbleExtras
              message={message}
              isDisabled={isResting}
              failedVideo={recordings.failedBubble}
              onSendVideo={() => void room.video.sendAgain()}
              onCheckDocument={(id) => setDialog({ kind: 'document', id })}
            />
          )}
        />
        {extract && <ExtractButton {...extract} />}
        <OpenQuestion newest={messages.at(-1)} isDisabled={isResting} onSend={send} />
        <ChatComposer
          draft={draft}
          onDraft={writing.change}
          onSend={() => send(draft)}
          activity={activity}
          isResting={isResting}
          isKeptHere={isKeptHere}
          opened={opened}
          onUpload={upload}
        />
      </div>
      <ChatAside face={face} view={view} messages={messages} isDisabled={isResting} onCorrect={conversation.correct} />
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
