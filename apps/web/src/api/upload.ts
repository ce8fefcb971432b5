import { type EndpointName, endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import { baseUrl } from './base-url.ts'
import type { Calls } from './calls.ts'
import { HttpError } from './http-error.ts'

/** The calls that carry a file. */
export type UploadName = { [Name in EndpointName]: Calls[Name]['body'] extends FormData ? Name : never }[EndpointName]

export interface UploadOptions {
  form: FormData
  secret?: string | null
  signal?: AbortSignal
  /** Told the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

const logLines: Partial<Record<EndpointName, string>> = { analyzeVideo: 'Video analysis failed', analyzeDocument: 'Document upload failed' }

/**
 * Sends a form and tells how far it is, which `fetch` cannot.
 * @throws HttpError for every answer that is not OK, TypeError when there is no answer, AbortError when it was given up
 */
export async function upload<Name extends UploadName>(name: Name, options: UploadOptions): Promise<Calls[Name]['answer']> {
  try {
    return await send(name, options)
  } catch (error) {
    if (!options.signal?.aborted)
      console.error(logLines[name] ?? 'API request failed', name, error instanceof HttpError ? error.status : 'no answer')
    throw error
  }
}

function send<Name extends UploadName>(name: Name, { form, secret, signal, onProgress }: UploadOptions): Promise<Calls[Name]['answer']> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoints[name].method, `${baseUrl}${endpointPath(name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    if (secret) request.setRequestHeader('Authorization', `Bearer ${secret}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(new TypeError('There was no answer.')))
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
    request.addEventListener('load', () => {
      const body: unknown = request.response
      if (request.status >= 200 && request.status < 300 && body !== null) resolve(body as Calls[Name]['answer'])
      else reject(new HttpError(request.status, codeOf(body), Number(request.getResponseHeader('Retry-After')) || null))
    })
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) request.abort()
    else request.send(form)
  })
}

function codeOf(body: unknown): string | null {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code
  return typeof code === 'string' ? code : null
}
