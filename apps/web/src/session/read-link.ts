/** What a SMART Health Link (STU1) says: where the file is, and the key that opens it. */
export interface HealthLink {
  url: string
  key: string
  hasPasscode: boolean
  /** The address is that of the one file, not of a list (flag U). */
  isDirect: boolean
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
    const flags = typeof flag === 'string' ? flag : ''
    const expires = typeof exp === 'number' ? exp : null
    return { url, key, hasPasscode: flags.includes('P'), isDirect: flags.includes('U'), expires }
  } catch {
    return null
  }
}

/** The name of a link that lies on this server; null for one of another server, which this page does not ask. */
export function nameOnServer({ url }: HealthLink, origin: string): string | null {
  const [, name] = url.startsWith(`${origin}/api/shl/`) ? (/\/api\/shl\/([\w-]+)$/.exec(url) ?? []) : []
  return name ?? null
}

/** Letters that a file may have when it is unpacked. */
const mostLetters = 20_000_000

/**
 * Opens a sealed file: compact JWE, `dir`, A256GCM, packed or not. Out: its text, and what its maker says it is.
 * @throws where it was changed, the key is another, or it is too large
 */
export async function openFile(content: string, key: string): Promise<{ text: string; contentType: string }> {
  const [header = '', , nonce = '', sealed = '', tag = ''] = content.split('.')
  const opener = await crypto.subtle.importKey('raw', fromBase64url(key), 'AES-GCM', false, ['decrypt'])
  const algorithm = {
    name: 'AES-GCM',
    iv: fromBase64url(nonce),
    additionalData: encoder.encode(header),
    tagLength: tagBytes * 8,
  }
  const bytes = new Uint8Array([...fromBase64url(sealed), ...fromBase64url(tag)])
  const opened = await crypto.subtle.decrypt(algorithm, opener, bytes)
  const { zip, cty } = JSON.parse(new TextDecoder().decode(fromBase64url(header))) as { zip?: unknown; cty?: unknown }
  const text = zip === 'DEF' ? await inflated(opened) : new TextDecoder().decode(opened)
  return { text, contentType: typeof cty === 'string' ? cty : '' }
}

async function inflated(bytes: ArrayBuffer): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw')) as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > mostLetters) throw new Error('This file is too large.')
  }
  return text + decoder.decode()
}
