import { argon2id } from 'hash-wasm'

/** What Argon2id costs whoever guesses. */
export interface Argon2Cost {
  kind: 'argon2id'
  memoryKiB: number
  passes: number
  lanes: number
}

/** 32 bytes out of a password by Argon2id (RFC 9106), in WebAssembly. */
export async function stretchPassword(
  password: string,
  salt: Uint8Array,
  { memoryKiB, passes, lanes }: Argon2Cost,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await argon2id({
    password,
    salt,
    memorySize: memoryKiB,
    iterations: passes,
    parallelism: lanes,
    hashLength: 32,
    outputType: 'binary',
  })
  return new Uint8Array(bytes)
}
