import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The speech engines put in at the browser's edge, for tests to drive. */
    fakeSpeech: {
      spoken: { text: string; volume: number; rate: number; pitch: number; voice: string | undefined; at: number }[]
      cancelled: number
      /** Ends the utterance that is being spoken. */
      finish: () => void
      /** The recognition that listens now; null while none does. */
      hear: (words: string, isFinal: boolean) => void
      fail: (code: string) => void
      isListening: () => boolean
    }
  }
}

/**
 * Puts doubles of speech output and recognition into the browser before the page loads: what the browser would say to them is said by
 * the test, everything behind them is the product's own.
 */
export async function fakeSpeech(page: Page, { canListen = true } = {}) {
  await page.addInitScript((isListener) => {
    const spoken: Window['fakeSpeech']['spoken'] = []
    let current: SpeechSynthesisUtterance | null = null
    const voices = [
      { name: 'Anna', lang: 'de-DE', default: true, localService: true, voiceURI: 'Anna' },
      { name: 'Daniel', lang: 'en-GB', default: false, localService: true, voiceURI: 'Daniel' },
      { name: 'Samantha', lang: 'en-US', default: false, localService: true, voiceURI: 'Samantha' },
    ]
    let chosen: string | undefined
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', {
      configurable: true,
      set(voice: { name: string }) {
        chosen = voice.name
      },
    })
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance
        const { text, volume, rate, pitch } = utterance
        spoken.push({ text, volume, rate, pitch, voice: chosen, at: performance.now() })
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent)
      },
      cancel() {
        current = null
        window.fakeSpeech.cancelled++
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis })

    type Handler = ((event: unknown) => void) | null
    let listening: Recognition | null = null
    class Recognition {
      onstart: Handler = null
      onend: Handler = null
      onerror: Handler = null
      onresult: Handler = null
      onaudiostart: Handler = null
      onaudioend: Handler = null
      results: unknown[] = []
      start() {
        listening = this
        setTimeout(() => {
          this.onstart?.({})
          this.onaudiostart?.({})
        })
      }
      stop() {
        listening = null
        setTimeout(() => {
          this.onaudioend?.({})
          this.onend?.({})
        })
      }
      abort() {
        this.stop()
      }
    }
    Object.assign(window, { SpeechRecognition: isListener ? Recognition : undefined })
    if (!isListener) Object.assign(window, { webkitSpeechRecognition: undefined })

    window.fakeSpeech = {
      spoken,
      cancelled: 0,
      finish() {
        const ending = current
        current = null
        ending?.onend?.(new Event('end') as SpeechSynthesisEvent)
      },
      hear(words, isFinal) {
        if (!listening) throw new Error('nobody listens')
        const { results } = listening
        const result = Object.assign([{ transcript: words }], { isFinal })
        if (results.length > 0 && !(results.at(-1) as { isFinal: boolean }).isFinal) results[results.length - 1] = result
        else results.push(result)
        listening.onresult?.({ resultIndex: results.length - 1, results })
      },
      fail(code) {
        // Some browsers send no end after an error, so neither does this one.
        listening?.onerror?.({ error: code })
        listening = null
      },
      isListening: () => listening !== null,
    }
  }, canListen)
}

export const hear = (page: Page, words: string, isFinal = true) =>
  page.evaluate(([text, final]) => window.fakeSpeech.hear(text, final), [words, isFinal] as const)
export const isListening = (page: Page) => page.evaluate(() => window.fakeSpeech.isListening())
export const spoken = (page: Page) => page.evaluate(() => window.fakeSpeech.spoken)
export const finishUtterance = (page: Page) => page.evaluate(() => window.fakeSpeech.finish())
