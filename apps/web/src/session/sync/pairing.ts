import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { fromBase64url, toBase64url } from './row-sealer.ts'

/** What a device shows the other one as a code to scan: where they meet, and a secret that the server never sees. */
export interface Invitation {
  id: string
  secret: string
}

const partBytes = 32
/** RFC 9180: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM, with the invitation's secret as pre-shared key. */
const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
const info = new TextEncoder().encode('dr-ai/devices/pairing/v1')
const randomPart = () => toBase64url(crypto.getRandomValues(new Uint8Array(partBytes)))
const pskOf = ({ id, secret }: Invitation) => ({ id: fromBase64url(id).buffer, key: fromBase64url(secret).buffer })

export const makeInvitation = (): Invitation => ({ id: randomPart(), secret: randomPart() })

/** The part of an address that no browser sends to a server. */
export const fragmentOf = ({ id, secret }: Invitation): string => `#${id}.${secret}`

/** Null where the fragment is no invitation. */
export function readInvitation(fragment: string): Invitation | null {
  const [, id, secret] = /^#?([\w-]{43})\.([\w-]{43})$/.exec(fragment) ?? []
  return id && secret ? { id, secret } : null
}

/** The new device's question: its public key. The answer opens with `keys` alone. */
export async function askToJoin(): Promise<{ question: string; keys: CryptoKeyPair }> {
  const keys = await suite.kem.generateKeyPair()
  return { question: toBase64url(new Uint8Array(await suite.kem.serializePublicKey(keys.publicKey))), keys }
}

/** Six digits that both devices show: the same where nobody stands between them. */
export async function comparedCode({ id, secret }: Invitation, question: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', fromBase64url(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${question}`))
  const digits = String(new DataView(digest).getUint32(0) % 1_000_000).padStart(6, '0')
  return `${digits.slice(0, 3)} ${digits.slice(3)}`
}

/** Seals an answer to the key of the new device. @throws where the question is no key */
export async function sealAnswer(invitation: Invitation, question: string, answer: unknown): Promise<string> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64url(question).buffer)
  const sender = await suite.createSenderContext({ recipientPublicKey, info, psk: pskOf(invitation) })
  const sealed = new Uint8Array(await sender.seal(new TextEncoder().encode(JSON.stringify(answer))))
  return toBase64url(new Uint8Array([...new Uint8Array(sender.enc), ...sealed]))
}

/** @throws where the answer was not sealed to this device by whoever made the invitation */
export async function openAnswer<Answer>(invitation: Invitation, keys: CryptoKeyPair, answer: string): Promise<Answer> {
  const bytes = fromBase64url(answer)
  const enc = bytes.slice(0, suite.kem.encSize)
  const recipient = await suite.createRecipientContext({ recipientKey: keys, enc: enc.buffer, info, psk: pskOf(invitation) })
  return JSON.parse(new TextDecoder().decode(await recipient.open(bytes.slice(suite.kem.encSize).buffer))) as Answer
}
