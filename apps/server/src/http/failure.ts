import type { ErrorCode } from '@dr-ai/contract/errors'

/** An expected "no": it reaches the client as `{error: {code, message}}` under the code's status. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null
  /** How often a passcode may be tried again. */
  readonly remainingAttempts: number | null

  constructor(
    code: ErrorCode,
    message: string,
    { retryAfter = null, remainingAttempts = null }: { retryAfter?: number | null; remainingAttempts?: number | null } = {},
  ) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
    this.remainingAttempts = remainingAttempts
  }
}
