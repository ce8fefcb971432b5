/** What a passkey opens: 32 bytes that the authenticator makes from it and a salt (WebAuthn Level 3, extension `prf`), the same each time, known to no server. */
export interface PasskeySecret {
  credentialId: Uint8Array<ArrayBuffer>
  secret: Uint8Array<ArrayBuffer>
}

/** The device's authenticator: fingerprint, face, PIN, or a key that is plugged in. Null where the browser or the address has none. */
export interface Passkeys {
  /** Makes a passkey for an account. @throws PasskeyFailure */
  make(account: { id: string; name: string }, salt: Uint8Array<ArrayBuffer>): Promise<PasskeySecret>
  /** Asks for one that was made here. @throws PasskeyFailure */
  ask(credentialId: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<PasskeySecret>
}

/** A passkey was not made or not given: the patient said no, or the device cannot do what is needed. The message is for the patient. */
export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure'
}

const notGiven = 'The passkey was not used. Please try again, or use your password.'
const notAble = 'This device cannot keep a passkey that opens your record. Your password still does.'
/** COSE numbers of ES256 and RS256, which WebAuthn asks every site to take. */
const algorithms = [-7, -257]
const timeoutMs = 120_000

/** The browser's own; null where it has none, or where the page's address is a number, which WebAuthn does not take. */
export function browserPasskeys(): Passkeys | null {
  if (typeof PublicKeyCredential === 'undefined' || /^[\d.]+$|:/.test(location.hostname)) return null
  return {
    async make({ id, name }, salt) {
      const made = await credential(() =>
        navigator.credentials.create({
          publicKey: {
            challenge: crypto.getRandomValues(new Uint8Array(32)),
            rp: { name: 'Dr. AI' },
            user: { id: new TextEncoder().encode(id), name, displayName: name },
            pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
            authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
            timeout: timeoutMs,
            extensions: { prf: { eval: { first: salt } } },
          },
        }),
      )
      const credentialId = new Uint8Array(made.rawId)
      const { prf } = made.getClientExtensionResults()
      if (prf?.results) return { credentialId, secret: bytesOf(prf.results.first) }
      if (!prf?.enabled) throw new PasskeyFailure(notAble)
      // Some authenticators make the secret only when they are asked for it.
      return this.ask(credentialId, salt)
    },
    async ask(credentialId, salt) {
      const given = await credential(() =>
        navigator.credentials.get({
          publicKey: {
            challenge: crypto.getRandomValues(new Uint8Array(32)),
            allowCredentials: [{ type: 'public-key', id: credentialId }],
            userVerification: 'required',
            timeout: timeoutMs,
            extensions: { prf: { eval: { first: salt } } },
          },
        }),
      )
      const { prf } = given.getClientExtensionResults()
      if (!prf?.results) throw new PasskeyFailure(notAble)
      return { credentialId, secret: bytesOf(prf.results.first) }
    },
  }
}

async function credential(work: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await work().catch(() => null)
  if (!(found instanceof PublicKeyCredential)) throw new PasskeyFailure(notGiven)
  return found
}

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  const bytes = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source)
  return new Uint8Array(bytes)
}
