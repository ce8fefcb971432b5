import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SubscriptionKeys } from '../reminders/seal-push.ts'

/** A browser that has subscribed: what it gives away, and what it opens its messages with. */
export interface FakeBrowser {
  endpoint: string
  keys: SubscriptionKeys
}

export interface DeliveredPush {
  endpoint: string
  minute: number
  headers: Record<string, string>
  /** What the push service itself saw of the message. */
  body: Buffer
}

export interface FakePushService {
  origin: string
  delivered: DeliveredPush[]
  /** Why a push was not what the protocols ask for. */
  complaints: string[]
  subscribe(publicKey: string): FakeBrowser
  /** The status of the next answers, in order; 201 afterwards. */
  answer(...statuses: number[]): void
  close(): Promise<void>
}

/** A push service that holds its callers to the protocols: Web Push (RFC 8030), its signature (RFC 8292) and its sealing (RFC 8291). */
export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer; publicKey: string }>()
  const delivered: DeliveredPush[] = []
  const complaints: string[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const endpoint = `${origin}${request.url}`
    const browser = browsers.get(endpoint)
    const status = browser ? (statuses.shift() ?? 201) : 404
    if (browser && status === 201) {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      complaints.push(...complaintsAbout(headers, browser.publicKey, origin))
      const { minute } = JSON.parse(openPush(body, browser.pair, browser.auth))
      delivered.push({ endpoint, minute, headers, body })
    }
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    delivered,
    complaints,
    subscribe: (publicKey) => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${origin}/push/${randomBytes(24).toString('base64url')}`
      browsers.set(endpoint, { pair, auth, publicKey })
      return { endpoint, keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') } }
    },
    answer: (...next) => void statuses.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What the receiving browser does (RFC 8291, section 3). */
export function openPush(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, about, 32))
  const derived = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${purpose}\0`, bytes))
  const sealed = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

function complaintsAbout(headers: Record<string, string>, publicKey: string, origin: string): string[] {
  const [, signed = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return ['there is no VAPID header']
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const signer = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
  })
  const isSigned = verify('sha256', Buffer.from(signed), { key: signer, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  const { aud, exp, sub } = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
  const life = exp - Date.now() / 1_000
  return [
    ...(isSigned ? [] : ['the signature is wrong']),
    ...(key === publicKey ? [] : ['the key is not the one that was subscribed with']),
    ...(aud === origin ? [] : ['the signature is for another service']),
    ...(life > 0 && life <= 86_400 ? [] : ['the signature lives too long']),
    ...(/^(mailto:|https:)/.test(sub) ? [] : ['nobody can be reached about it']),
    ...(headers['content-encoding'] === 'aes128gcm' ? [] : ['the message is not sealed as RFC 8291 says']),
    ...(/^\d+$/.test(headers.ttl ?? '') ? [] : ['there is no TTL']),
    ...(/^[\w-]{1,32}$/.test(headers.topic ?? '') ? [] : ['the topic is malformed']),
  ]
}
