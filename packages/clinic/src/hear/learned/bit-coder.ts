import { createRangeReader, createRangeWriter, wholeShare } from './range-coder.ts'

/**
 * A coder of single bits: what stands in a slot is guessed from what stood there before. Whole numbers alone, so that each machine reads what another
 * wrote.
 */
export interface BitCoder {
  /** In: the slot that the bit is guessed in, and the bit; a reader gives anything. Out: the bit. */
  code(slot: number, bit: number): number
}

const even = 16_384
const rateBits = 15
const [least, settled] = [16, 511]
/** How much of a bit a guess takes after so many: less each time, so that all count alike, down to a five-hundredth. */
const rates = Int32Array.from({ length: settled + 1 }, (_, count) => Math.round((1 << rateBits) / (count + 1.7)))

/** Guesses for so many slots; all start even. */
class Guesses {
  readonly #shares: Int32Array
  readonly #seen: Uint16Array

  constructor(slots: number) {
    this.#shares = new Int32Array(slots).fill(even)
    this.#seen = new Uint16Array(slots)
  }

  shareOf(slot: number): number {
    return Math.max(least, Math.min(wholeShare - least, this.#shares[slot] as number))
  }

  learn(slot: number, bit: number): void {
    const count = this.#seen[slot] as number
    const target = bit === 1 ? wholeShare : 0
    const share = this.#shares[slot] as number
    this.#shares[slot] = share + (((target - share) * (rates[count] as number)) >> rateBits)
    if (count < settled) this.#seen[slot] = count + 1
  }
}

/** Writes bits. `finish` gives the bytes. */
export function createBitWriter(slots: number): BitCoder & { finish(): Uint8Array } {
  const guesses = new Guesses(slots)
  const range = createRangeWriter()
  return {
    code(slot, bit) {
      range.code(guesses.shareOf(slot), bit)
      guesses.learn(slot, bit)
      return bit
    },
    finish: range.finish,
  }
}

/** Reads the bits that a writer with as many slots wrote. */
export function createBitReader(bytes: Uint8Array, slots: number): BitCoder {
  const guesses = new Guesses(slots)
  const range = createRangeReader(bytes)
  return {
    code(slot) {
      const bit = range.code(guesses.shareOf(slot), 0)
      guesses.learn(slot, bit)
      return bit
    },
  }
}
