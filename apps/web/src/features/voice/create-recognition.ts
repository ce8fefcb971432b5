import { createStore } from '../../store/create-store.ts'
import { notListening, type RecognitionAction, type RecognitionState, recognitionReducer } from './recognition-state.ts'

/** The part of the Web Speech API's recognition that is used; TypeScript's library has none of it. */
interface BrowserRecognition {
  continuous: boolean
  interimResults: boolean
  lang: string
  maxAlternatives: number
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult: ((event: RecognitionEvent) => void) | null
  onaudiostart: (() => void) | null
  onaudioend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
interface RecognitionEvent {
  resultIndex?: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
type RecognitionMaker = new () => BrowserRecognition
declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
}

/** Listening on and off. Chromium ends a long silence by itself: as long as listening is wanted it begins again. */
export function createRecognition({ onFinal, onError }: { onFinal: (words: string) => void; onError: (code: string) => void }) {
  const Maker = window.SpeechRecognition ?? window.webkitSpeechRecognition
  /** `isHearing`: whether the browser really takes in sound now. */
  const now = createStore<{ state: RecognitionState; isHearing: boolean }>({ state: notListening, isHearing: false })
  let current: BrowserRecognition | null = null
  let isWanted = false
  let begunAt = 0

  const act = (action: RecognitionAction, isHearing = now.get().isHearing) =>
    now.set({ state: recognitionReducer(now.get().state, action), isHearing })
  const hear = (isHearing: boolean) => now.set({ ...now.get(), isHearing })
  const isOff = () => now.get().state.phase === 'off'

  function fail(code: string) {
    isWanted = false
    current = null
    act({ type: 'failed', code }, false)
    onError(code)
  }

  function begin() {
    if (!Maker) return fail('unsupported')
    const recognition = new Maker()
    recognition.continuous = true
    recognition.interimResults = true
    recognition.lang = 'en-US'
    recognition.maxAlternatives = 1
    const isCurrent = () => current === recognition
    recognition.onstart = () => isCurrent() && act({ type: 'started' })
    recognition.onaudiostart = () => isCurrent() && hear(true)
    recognition.onaudioend = () => isCurrent() && hear(false)
    recognition.onresult = (event) => {
      if (!isCurrent()) return
      const { interim, final } = readResults(event)
      act({ type: 'heard', interim, final })
      if (final.trim() !== '') onFinal(final.trim())
    }
    recognition.onerror = ({ error }) => {
      if (isCurrent() && error !== 'aborted') fail(error)
    }
    recognition.onend = () => {
      if (!isCurrent()) return
      current = null
      const lasted = performance.now() - begunAt
      act({ type: 'ended' }, false)
      // Ended by the browser, not by the patient; one that ends at once would only do so again.
      if (isWanted && lasted > 1_000) start()
      else isWanted = false
    }
    current = recognition
    begunAt = performance.now()
    try {
      recognition.start()
    } catch {
      fail('audio-capture')
    }
  }

  function start() {
    if (!isOff()) return
    isWanted = true
    act({ type: 'start' })
    begin()
  }

  return {
    isSupported: Maker !== undefined,
    getState: (): RecognitionState => now.get().state,
    isHearing: (): boolean => now.get().isHearing,
    subscribe: now.subscribe,
    start,
    clear: () => act({ type: 'clear' }),
    /** Ends listening; the last words still arrive. */
    stop() {
      isWanted = false
      if (isOff()) return
      act({ type: 'stop' })
      current?.stop()
    },
    /** Ends listening at once; what is not final yet is handed over as it stands. */
    abort() {
      isWanted = false
      if (isOff()) return
      const ending = current
      current = null
      const { interim } = now.get().state
      act({ type: 'ended' }, false)
      ending?.abort()
      if (interim.trim() !== '') onFinal(interim.trim())
    },
  }
}

function readResults({ resultIndex = 0, results }: RecognitionEvent): { interim: string; final: string } {
  let interim = ''
  let final = ''
  for (let index = resultIndex; index < results.length; index++) {
    const result = results[index]
    const words = result?.[0]?.transcript ?? ''
    if (result?.isFinal) final += ` ${words}`
    else interim += words
  }
  return { interim: interim.trim(), final: final.trim() }
}
