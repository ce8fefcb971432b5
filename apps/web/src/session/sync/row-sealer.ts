import type { RowSealer } from './exchange-rows.ts'
import type { SharedRow } from './shared-row.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const nonceBytes = 12
/** Rows are filled up to a multiple of this, so that their sizes say little of what stands in them. */
const step = 512

/** Bytes in base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws DOMException where the text is none */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** A new key for the rows of an account: only its devices know it. */
export const mintRowKey = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)))

/** Seals rows of one patient under the devices' key; a row is known to the server by a digest under it. */
export async function createRowSealer(key: string, patientId: string): Promise<RowSealer> {
  const material = await crypto.subtle.importKey('raw', fromBase64url(key), 'HKDF', false, ['deriveKey'])
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: encoder.encode(patientId),
    info: encoder.encode(`dr-ai/devices/${purpose}/v1`),
  })
  const sealing = await crypto.subtle.deriveKey(from('seal'), material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const naming = await crypto.subtle.deriveKey(from('name'), material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign'])
  return {
    idOf: async (name) => toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', naming, encoder.encode(name)))),
    async seal(name, row) {
      const text = encoder.encode(JSON.stringify({ name, row }))
      // JSON ends before spaces.
      const filled = new Uint8Array(Math.ceil(text.length / step) * step).fill(0x20)
      filled.set(text)
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, filled))
      return toBase64url(new Uint8Array([...iv, ...sealed]))
    },
    async open(text) {
      try {
        const bytes = fromBase64url(text)
        const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, nonceBytes) }
        const plain = await crypto.subtle.decrypt(algorithm, sealing, bytes.subarray(nonceBytes))
        return JSON.parse(decoder.decode(plain)) as { name: string; row: SharedRow }
      } catch {
        return null
      }
    },
  }
}
