import { createRangeReader, createRangeWriter } from '../../hear/learned/range-coder.ts'
import { createTextGuesses, type TextGuesses } from './text-guesses.ts'

const letterBits = 8
const nothing = new Uint8Array()

/**
 * Letters in a quarter less than a compressor of any file makes of them, told bit by bit by what followed the same letters before. `before`: letters that
 * whoever reads it has already, of which it is told as of its own. The same letters give the same bytes.
 */
export function packText(letters: Uint8Array, before: Uint8Array = nothing): Uint8Array {
  const writer = createRangeWriter()
  const guesses = guessesAfter(before, new Uint8Array(before.length + letters.length))
  for (const letter of letters) {
    for (let bit = letterBits - 1; bit >= 0; bit--) guesses.learn(writer.code(guesses.share(), (letter >> bit) & 1))
  }
  return writer.finish()
}

/** Writes the letters of a packed text where there is room for just so many: some seconds on a phone, so whoever can keeps what comes out. */
export function unpackText(packed: Uint8Array, letters: Uint8Array, before: Uint8Array = nothing): void {
  const reader = createRangeReader(packed)
  const all = new Uint8Array(before.length + letters.length)
  const guesses = guessesAfter(before, all)
  for (let left = letterBits * letters.length; left > 0; left--) guesses.learn(reader.code(guesses.share(), 0))
  letters.set(all.subarray(before.length))
}

/** Guesses of who has read some letters; there is room for them and for those to come. */
function guessesAfter(before: Uint8Array, room: Uint8Array): TextGuesses {
  const guesses = createTextGuesses(room)
  for (const letter of before) {
    for (let bit = letterBits - 1; bit >= 0; bit--) {
      guesses.share()
      guesses.learn((letter >> bit) & 1)
    }
  }
  return guesses
}
