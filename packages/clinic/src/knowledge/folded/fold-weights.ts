import { bucketBits } from '../../hear/learned/features.ts'
import { type LinearWeights, readWeights, writeWeights } from '../../hear/learned/weights-file.ts'
import { type BitCoder, createBitReader, createBitWriter } from './bit-coder.ts'

const bucketCount = 1 << bucketBits
const contextBits = 20
const contextMask = (1 << contextBits) - 1
const width = 3
/** Sets of weights for the coder's guesses: one for buckets, then one for each kind of bit of a weight. */
const weighings = 32
const kindsOfBits = 24
const [isPresent, isZero, isNegative, firstClass, firstMantissa] = [0, 1, 2, 3, 11]

type Described = Record<string, Omit<LinearWeights, 'buckets' | 'weights'>>

/**
 * The file of the learned reader, smaller for the way to a browser: which buckets are there, and each row of weights told by what stands before it
 * in the row. In: the file as `writeWeights` made it. Out: bytes out of which `unfoldWeights` makes the same file.
 */
export function foldWeights(file: Uint8Array): Uint8Array {
  const { models } = readWeights(file)
  const described: Described = Object.fromEntries(Object.entries(models).map(([name, { buckets: _, weights: __, ...model }]) => [name, model]))
  const head = Uint8Array.from(JSON.stringify(described), (letter) => letter.charCodeAt(0))
  const coder = createBitWriter(1 << contextBits, width, weighings)
  codeModels(coder, described, models)
  const bits = coder.finish()
  const folded = new Uint8Array(4 + head.length + bits.length)
  new DataView(folded.buffer).setUint32(0, head.length, true)
  folded.set(head, 4)
  folded.set(bits, 4 + head.length)
  return folded
}

/** The file of the learned reader out of a folded one. Throws where it is cut off within its head. */
export function unfoldWeights(folded: Uint8Array): Uint8Array {
  const length = new DataView(folded.buffer, folded.byteOffset, folded.byteLength).getUint32(0, true)
  const letters = Array.from(folded.subarray(4, 4 + length), (code) => String.fromCharCode(code))
  const described = JSON.parse(letters.join('')) as Described
  return writeWeights(codeModels(createBitReader(folded.subarray(4 + length), 1 << contextBits, width, weighings), described, null))
}

/** Writes the given models, or reads them: both go the same way. */
function codeModels(coder: BitCoder, described: Described, given: Readonly<Record<string, LinearWeights>> | null): Record<string, LinearWeights> {
  const models: Record<string, LinearWeights> = {}
  /** In which of the models before a bucket is. */
  const known = new Uint8Array(bucketCount)
  for (const [number, [name, model]] of Object.entries(described).entries()) {
    const buckets = codeBuckets(coder, number, known, given?.[name]?.buckets ?? null)
    const weights = codeRows(coder, number, buckets.length, model.heads.length, given?.[name]?.weights ?? null)
    models[name] = { ...model, buckets, weights }
  }
  return models
}

function codeBuckets(coder: BitCoder, number: number, known: Uint8Array, given: Uint32Array | null): Uint32Array {
  const found: number[] = []
  let at = 0
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    const is = given?.[at] === bucket ? 1 : 0
    const before = known[bucket] ?? 0
    const slot = slotOf(number, isPresent, before)
    if (coder.code([slot, slot, slotOf(number, isPresent, 255)], isPresent, is) === 0) continue
    found.push(bucket)
    known[bucket] = before | (1 << number)
    at++
  }
  return Uint32Array.from(found)
}

/** Rows of weights. A weight is told by its head, by how large the row has been so far, and by the two weights before it. */
function codeRows(coder: BitCoder, number: number, rows: number, heads: number, given: Int8Array | null): Int8Array {
  const weights = new Int8Array(rows * heads)
  for (let row = 0; row < rows; row++) {
    let size = 0
    for (let head = 0; head < heads; head++) {
      const place = row * heads + head
      const before = head > 0 ? (weights[place - 1] ?? 0) : 0
      const further = head > 1 ? (weights[place - 2] ?? 0) : 0
      const mean = head === 0 ? 0 : 1 + classOf((4 * size) / head)
      const about = [
        ((number * 64 + head) * 32 + mean) * 4 + signOf(before),
        (((8 + number) * 64 + head) * 64 + clipped(before)) * 4 + signOf(further),
        (((16 + number) * 64 + head) * 24 + mean) * 32 + (clipped(before) >> 2) * 4 + signOf(further),
      ] as const
      const weight = codeWeight(coder, about, given?.[place] ?? 0)
      weights[place] = weight
      size += Math.abs(weight)
    }
  }
  return weights
}

/** One weight: none, its sign, the number of its bits, its bits. */
function codeWeight(coder: BitCoder, about: readonly [number, number, number], given: number): number {
  const bit = (kind: number, within: number, value: number): number =>
    coder.code([slotOf(about[0], kind, within), slotOf(about[1], kind, within), slotOf(about[2], kind, within)], kind, value)
  if (bit(isZero, 0, given === 0 ? 1 : 0) === 1) return 0
  const sign = bit(isNegative, 0, given < 0 ? 1 : 0) === 1 ? -1 : 1
  const size = Math.abs(given)
  let bits = 1
  while (bits < 8 && bit(firstClass + bits - 1, 0, size >> bits > 0 ? 1 : 0) === 1) bits++
  let read = 1
  for (let place = bits - 2; place >= 0; place--) read = read * 2 + bit(firstMantissa + bits, read, (size >> place) & 1)
  return sign * read
}

/** A place among the guesses for what a bit is about. */
function slotOf(about: number, kind: number, within: number): number {
  let mixed = Math.imul(about * kindsOfBits + kind, 0x9e3779b1) ^ Math.imul(within + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) & contextMask
}

const signOf = (weight: number): number => (weight === 0 ? 0 : weight < 0 ? 1 : 2)
/** -31 to 31 as 0 to 62. */
const clipped = (weight: number): number => Math.max(-31, Math.min(31, weight)) + 31
/** Sizes in steps that grow: two a doubling. */
const classOf = (size: number): number => {
  let [step, limit] = [0, 1]
  while (size >= limit && step < 22) {
    step++
    limit = limit * 1.42 + 0.3
  }
  return step
}
