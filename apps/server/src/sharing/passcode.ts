import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashBytes = 32
const derived = promisify<string, Uint8Array, number, Buffer>(scrypt)

/** A passcode as it is kept: nobody reads it out of that. */
export async function hashPasscode(passcode: string): Promise<{ salt: string; hash: string }> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64url'), hash: (await derived(passcode, salt, hashBytes)).toString('base64url') }
}

/** Whether it is the passcode that was kept. */
export async function isPasscode(passcode: string, { salt, hash }: { salt: string; hash: string }): Promise<boolean> {
  return timingSafeEqual(await derived(passcode, Buffer.from(salt, 'base64url'), hashBytes), Buffer.from(hash, 'base64url'))
}
