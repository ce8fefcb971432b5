import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

interface Answer {
  status: number
  code?: string
  retryAfter?: string
}

/** What the network does with the next forms: an answer, or none at all. The last one stays. */
let outcomes: (Answer | 'no answer' | 'silence')[]
let sent: { method: string; address: string; headers: Record<string, string>; form: FormData }[]
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** The browser's request, without a network. */
class ScriptedRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  #retryAfter: string | null = null
  #request = { method: '', address: '', headers: {} as Record<string, string> }

  open(method: string, address: string) {
    this.#request = { method, address, headers: {} }
  }
  setRequestHeader(name: string, value: string) {
    this.#request.headers[name] = value
  }
  getResponseHeader = (name: string) => (name === 'Retry-After' ? this.#retryAfter : null)
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send(form: FormData) {
    sent.push({ ...this.#request, form })
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0]
    for (const loaded of [5, 10]) this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 10 }))
    if (outcome === 'silence' || outcome === undefined) return
    if (outcome === 'no answer') return void this.dispatchEvent(new Event('error'))
    this.status = outcome.status
    this.#retryAfter = outcome.retryAfter ?? null
    this.responseText = JSON.stringify(outcome.status === 200 ? { response: 'read' } : { error: { code: outcome.code } })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest)
  sent = []
  logged.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (options: { signal?: AbortSignal; onProgress?: (share: number) => void; onWaiting?: () => void } = {}) =>
  call('analyzeDocument', { body: new FormData(), secret: 's3cret', ...options })

test('a form goes with the secret and tells how far it is', async () => {
  outcomes = [{ status: 200 }]
  const onProgress = vi.fn()
  expect(await send({ onProgress })).toEqual({ response: 'read' })
  expect(sent).toMatchObject([{ method: 'POST', address: '/api/document/analyze', headers: { authorization: 'Bearer s3cret' } }])
  expect(onProgress.mock.calls).toEqual([[0.5], [1]])
})

test.each([
  ['a busy server', { status: 503, code: 'busy' }],
  ['a gateway without a server', { status: 502 }],
  ['a network that lost it', 'no answer'],
] as const)('after %s the file is sent again', async (_, outcome) => {
  outcomes = [outcome, { status: 200 }]
  const onWaiting = vi.fn()
  const answer = send({ onWaiting })
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await answer).toEqual({ response: 'read' })
  expect(sent).toHaveLength(2)
  expect(onWaiting).toHaveBeenCalledTimes(1)
  expect(logged).not.toHaveBeenCalled()
})

test('a server that names a time is left alone that long, but not for ever', async () => {
  outcomes = [{ status: 503, retryAfter: '9' }, { status: 200 }]
  const answer = send()
  await vi.advanceTimersByTimeAsync(8_900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toEqual({ response: 'read' })
  outcomes = [{ status: 503, retryAfter: '60' }]
  await expect(send()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 })
})

test.each([
  ['analyzeVideo', 415, 'unsupported-type', 'Video analysis failed'],
  ['analyzeDocument', 422, 'unreadable-document', 'Document upload failed'],
  ['importRecord', 429, 'quota-reached', 'API request failed'],
] as const)('%s that is refused (%i) is not sent again, and logged without a word of the patient', async (name, status, code, line) => {
  outcomes = [{ status, code }]
  await expect(call(name, { body: new FormData() })).rejects.toMatchObject({ status, code })
  expect(sent).toHaveLength(1)
  expect(logged.mock.calls).toEqual([[line, name, status]])
})

test('who has spoken does not wait for a model that is busy', async () => {
  outcomes = [{ status: 503, code: 'busy', retryAfter: '5' }]
  await expect(call('transcribe', { body: new FormData() })).rejects.toMatchObject({ status: 503 })
  expect(sent).toHaveLength(1)
})

test('a server that stays busy is asked four times', async () => {
  outcomes = [{ status: 503 }]
  const failed = expect(send()).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(sent).toHaveLength(4)
})

test('an upload that is given up ends, under way or waiting for its next try', async () => {
  outcomes = ['silence']
  const underWay = new AbortController()
  const sending = expect(send({ signal: underWay.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(10)
  underWay.abort()
  await sending
  outcomes = [{ status: 503 }]
  const waiting = new AbortController()
  const again = expect(send({ signal: waiting.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(100)
  waiting.abort()
  await again
  expect(sent).toHaveLength(2)
  expect(logged).not.toHaveBeenCalled()
})
