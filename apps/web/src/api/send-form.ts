interface FormToSend {
  method: string
  address: string
  headers: Headers
  form: FormData
  signal: AbortSignal | undefined
  /** Told the share that has been sent, 0 to 1. */
  onProgress: ((share: number) => void) | undefined
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot.
 * @throws TypeError when there is no answer, AbortError when it was given up
 */
export function sendForm({ method, address, headers, form, signal, onProgress }: FormToSend): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'text'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(new TypeError('There was no answer.')))
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After')
      resolve(new Response(request.responseText, { status: request.status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }))
    })
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) reject(new DOMException('Given up.', 'AbortError'))
    else request.send(form)
  })
}
