/** AES-256-GCM over JSON: what the vault and the recovery file are made of. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Seals a value. `place` (owner, collection, id, version) is bound in: a sealed record moved elsewhere does not open. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
    key,
    encoder.encode(JSON.stringify(value)),
  )
  return { iv, bytes }
}

/**
 * Opens what `seal` made.
 * @throws OperationError when the key is another, the place another, or a bit has changed
 */
export async function unseal<Value>(key: CryptoKey, place: string, sealed: Sealed): Promise<Value> {
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData: encoder.encode(place) }, key, sealed.bytes)
  return JSON.parse(decoder.decode(bytes)) as Value
}
