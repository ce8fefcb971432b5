/**
 * An arithmetic coder of single bits that learns as it goes (after M. Mahoney's lpaq1): each bit is guessed in several contexts, the guesses are
 * weighed by how well they did before, and what is left to write is the surprise. Whole numbers alone, so that every machine reads what another wrote.
 */
export interface BitCoder {
  /**
   * One bit, in as many contexts as the coder has.
   * @param contexts slots of the guesses, each below the coder's size
   * @param weighing which set of weights the guesses have
   * @param bit what is written; a reader gives anything
   * @returns the bit
   */
  code(contexts: readonly number[], weighing: number, bit: number): number
}

const whole = 4_096
const one = 65_536
const startWeight = 28_000
/** How fast weights follow an error, and how slowly a guess follows its bits once it has seen many. */
const rate = 10
const slowest = 127
/** Values of 4096 / (1 + e^-x) at whole x / 2 from -6 to 6. */
const squashed = [1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1_101, 1_546, 2_047, 2_549, 2_994, 3_348, 3_607, 3_785, 3_901, 3_975, 4_024, 4_050, 4_068, 4_079, 4_085, 4_089, 4_092, 4_093, 4_094]

function squash(logit: number): number {
  if (logit > 2_047) return whole - 1
  if (logit < -2_047) return 1
  const at = (logit >> 7) + 16
  const part = logit & 127
  return ((squashed[at] ?? 0) * (128 - part) + (squashed[at + 1] ?? 0) * part + 64) >> 7
}

/** The inverse of squash. */
const stretched = (() => {
  const table = new Int16Array(whole)
  let from = 0
  for (let logit = -2_047; logit <= 2_047; logit++) {
    const share = squash(logit)
    for (let at = from; at <= share; at++) table[at] = logit
    from = share + 1
  }
  table.fill(2_047, from)
  return table
})()

/** Guesses, weights and the arithmetic that writing and reading share. */
function createGuesses(size: number, width: number, weighings: number) {
  const shares = new Uint16Array(size).fill(one / 2)
  const seen = new Uint8Array(size)
  const weights = new Int32Array(weighings * width).fill(startWeight)
  const logits = new Int32Array(width)
  return {
    /** The share of a one, 1 to 4095. */
    guess(contexts: readonly number[], weighing: number): number {
      let sum = 0
      for (let at = 0; at < width; at++) {
        const logit = stretched[(shares[contexts[at] ?? 0] ?? 0) >> 4] ?? 0
        logits[at] = logit
        sum += logit * (weights[weighing * width + at] ?? 0)
      }
      return squash(Math.max(-2_047, Math.min(2_047, Math.floor(sum / one))))
    },
    learn(contexts: readonly number[], weighing: number, bit: number, guessed: number): void {
      const error = ((bit << 12) - guessed) * rate
      for (let at = 0; at < width; at++) {
        const place = weighing * width + at
        weights[place] = (weights[place] ?? 0) + (((logits[at] ?? 0) * error + 0x8000) >> 16)
        const context = contexts[at] ?? 0
        const count = seen[context] ?? 0
        const share = shares[context] ?? 0
        shares[context] = share + Math.trunc(((bit === 1 ? one - 1 : 0) - share) / (count + 1.5))
        if (count < slowest) seen[context] = count + 1
      }
    },
  }
}

/** Writes bits. `finish` gives the bytes. */
export function createBitWriter(size: number, width: number, weighings: number): BitCoder & { finish(): Uint8Array } {
  const guesses = createGuesses(size, width, weighings)
  const bytes: number[] = []
  let [low, high] = [0, 0xffffffff]
  return {
    code(contexts, weighing, bit) {
      const guessed = guesses.guess(contexts, weighing)
      const middle = low + Math.floor((high - low) / whole) * guessed
      if (bit === 1) high = middle
      else low = middle + 1
      guesses.learn(contexts, weighing, bit, guessed)
      while ((low ^ high) >>> 24 === 0) {
        bytes.push(high >>> 24)
        low = (low << 8) >>> 0
        high = ((high << 8) | 255) >>> 0
      }
      return bit
    },
    finish: () => Uint8Array.from([...bytes, high >>> 24, (high >>> 16) & 255, (high >>> 8) & 255, high & 255]),
  }
}

/** Reads the bits that a writer of the same measures wrote. */
export function createBitReader(bytes: Uint8Array, size: number, width: number, weighings: number): BitCoder {
  const guesses = createGuesses(size, width, weighings)
  let at = 4
  let [low, high] = [0, 0xffffffff]
  let value = (((bytes[0] ?? 0) << 24) | ((bytes[1] ?? 0) << 16) | ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)) >>> 0
  return {
    code(contexts, weighing) {
      const guessed = guesses.guess(contexts, weighing)
      const middle = low + Math.floor((high - low) / whole) * guessed
      const bit = value <= middle ? 1 : 0
      if (bit === 1) high = middle
      else low = middle + 1
      guesses.learn(contexts, weighing, bit, guessed)
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0
        high = ((high << 8) | 255) >>> 0
        value = ((value << 8) | (bytes[at++] ?? 0)) >>> 0
      }
      return bit
    },
  }
}
