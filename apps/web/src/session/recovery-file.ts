import { keyFromPassword, passwordRounds } from './password-key.ts'
import { seal, unseal } from './seal.ts'
import type { OpenRecord } from './vault.ts'

const format = 'dr-ai-recovery'
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

interface RecoveryFile {
  format: typeof format
  version: 1
  rounds: number
  salt: string
  iv: string
  bytes: string
}

/** Six groups of four letters and digits without look-alikes: 118 bits. */
export function generatePassphrase(): string {
  const letters: string[] = []
  while (letters.length < 24) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 255
    // Bytes from the first multiple of the alphabet's length that does not fit are dropped, or some letters would come more often.
    if (byte < alphabet.length * 8) letters.push(alphabet.charAt(byte % alphabet.length))
  }
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const comparable = (passphrase: string): string => passphrase.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The whole vault as one file's text, sealed under the passphrase. */
export async function writeRecoveryFile(
  records: readonly OpenRecord[],
  passphrase: string,
  rounds: number = passwordRounds,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const key = await keyFromPassword(comparable(passphrase), salt, { kind: 'pbkdf2', rounds })
  const { iv, bytes } = await seal(key, format, records)
  const file: RecoveryFile = { format, version: 1, rounds, salt: toText(salt), iv: toText(iv), bytes: toText(new Uint8Array(bytes)) }
  return JSON.stringify(file)
}

/** Why a recovery file did not open, in a sentence for the patient. */
export class RecoveryFileError extends Error {
  override readonly name = 'RecoveryFileError'
}

/**
 * Opens a recovery file.
 * @throws RecoveryFileError when it is no such file, damaged, or the passphrase is another
 */
export async function readRecoveryFile(text: string, passphrase: string): Promise<OpenRecord[]> {
  const file = parse(text)
  const key = await keyFromPassword(comparable(passphrase), toBytes(file.salt), { kind: 'pbkdf2', rounds: file.rounds })
  try {
    return await unseal<OpenRecord[]>(key, format, { iv: toBytes(file.iv), bytes: toBytes(file.bytes).buffer })
  } catch {
    throw new RecoveryFileError('This passphrase does not open the file, or the file is damaged.')
  }
}

const highestRounds = 10_000_000

function parse(text: string): RecoveryFile {
  try {
    const file = JSON.parse(text) as RecoveryFile
    const isWhole =
      [file.salt, file.iv, file.bytes].every((each) => typeof each === 'string') && file.rounds > 0 && file.rounds <= highestRounds
    if (file.format === format && isWhole) return file
  } catch {}
  throw new RecoveryFileError('This is not a Dr. AI recovery file.')
}
