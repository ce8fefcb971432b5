import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

/** The order of the curve P-256 (FIPS 186-4, D.1.2.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** Seconds for which a push service may believe one signature; at most a day (RFC 8292, section 2). */
const life = 12 * 3_600

/** The pair of keys by which push services know this server again (VAPID, RFC 8292). */
export interface PushKey {
  /** The public point, uncompressed, as base64url: what a browser subscribes with. */
  publicKey: string
  privateKey: KeyObject
}

/**
 * The key follows from the server's own: it exists from the first start on, servers that share that key share this one, and no file or row
 * of its own can be stolen or lost.
 */
export function pushKeyOf(serverKey: Uint8Array): PushKey {
  const drawn = Buffer.from(hkdfSync('sha256', serverKey, '', 'dr-ai/push/v1', 48)).toString('hex')
  const scalar = Buffer.from(((BigInt(`0x${drawn}`) % (order - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const [x, y, d] = [text(point.subarray(1, 33)), text(point.subarray(33)), text(scalar)]
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } }),
  }
}

/** The header by which a push service believes that it is this server (RFC 8292). @param now seconds since 1970 */
export function authorizationOf({ publicKey, privateKey }: PushKey, endpoint: string, contact: string, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now) + life, sub: contact }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}
