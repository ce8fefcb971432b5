import { createRangeReader, createRangeWriter, type RangeCoder, wholeShare } from '../../hear/learned/range-coder.ts'
import { bounded, logitOf, shareOf } from './logits.ts'

/**
 * A coder of whole numbers whose bits several contexts guess together: each says how likely a one is by what it saw before, and those that were right of
 * late count more. Sums, products and quotients alone, which every machine rounds alike, so that each reads what another wrote.
 */
export interface MixedCoder {
  /** In: what kind of number it is, what stands around it, in how many bits it is told, and the number; a reader gives anything. Out: the number. */
  code(kind: number, contexts: readonly number[], bits: number, given: number): number
}

/** Kinds of numbers and contexts of one number that a coder knows at most. */
const [kinds, mostContexts] = [12, 9]
const placeBits = 22
/** Nodes of a number's tree that have voices of their own; those further down share the last. */
const ownNodes = 41
/** A guess of the context with most around it is told apart by how often it was met, up to so often. */
const mostMet = 3
/** A guess takes less of each bit, down to one part of so many. */
const settled = 60
const firstPart = 1.4
const parts = Float64Array.from({ length: settled + 1 }, (_, seen) => 1 / (seen + firstPart))
const [surest, leastShare] = [0.0003, 8]
const [firstVoice, learning] = [0.3, 0.02]
const [sureAfter, sureness] = [10, 0.4]

/** Two numbers as one. */
export function both(a: number, b: number): number {
  const mixed = Math.imul(a ^ Math.imul(b + 0x9e37, 0x85ebca6b), 0xc2b2ae35)
  return mixed ^ (mixed >>> 15)
}

interface MixedGuesses {
  /** How likely a one is. */
  share(kind: number, contexts: readonly number[], node: number): number
  /** What the last guess was about. */
  learn(bit: number): void
}

function createMixedGuesses(): MixedGuesses {
  const shares = new Float32Array(1 << placeBits).fill(0.5)
  const timesSeen = new Uint8Array(1 << placeBits)
  const voicesOfNode = new Float64Array(kinds * ownNodes * 2 * mostContexts).fill(firstVoice)
  const voicesOfSight = new Float64Array(kinds * mostContexts * (mostMet + 1) * 2 * mostContexts).fill(firstVoice)
  const said = new Float64Array(2 * mostContexts)
  const places = new Int32Array(mostContexts)
  let [count, node, sight] = [0, 0, 0]
  let [byNode, bySight] = [0.5, 0.5]
  return {
    share(kind, contexts, ofNode) {
      count = contexts.length
      let [furthest, met] = [0, 0]
      for (let at = 0; at < count; at++) {
        const place = both(both(contexts[at] as number, at * 77 + kind), ofNode) & ((1 << placeBits) - 1)
        const seen = timesSeen[place] as number
        const share = shares[place] as number
        places[at] = place
        said[2 * at] = seen === 0 ? 0 : logitOf(share)
        said[2 * at + 1] = (share - 0.5) * Math.min(seen, sureAfter) * sureness
        if (seen > 0) [furthest, met] = [at, Math.min(mostMet, seen)]
      }
      node = (kind * ownNodes + Math.min(ofNode, ownNodes - 1)) * 2 * mostContexts
      sight = ((kind * mostContexts + furthest) * (mostMet + 1) + met) * 2 * mostContexts
      let [first, second] = [0, 0]
      for (let at = 0; at < 2 * count; at++) {
        first += (said[at] as number) * (voicesOfNode[node + at] as number)
        second += (said[at] as number) * (voicesOfSight[sight + at] as number)
      }
      const [one, other] = [bounded(first), bounded(second)]
      byNode = shareOf(one)
      bySight = shareOf(other)
      return shareOf((one + other) / 2)
    },
    learn(bit) {
      const [ofNode, ofSight] = [(bit - byNode) * learning, (bit - bySight) * learning]
      for (let at = 0; at < 2 * count; at++) {
        const each = said[at] as number
        voicesOfNode[node + at] = (voicesOfNode[node + at] as number) + ofNode * each
        voicesOfSight[sight + at] = (voicesOfSight[sight + at] as number) + ofSight * each
      }
      for (let at = 0; at < count; at++) {
        const place = places[at] as number
        const [share, seen] = [shares[place] as number, timesSeen[place] as number]
        shares[place] = Math.max(surest, Math.min(1 - surest, share + (bit - share) * (parts[seen] as number)))
        if (seen < settled) timesSeen[place] = seen + 1
      }
    },
  }
}

function mixedCoder(range: RangeCoder): MixedCoder {
  const guesses = createMixedGuesses()
  return {
    code(kind, contexts, bits, given) {
      if (given >= 2 ** bits) throw new Error(`${given} is not told in ${bits} bits.`)
      let node = 1
      for (let place = bits - 1; place >= 0; place--) {
        const share = Math.round(guesses.share(kind, contexts, node) * (wholeShare + 1))
        const bit = range.code(Math.max(leastShare, Math.min(wholeShare - leastShare, share)), (given >> place) & 1)
        guesses.learn(bit)
        node = 2 * node + bit
      }
      return node - 2 ** bits
    },
  }
}

/** Writes numbers. `finish` gives the bytes. */
export function createMixedWriter(): MixedCoder & { finish(): Uint8Array } {
  const range = createRangeWriter()
  return { ...mixedCoder(range), finish: range.finish }
}

/** Reads the numbers that a writer wrote, where the same contexts are given. Throws behind the last. */
export function createMixedReader(bytes: Uint8Array): MixedCoder {
  const range = createRangeReader(bytes)
  const coder = mixedCoder(range)
  return {
    code(...told) {
      if (range.isPast()) throw new Error('The folded knowledge is damaged: numbers are missing.')
      return coder.code(...told)
    },
  }
}
