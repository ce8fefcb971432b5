/** An arithmetic coder (carry-less, after lpaq): who guesses a bit says how likely it is a one, and what is written is the surprise. */
export interface RangeCoder {
  /** In: the share of a one, of 32,768, neither none nor all; and the bit; a reader gives anything. Out: the bit. */
  code(share: number, bit: number): number
}

const shareBits = 15
/** All of a share. */
export const wholeShare = (1 << shareBits) - 1
const topByte = 24
const [low, high, value] = [0, 1, 2]

/** The last place of a one's share between low and high. */
function parted(range: Uint32Array, share: number): number {
  const from = range[low] as number
  const width = (range[high] as number) - from
  return from + (width >>> shareBits) * share + (((width & wholeShare) * share) >>> shareBits)
}

/** Writes bits. `finish` gives the bytes. */
export function createRangeWriter(): RangeCoder & { finish(): Uint8Array } {
  const bytes: number[] = []
  const range = Uint32Array.of(0, 0xffffffff)
  const put = (): void => {
    bytes.push((range[high] as number) >>> topByte)
    range[low] = (range[low] as number) << 8
    range[high] = ((range[high] as number) << 8) | 255
  }
  return {
    code(share, bit) {
      const middle = parted(range, share)
      if (bit === 1) range[high] = middle
      else range[low] = middle + 1
      while (((range[low] as number) ^ (range[high] as number)) >>> topByte === 0) put()
      return bit
    },
    finish() {
      for (let byte = 0; byte < Uint32Array.BYTES_PER_ELEMENT; byte++) put()
      return Uint8Array.from(bytes)
    },
  }
}

/** Reads the bits that a writer wrote, where the same shares are guessed. `isPast` once more was read than was written. */
export function createRangeReader(bytes: Uint8Array): RangeCoder & { isPast(): boolean } {
  const range = Uint32Array.of(0, 0xffffffff, 0)
  let at = 0
  const take = (): void => {
    range[value] = ((range[value] as number) << 8) | (bytes[at++] ?? 0)
  }
  for (let byte = 0; byte < Uint32Array.BYTES_PER_ELEMENT; byte++) take()
  return {
    code(share) {
      const middle = parted(range, share)
      const bit = (range[value] as number) <= middle ? 1 : 0
      if (bit === 1) range[high] = middle
      else range[low] = middle + 1
      while (((range[low] as number) ^ (range[high] as number)) >>> topByte === 0) {
        range[low] = (range[low] as number) << 8
        range[high] = ((range[high] as number) << 8) | 255
        take()
      }
      return bit
    },
    isPast: () => at > bytes.length,
  }
}
