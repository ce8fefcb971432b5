import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { encodePatientSecret } from '@dr-ai/contract/identity'

/** A consultation as people have them: a complaint, then answers to what is asked. */
const script = [
  'I have had a headache on one side since yesterday morning, with nausea',
  'it throbs',
  'no',
  'yes',
  'I do not know',
  'no',
  'light bothers me',
  'no',
  'about 7 out of 10',
  'no',
  'no fever',
  'no',
] as const

export interface Speaker {
  /** One turn; answers its milliseconds. Throws where it is not answered 200. */
  speak(): Promise<number>
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** One call over a connection that is kept. Out: status, body and milliseconds. */
export function send(
  url: string,
  { method = 'POST', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown },
): Promise<{ status: number; body: string; took: number }> {
  const begun = performance.now()
  const payload = body === undefined ? null : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        agent,
        headers: { ...headers, ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }) },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, took: performance.now() - begun }))
        answer.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

export const newSecret = (): string => encodePatientSecret(randomBytes(32))

/** A patient of the server, with a secret of their own, in one consultation after the other. */
export function patientOf(address: string, secret: string = newSecret()): Speaker {
  let turn = 0
  return {
    speak: async () => {
      const at = turn++ % script.length
      const { status, body, took } = await send(`${address}/api/chat`, {
        headers: { authorization: `Bearer ${secret}` },
        body: { message: script[at], ...(at === 0 && { new_consultation: true }) },
      })
      if (status !== 200) throw new Error(`a turn was answered ${status}: ${body.slice(0, 200)}`)
      return took
    },
  }
}

/** The same patient before the bare route. */
export function bareOf(address: string, patient: string): Speaker {
  let turn = 0
  return {
    speak: async () => {
      const at = turn++ % script.length
      const { status, took } = await send(`${address}/turn`, { body: { patient, message: script[at], isNew: at === 0 } })
      if (status !== 200) throw new Error(`the bare route answered ${status}`)
      return took
    },
  }
}

export interface Load {
  turns: number
  /** Turns a second. */
  rate: number
  p50: number
  p99: number
}

/** All speakers at once, each with one turn after the other, until so many turns are done. */
export async function speakTogether(speakers: readonly Speaker[], turns: number): Promise<Load> {
  const times: number[] = []
  let begunTurns = 0
  const begun = performance.now()
  await Promise.all(
    speakers.map(async ({ speak }) => {
      while (begunTurns < turns) {
        begunTurns += 1
        times.push(await speak())
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1_000
  return { turns: times.length, rate: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
