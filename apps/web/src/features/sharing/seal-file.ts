const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const encoder = new TextEncoder()

/** Bytes or a text in base64url without padding. */
export function base64url(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Seals a file under a new key, as SMART Health Links (STU1) want it: compact JWE, `dir`, A256GCM. The key opens this file
 * alone and is handed on in the link.
 */
export async function sealFile(text: string, contentType: string): Promise<{ content: string; key: string }> {
  const secret = crypto.getRandomValues(new Uint8Array(keyBytes))
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const header = base64url(JSON.stringify({ alg: 'dir', enc: 'A256GCM', cty: contentType }))
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(header) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encoder.encode(text)))
  const parts = [sealed.subarray(0, -tagBytes), sealed.subarray(-tagBytes)].map(base64url)
  return { content: [header, '', base64url(nonce), ...parts].join('.'), key: base64url(secret) }
}
