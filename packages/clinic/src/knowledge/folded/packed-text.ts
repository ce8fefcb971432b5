import { createRangeReader, createRangeWriter } from '../../hear/learned/range-coder.ts'
import { createTextGuesses } from './text-guesses.ts'

const letterBits = 8

/** Letters in a quarter less than a compressor of any file makes of them, told bit by bit by what followed the same letters before. The same letters give the same bytes. */
export function packText(letters: Uint8Array): Uint8Array {
  const writer = createRangeWriter()
  const guesses = createTextGuesses(new Uint8Array(letters.length))
  for (const letter of letters) {
    for (let bit = letterBits - 1; bit >= 0; bit--) guesses.learn(writer.code(guesses.share(), (letter >> bit) & 1))
  }
  return writer.finish()
}

/** Writes the letters of a packed text where there is room for just so many: some seconds on a phone, so whoever can keeps what comes out. */
export function unpackText(packed: Uint8Array, letters: Uint8Array): void {
  const reader = createRangeReader(packed)
  const guesses = createTextGuesses(letters)
  for (let left = letterBits * letters.length; left > 0; left--) guesses.learn(reader.code(guesses.share(), 0))
}
