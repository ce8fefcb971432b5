import type { CameraState } from '../features/camera/camera-state.ts'
import type { DictaphoneState } from '../features/voice/create-dictaphone.ts'
import type { VoiceView } from '../features/voice/create-voice.ts'
import { MicrophoneButton } from '../features/voice/VoiceButtons.tsx'
import type { Room } from './create-room.ts'

interface MicrophoneProps {
  camera: CameraState
  /** With the camera on: whether the microphone's track takes in sound now. */
  isSoundLive: boolean
  /** With the camera on: the video's sound on and off. */
  onMute: () => void
  room: Room
  speech: VoiceView
  pushToTalk: DictaphoneState
  isTranscribed: boolean | null
}

/** The microphone of the input bar: speech to text, push to talk where the browser has no recognition, or the sound of the video. */
export function Microphone({ camera, isSoundLive, onMute, room, speech, pushToTalk, isTranscribed }: MicrophoneProps) {
  const { voice, dictaphone } = room
  if (camera.kind === 'on') {
    return (
      <MicrophoneButton
        label={camera.hasSound ? 'Microphone' : 'Microphone: none was found'}
        isOn={camera.isSoundOn}
        isLive={isSoundLive}
        isDisabled={!camera.hasSound}
        onToggle={onMute}
      />
    )
  }
  if (voice.canListen) {
    return (
      <MicrophoneButton
        label="Microphone"
        isOn={speech.isOn}
        isLive={speech.isLive}
        isDisabled={camera.kind === 'starting'}
        onToggle={voice.toggleMicrophone}
      />
    )
  }
  if (isTranscribed) {
    const isRecording = pushToTalk === 'recording'
    return (
      <MicrophoneButton
        label={
          isRecording
            ? 'Finish speaking'
            : pushToTalk === 'writing'
              ? 'Writing down your words...'
              : 'Microphone: press, speak, press again'
        }
        isOn={isRecording}
        isLive={isRecording}
        isDisabled={pushToTalk === 'starting' || pushToTalk === 'writing' || camera.kind === 'starting'}
        onToggle={() => void dictaphone.toggle()}
      />
    )
  }
  return (
    <MicrophoneButton
      label="Microphone: this browser cannot recognize speech, and this server has no speech model"
      isOn={false}
      isLive={false}
      isDisabled={isTranscribed === null}
      onToggle={voice.toggleMicrophone}
    />
  )
}
