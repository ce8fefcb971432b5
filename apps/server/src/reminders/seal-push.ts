import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser's subscription gives to seal with: its public point and its secret, both as base64url. */
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}

const recordSize = 4_096

/**
 * Seals a message for one browser (RFC 8291, aes128gcm of RFC 8188): the push service carries it and cannot read it.
 * @param chance Salt and private key, where a test needs the same ones again.
 */
export function sealPush(
  message: string,
  keys: SubscriptionKeys,
  chance: { salt: Uint8Array; privateKey: Uint8Array | null } = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url')
  const own = createECDH('prime256v1')
  if (chance.privateKey) own.setPrivateKey(chance.privateKey)
  else own.generateKeys()
  const point = own.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, point])
  const shared = hkdfSync('sha256', own.computeSecret(receiver), Buffer.from(keys.auth, 'base64url'), about, 32)
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), chance.salt, `Content-Encoding: ${purpose}\0`, bytes))
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(point.length, 4)
  // The byte 2 ends the last record.
  return Buffer.concat([chance.salt, header, point, cipher.update(`${message}\u0002`, 'utf8'), cipher.final(), cipher.getAuthTag()])
}
