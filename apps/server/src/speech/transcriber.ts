import { Failure } from '../http/failure.ts'

/** Turns recorded speech into text. */
export interface Transcriber {
  model: string
  /**
   * In: a recording with its name, whose ending tells its format. Out: its words.
   * @throws Failure 503 where the model does not answer as it should, 504 where it takes too long
   */
  transcribe(sound: { bytes: Uint8Array<ArrayBuffer>; name: string }): Promise<string>
}

interface SpeechModel {
  /** Address of a server with OpenAI's wire format, without `/audio/transcriptions`. */
  baseUrl: string
  model: string
  key: string | null
}

/** Milliseconds a speech model is given. */
const timeoutMs = 60_000

/** A model that speaks OpenAI's transcription format: a form with `file` and `model`, answered `{text}`. Nothing is kept or logged. */
export function createTranscriber({ baseUrl, model, key }: SpeechModel, timeout = timeoutMs): Transcriber {
  return {
    model,
    async transcribe({ bytes, name }) {
      const form = new FormData()
      form.set('file', new Blob([bytes]), name)
      form.set('model', model)
      form.set('response_format', 'json')
      form.set('language', 'en')
      const text = await ask(`${baseUrl.replace(/\/$/, '')}/audio/transcriptions`, form, key, timeout)
      return text.trim()
    },
  }
}

async function ask(url: string, form: FormData, key: string | null, timeout: number): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const body: unknown = response.ok ? await response.json() : null
    const text = (body as { text?: unknown } | null)?.text
    if (typeof text === 'string') return text
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new Failure('timed-out', 'The speech model took too long.')
  }
  throw new Failure('busy', 'The speech model did not answer. Please try again.', { retryAfter: 5 })
}
