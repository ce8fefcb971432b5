/** What a SMART Health Link (STU1) says: where the file is, and the key that opens it. */
export interface HealthLink {
  url: string
  key: string
  hasPasscode: boolean
  /** Seconds since 1970; null for one that stays open. */
  expires: number | null
}

const tagBytes = 16
const encoder = new TextEncoder()

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The link in the part of an address after '#'; null where there is none. */
export function readLink(fragment: string): HealthLink | null {
  const [, payload] = /shlink:\/([\w-]+)$/.exec(fragment) ?? []
  if (!payload) return null
  try {
    const { url, key, flag, exp } = JSON.parse(new TextDecoder().decode(fromBase64url(payload))) as Record<string, unknown>
    if (typeof url !== 'string' || typeof key !== 'string' || !/^[\w-]{43}$/.test(key)) return null
    return { url, key, hasPasscode: typeof flag === 'string' && flag.includes('P'), expires: typeof exp === 'number' ? exp : null }
  } catch {
    return null
  }
}

/** The name of a link that lies on this server; null for one of another server, which this page does not ask. */
export function nameOnServer({ url }: HealthLink, origin: string): string | null {
  const [, name] = url.startsWith(`${origin}/api/shl/`) ? (/\/api\/shl\/([\w-]+)$/.exec(url) ?? []) : []
  return name ?? null
}

/**
 * Opens a sealed file: compact JWE, `dir`, A256GCM.
 * @throws where it was changed or the key is another
 */
export async function openFile(content: string, key: string): Promise<string> {
  const [header = '', , nonce = '', sealed = '', tag = ''] = content.split('.')
  const opener = await crypto.subtle.importKey('raw', fromBase64url(key), 'AES-GCM', false, ['decrypt'])
  const algorithm = {
    name: 'AES-GCM',
    iv: fromBase64url(nonce),
    additionalData: encoder.encode(header),
    tagLength: tagBytes * 8,
  }
  const bytes = new Uint8Array([...fromBase64url(sealed), ...fromBase64url(tag)])
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, opener, bytes))
}
