/** Why an outside model gave no usable answer. */
export type ModelFailureKind =
  | 'time-out'
  | 'rate-limit'
  | 'refusal'
  | 'bad-answer'
  | 'half-answer'
  | 'wrong-key'
  | 'missing-key'
  | 'unknown-model'
  | 'rejected'
  | 'unreachable'
  | 'server-error'
  | 'stopped'
  | 'held-back'

/** Each failure in plain words, as it completes "it gave no answer: ...", and whether a second try makes sense. */
export const modelFailures: Record<ModelFailureKind, { words: string; isWorthRetrying: boolean }> = {
  'time-out': { words: 'it took too long', isWorthRetrying: false },
  'rate-limit': { words: 'it has been asked too often for now', isWorthRetrying: true },
  refusal: { words: 'it refused to answer', isWorthRetrying: false },
  'bad-answer': { words: 'its answer could not be read', isWorthRetrying: true },
  'half-answer': { words: 'its answer broke off in the middle', isWorthRetrying: true },
  'wrong-key': { words: 'its key is wrong or not allowed to use it', isWorthRetrying: false },
  'missing-key': { words: 'the key for it is missing', isWorthRetrying: false },
  'unknown-model': { words: 'there is no such model at that address', isWorthRetrying: false },
  rejected: { words: 'it did not accept the request', isWorthRetrying: false },
  unreachable: { words: 'it could not be reached', isWorthRetrying: true },
  'server-error': { words: 'it has trouble of its own', isWorthRetrying: true },
  stopped: { words: 'you stopped it', isWorthRetrying: false },
  'held-back': { words: 'what it said did not pass the safety check', isWorthRetrying: false },
}

/** A failure by its kind alone: nothing of the request or the answer is in it, so that no log can hold them. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** Milliseconds that the provider asks to wait. */
  readonly retryAfter: number | null
  /** Whether the form was refused that the answer was asked for in. */
  readonly isOfForm: boolean

  constructor(kind: ModelFailureKind, retryAfter: number | null = null, isOfForm = false) {
    super(modelFailures[kind].words)
    this.kind = kind
    this.retryAfter = retryAfter
    this.isOfForm = isOfForm
  }
}

/** What the AI SDK or the network has thrown, by kind. In: anything. */
export function modelFailureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { statusCode, responseBody, responseHeaders, lastError, data } = fieldsOf(error)
  if (lastError !== undefined) return modelFailureOf(lastError)
  const body = `${typeof responseBody === 'string' ? responseBody : ''} ${data === undefined ? '' : JSON.stringify(data)}`
  if (typeof statusCode === 'number')
    return new ModelFailure(kindOfStatus(statusCode, body), retryAfterOf(responseHeaders), isOfForm(statusCode, body))
  const text = `${error instanceof Error ? `${error.name} ${error.message}` : JSON.stringify(error)} ${body}`
  if (/overloaded|rate.?limit|resource.?exhausted/i.test(text)) return new ModelFailure('rate-limit')
  if (/terminated|aborted|premature|socket hang up|other side closed|ECONNRESET/i.test(text)) return new ModelFailure('half-answer')
  if (/JSON|parse|validation|NoObject|NoOutput|NoContent|EmptyResponse|InvalidResponse/i.test(text)) return new ModelFailure('bad-answer')
  if (/api.?error|internal|server/i.test(text)) return new ModelFailure('server-error')
  return new ModelFailure('unreachable')
}

function kindOfStatus(status: number, body: string): ModelFailureKind {
  if (status === 200) return 'bad-answer'
  if (status === 401 || status === 403 || /API_KEY_INVALID|API key not valid|invalid.{0,3}api.?key/i.test(body)) return 'wrong-key'
  if (status === 404) return 'unknown-model'
  if (status === 408) return 'unreachable'
  if (status === 429 || status === 529) return 'rate-limit'
  return status >= 500 ? 'server-error' : 'rejected'
}

/** Servers refuse a form with these statuses, and name what they do not take. */
function isOfForm(status: number, body: string): boolean {
  return (
    [400, 404, 422, 500, 501].includes(status) &&
    /response_?format|json_?schema|json_object|grammar|schema|\btools?\b|tool_choice|jinja/i.test(body)
  )
}

function retryAfterOf(headers: unknown): number | null {
  const value = Number(fieldsOf(headers)['retry-after'])
  return Number.isFinite(value) && value > 0 ? value * 1_000 : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}
