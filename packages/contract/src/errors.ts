/** Every failure a call can answer with: the code for the program and the status it travels under. */
export const errorStatuses = {
  'malformed-json': 400,
  'invalid-input': 400,
  'missing-file': 400,
  'blank-message': 400,
  'missing-secret': 401,
  'wrong-secret': 401,
  'wrong-passcode': 401,
  'foreign-secret': 403,
  'forbidden-origin': 403,
  'forbidden-host': 403,
  'unknown-route': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'different-message': 409,
  'message-too-long': 413,
  'too-large': 413,
  'unsupported-type': 415,
  'unreadable-document': 422,
  'encrypted-document': 422,
  'too-hard-to-read': 422,
  'quota-reached': 429,
  'too-many-requests': 429,
  'internal-error': 500,
  'damaged-record': 500,
  'not-configured': 503,
  busy: 503,
  'storage-unavailable': 503,
  'timed-out': 504,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** The body of every answer that is not 200. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string }
  /** Of a link with a passcode: how often another one may be tried. */
  remainingAttempts?: number
}
