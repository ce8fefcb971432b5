import { recognitionErrorText } from './recognition-errors.ts'
import { recordSpeech, type SpeechRecording, speechFileName } from './record-speech.ts'

export type DictaphoneState = 'off' | 'starting' | 'recording' | 'writing'

interface DictaphoneEvents {
  /** Asks the server to write down what was recorded. */
  transcribe: (form: FormData) => Promise<string>
  onWords: (words: string) => void
  onFailure: (sentence: string) => void
}

export const transcriptionTroubleText = 'Your words could not be written down. Please try again, or type instead.'

/** Push to talk: press, speak, press again; the server writes it down. */
export function createDictaphone({ transcribe, onWords, onFailure }: DictaphoneEvents) {
  let state: DictaphoneState = 'off'
  let recording: SpeechRecording | null = null
  let turn = 0
  const listeners = new Set<() => void>()
  function set(next: DictaphoneState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function start() {
    const mine = ++turn
    set('starting')
    try {
      const begun = await recordSpeech()
      if (mine !== turn) return begun.discard()
      recording = begun
      set('recording')
    } catch (error) {
      if (mine !== turn) return
      set('off')
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      onFailure(recognitionErrorText(isDenied ? 'not-allowed' : 'audio-capture') ?? '')
    }
  }

  async function finish(ended: SpeechRecording) {
    const mine = ++turn
    recording = null
    set('writing')
    try {
      const sound = await ended.finish()
      const form = new FormData()
      form.set('audio', sound, speechFileName(sound.type))
      const words = await transcribe(form)
      if (mine === turn) onWords(words)
    } catch {
      if (mine === turn) onFailure(transcriptionTroubleText)
    } finally {
      if (mine === turn) set('off')
    }
  }

  return {
    getState: (): DictaphoneState => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle() {
      if (state === 'off') return start()
      if (recording) return finish(recording)
    },
    /** Lets go of the microphone. */
    end() {
      turn++
      recording?.discard()
      recording = null
      set('off')
    },
  }
}
