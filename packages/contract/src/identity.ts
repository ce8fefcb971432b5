/**
 * Who a patient is: a secret of 32 random bytes that never leaves the device but as a bearer token, and an id that is
 * the secret's fingerprint, so that an id proves itself. Platform crypto comes in as an argument.
 */
const domain = 'dr-ai/patient-id/v1:'
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

export const patientIdPrefix = 'p_'
export const patientSecretBytes = 32
/** A secret on the wire: base64url without padding, 43 characters. */
export const patientSecretPattern = /^[A-Za-z0-9_-]{43}$/
/** 26 base-32 characters: the first 130 bits of the fingerprint. */
export const patientIdPattern = /^p_[a-z2-7]{26}$/
/** The unprotected id of a call that names nobody (open mode only). */
export const defaultPatientId = 'default'

/** The one thing asked of the platform's crypto (`crypto.subtle`). */
interface Digester {
  digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
}

/** The patient id of a secret: `p_` and 130 bits of SHA-256 over the domain prefix and the secret's text. */
export async function patientIdOf(secret: string, subtle: Digester): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(domain + secret)))
  let id = patientIdPrefix
  for (let index = 0; index < 26; index++) {
    const bit = index * 5
    const pair = ((digest[bit >> 3] ?? 0) << 8) | (digest[(bit >> 3) + 1] ?? 0)
    id += alphabet[(pair >> (11 - (bit & 7))) & 31]
  }
  return id
}

/** A new secret from 32 random bytes, as it travels. */
export function encodePatientSecret(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
