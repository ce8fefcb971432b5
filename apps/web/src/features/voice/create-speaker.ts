import { utteranceGap } from '@dr-ai/contract/limits'
import type { VoiceSettings } from '../../session/settings.ts'
import { createStore } from '../../store/create-store.ts'
import { chooseVoice } from './choose-voice.ts'
import { type SpeechAction, type SpeechQueue, silence, speechReducer } from './speech-queue.ts'
import { splitSpeech } from './split-speech.ts'

/** An utterance that tells no end is given up after this long: a slow reader's 6 characters a second, and some. */
const timeoutMs = (text: string, rate: number) => 8_000 + (text.length * 170) / rate

/**
 * Speaks the doctor's words, piece after piece. Says nothing where the browser cannot.
 * @param readSettings the voice as it is set at that moment
 * @param onBlocked called with what could not be said because the browser wants a gesture first
 */
export function createSpeaker(readSettings: () => VoiceSettings, onBlocked: (text: string) => void) {
  const synthesis = typeof window.speechSynthesis === 'undefined' ? null : window.speechSynthesis
  const queue = createStore<SpeechQueue>(silence)
  let timer: ReturnType<typeof setTimeout> | undefined

  function act(action: SpeechAction) {
    const before = queue.get()
    const next = speechReducer(before, action)
    if (next === before) return
    queue.set(next)
    if (next.kind === 'speaking' && (before.kind !== 'speaking' || before.turn !== next.turn)) utter(next.text, next.turn)
    else if (next.kind === 'gap' && before.kind !== 'gap') wait(next.turn)
  }

  function wait(turn: number) {
    clearTimeout(timer)
    timer = setTimeout(() => act({ type: 'next', turn }), utteranceGap)
  }

  function utter(text: string, turn: number) {
    const { voice, volume, rate, pitch } = readSettings()
    const utterance = new SpeechSynthesisUtterance(text)
    const speaker = chooseVoice(synthesis?.getVoices() ?? [], voice)
    if (speaker) utterance.voice = speaker
    utterance.lang = speaker?.lang ?? 'en-US'
    Object.assign(utterance, { volume, rate, pitch })
    const end = () => {
      clearTimeout(timer)
      act({ type: 'ended', turn })
    }
    utterance.onend = end
    utterance.onerror = (event) => {
      const speaking = queue.get()
      if (event.error === 'not-allowed' && speaking.kind === 'speaking' && speaking.turn === turn) {
        const unsaid = [speaking.text, ...speaking.waiting].join(' ')
        stop()
        onBlocked(unsaid)
      } else end()
    }
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        synthesis?.cancel()
        end()
      },
      timeoutMs(text, rate),
    )
    synthesis?.speak(utterance)
  }

  function stop() {
    clearTimeout(timer)
    act({ type: 'stop' })
    synthesis?.cancel()
  }

  return {
    isSupported: synthesis !== null,
    isSpeaking: (): boolean => queue.get().kind !== 'silent',
    subscribe: queue.subscribe,
    /** Speaks after whatever is being said. Blank text says nothing. */
    say(text: string) {
      if (synthesis) act({ type: 'say', chunks: splitSpeech(text) })
    },
    stop,
  }
}
