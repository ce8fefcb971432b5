import { CameraButton } from '../features/camera/CameraButton.tsx'
import type { Activity } from '../features/conversation/activity.ts'
import { Composer } from '../features/conversation/Composer.tsx'
import { UploadButton } from '../features/documents/UploadButton.tsx'
import { LiveTranscript } from '../features/voice/VoiceButtons.tsx'
import { Microphone } from './Microphone.tsx'
import type { OpenRoom } from './use-room.ts'

interface ChatComposerProps {
  draft: string
  onDraft: (draft: string) => void
  onSend: () => void
  activity: Activity
  /** While the doctor is at work, or the conversation is still loading. */
  isResting: boolean
  /** The conversation leaves no trace on the server: nothing can be filmed or sent along. */
  isKeptHere: boolean
  opened: OpenRoom
  onUpload: () => void
}

/** The input bar of the consultation room, with camera, microphone and documents. */
export function ChatComposer({ draft, onDraft, onSend, activity, isResting, isKeptHere, opened, onUpload }: ChatComposerProps) {
  const { room, view, speech, pushToTalk, isTranscribed } = opened
  const { camera } = room.video
  const isCameraHeld = view.camera.kind === 'starting' || activity.isRecording || activity.isAnalyzingVideo
  return (
    <Composer
      draft={draft}
      onDraft={onDraft}
      onSend={onSend}
      isDisabled={isResting}
      leading={
        <>
          <CameraButton isOn={view.camera.kind === 'on'} isDisabled={isKeptHere || isCameraHeld} onToggle={() => void camera.toggle()} />
          <Microphone
            camera={view.camera}
            isSoundLive={view.isSoundLive}
            onMute={camera.toggleSound}
            room={room}
            speech={speech}
            pushToTalk={pushToTalk}
            isTranscribed={isTranscribed}
          />
        </>
      }
      above={speech.isListening && <LiveTranscript words={speech.transcript} />}
      trailing={<UploadButton isDisabled={isResting || isKeptHere} onOpen={onUpload} />}
    />
  )
}
