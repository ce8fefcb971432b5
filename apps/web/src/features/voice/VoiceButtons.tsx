import { IconButton } from '../../ui/IconButton.tsx'
import { microphoneIcon, speakerIcon, speakerOffIcon, stopIcon } from '../../ui/icons.ts'

interface VoiceHeaderButtonsProps {
  isSupported: boolean
  isOn: boolean
  isSpeaking: boolean
  onToggle: () => void
  onStop: () => void
}

/** Voice output on and off, and stop while the doctor speaks: in the chat's header. */
export function VoiceHeaderButtons({ isSupported, isOn, isSpeaking, onToggle, onStop }: VoiceHeaderButtonsProps) {
  return (
    <>
      {isSpeaking && <IconButton label="Stop speaking" icon={stopIcon} onClick={onStop} />}
      <IconButton
        label={isSupported ? 'Voice output' : 'Voice output: this browser cannot speak'}
        icon={isOn ? speakerIcon : speakerOffIcon}
        pressed={isOn && isSupported}
        disabled={!isSupported}
        onClick={onToggle}
      />
    </>
  )
}

interface MicrophoneButtonProps {
  label: string
  isOn: boolean
  /** Whether sound is really taken in at this moment. */
  isLive: boolean
  isDisabled: boolean
  onToggle: () => void
}

/** Speech to text, or the sound of the video: in the input bar. A dot shows while the microphone is really open. */
export function MicrophoneButton({ label, isOn, isLive, isDisabled, onToggle }: MicrophoneButtonProps) {
  return (
    <span className="relative">
      <IconButton label={label} icon={microphoneIcon} pressed={isOn} disabled={isDisabled} onClick={onToggle} />
      {isLive && (
        <span data-live className="pointer-events-none absolute top-1.5 right-1.5 size-2.5 rounded-full bg-red-strong ring-2 ring-canvas">
          <span className="sr-only">The microphone is open</span>
        </span>
      )}
    </span>
  )
}

/** What is being heard, above the input. */
export function LiveTranscript({ words }: { words: string }) {
  return (
    <p className="px-1 text-[0.9375rem] break-words text-soft" aria-live="off">
      {words === '' ? 'Listening: ...' : `Listening: ${words}`}
    </p>
  )
}
