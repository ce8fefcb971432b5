/** Any answer that is not OK. `code` is the catalogue's, where the server named one. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string | null
  readonly retryAfterSeconds: number | null

  constructor(status: number, code: string | null = null, retryAfterSeconds: number | null = null) {
    super(`HTTP error! status: ${status}`)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
