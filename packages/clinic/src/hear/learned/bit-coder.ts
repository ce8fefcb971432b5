/**
 * An arithmetic coder of single bits (carry-less, after lpaq): what stands in a slot is guessed from what stood there before, and what is written is the
 * surprise. Whole numbers alone, so that each machine reads what another wrote.
 */
export interface BitCoder {
  /** In: the slot that the bit is guessed in, and the bit; a reader gives anything. Out: the bit. */
  code(slot: number, bit: number): number
}

/** Guesses in fifteen bits, and the largest. A guess is the mean of two: one follows its last bits, the other all of them. */
const [guessBits, most, even] = [15, 32_767, 16_384]
const [least, settled] = [16, 511]
const [quick, slow] = [ratesDownTo(1 / 32), ratesDownTo(1 / 512)]
const rateBits = 15
const topByte = 24
const [low, high, value] = [0, 1, 2]

/** How much of a bit a guess takes after so many: less each time, down to a least. */
function ratesDownTo(lowest: number): Int32Array {
  return Int32Array.from({ length: settled + 1 }, (_, count) => Math.round(Math.max(1 / (count + 1.5), lowest) * 32_768))
}

/** Guesses for so many slots; all start even. */
class Guesses {
  readonly #near: Int32Array
  readonly #far: Int32Array
  readonly #seen: Uint16Array

  constructor(slots: number) {
    this.#near = new Int32Array(slots).fill(even)
    this.#far = new Int32Array(slots).fill(even)
    this.#seen = new Uint16Array(slots)
  }

  /** The last place of a one's share between low and high. */
  parted(range: Uint32Array, slot: number): number {
    const share = Math.max(least, Math.min(most - least, ((this.#near[slot] as number) + (this.#far[slot] as number)) >> 1))
    const from = range[low] as number
    const width = (range[high] as number) - from
    return from + (width >>> guessBits) * share + (((width & most) * share) >>> guessBits)
  }

  learn(slot: number, bit: number): void {
    const count = this.#seen[slot] as number
    const target = bit === 1 ? most : 0
    const [near, far] = [this.#near[slot] as number, this.#far[slot] as number]
    this.#near[slot] = near + (((target - near) * (quick[count] as number)) >> rateBits)
    this.#far[slot] = far + (((target - far) * (slow[count] as number)) >> rateBits)
    if (count < settled) this.#seen[slot] = count + 1
  }
}

/** Writes bits. `finish` gives the bytes. */
export function createBitWriter(slots: number): BitCoder & { finish(): Uint8Array } {
  const guesses = new Guesses(slots)
  const bytes: number[] = []
  const range = Uint32Array.of(0, 0xffffffff)
  const put = (): void => {
    bytes.push((range[high] as number) >>> topByte)
    range[low] = (range[low] as number) << 8
    range[high] = ((range[high] as number) << 8) | 255
  }
  return {
    code(slot, bit) {
      const middle = guesses.parted(range, slot)
      if (bit === 1) range[high] = middle
      else range[low] = middle + 1
      guesses.learn(slot, bit)
      while (((range[low] as number) ^ (range[high] as number)) >>> topByte === 0) put()
      return bit
    },
    finish() {
      for (let byte = 0; byte < Uint32Array.BYTES_PER_ELEMENT; byte++) put()
      return Uint8Array.from(bytes)
    },
  }
}

/** Reads the bits that a writer with as many slots wrote. */
export function createBitReader(bytes: Uint8Array, slots: number): BitCoder {
  const guesses = new Guesses(slots)
  const range = Uint32Array.of(0, 0xffffffff, 0)
  let at = 0
  const take = (): void => {
    range[value] = ((range[value] as number) << 8) | (bytes[at++] ?? 0)
  }
  for (let byte = 0; byte < Uint32Array.BYTES_PER_ELEMENT; byte++) take()
  return {
    code(slot) {
      const middle = guesses.parted(range, slot)
      const bit = (range[value] as number) <= middle ? 1 : 0
      if (bit === 1) range[high] = middle
      else range[low] = middle + 1
      guesses.learn(slot, bit)
      while (((range[low] as number) ^ (range[high] as number)) >>> topByte === 0) {
        range[low] = (range[low] as number) << 8
        range[high] = ((range[high] as number) << 8) | 255
        take()
      }
      return bit
    },
  }
}
