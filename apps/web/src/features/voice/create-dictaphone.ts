import { createStore } from '../../store/create-store.ts'
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

/** Push to talk: press, speak, press again; the server writes it down. Lets go of the microphone when nobody follows it any more. */
export function createDictaphone({ transcribe, onWords, onFailure }: DictaphoneEvents) {
  const state = createStore<DictaphoneState>('off', () => end)
  let recording: SpeechRecording | null = null
  let turn = 0

  async function start() {
    const mine = ++turn
    state.set('starting')
    try {
      const begun = await recordSpeech()
      if (mine !== turn) return begun.discard()
      recording = begun
      state.set('recording')
    } catch (error) {
      if (mine !== turn) return
      state.set('off')
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      onFailure(recognitionErrorText(isDenied ? 'not-allowed' : 'audio-capture') ?? '')
    }
  }

  async function finish(ended: SpeechRecording) {
    const mine = ++turn
    recording = null
    state.set('writing')
    try {
      const sound = await ended.finish()
      const form = new FormData()
      form.set('audio', sound, speechFileName(sound.type))
      const words = await transcribe(form)
      if (mine === turn) onWords(words)
    } catch {
      if (mine === turn) onFailure(transcriptionTroubleText)
    } finally {
      if (mine === turn) state.set('off')
    }
  }

  /** Lets go of the microphone. */
  function end() {
    turn++
    recording?.discard()
    recording = null
    state.set('off')
  }

  return {
    state,
    toggle() {
      if (state.get() === 'off') return start()
      if (recording) return finish(recording)
    },
  }
}
