import { bucketBits } from '../../hear/learned/features.ts'
import { joined, readWeights, writeWeights } from '../../hear/learned/weights-file.ts'
import { type BitCoder, createBitReader, createBitWriter } from './bit-coder.ts'

const bucketCount = 1 << bucketBits
const contextBits = 20
const contextMask = (1 << contextBits) - 1
const width = 3
/** Sets of weights for the coder's guesses: one for buckets, then one for each kind of bit of a weight. */
const weighings = 32
const kindsOfBits = 24
const [isPresent, isZero, isNegative, firstClass, firstMantissa] = [0, 1, 2, 3, 11]

/** What the head of the file says of its models; the rest of it is handed on as it is. */
interface Head {
  models: Readonly<Record<string, { heads: readonly string[]; rows: number }>>
}

interface Model {
  buckets: Uint32Array
  weights: Int8Array
}

/** Bytes before the head that say how long it is, and bytes of a bucket. */
const lengthBytes = 4
const bucketBytes = 4

/**
 * The file of the learned reader, smaller for the way to a browser: its models in as few steps as are needed, told bit by bit by what stands
 * around each number. In: the file as `npm run train` makes it. Out: bytes out of which `unfoldWeights` makes the file of a reader that hears the same.
 */
export function foldWeights(file: Uint8Array): Uint8Array {
  const { models } = readWeights(file)
  const plain = writeWeights(models)
  const { head, payloadFrom } = headOf(plain)
  const coder = createBitWriter(1 << contextBits, width, weighings)
  codeModels(coder, head, Object.values(models))
  const rest = plain.subarray(payloadFrom + payloadBytes(head))
  const length = new Uint8Array(lengthBytes)
  new DataView(length.buffer).setUint32(0, rest.length, true)
  return joined([plain.subarray(0, payloadFrom), length, rest, coder.finish()])
}

/** The file of the learned reader out of a folded one. Throws where its head is cut off; a wrong number shows in the hash that `readWeights` looks at. */
export function unfoldWeights(folded: Uint8Array): Uint8Array {
  const { head, payloadFrom } = headOf(folded)
  const view = new DataView(folded.buffer, folded.byteOffset, folded.byteLength)
  const restFrom = payloadFrom + lengthBytes
  const restTo = restFrom + view.getUint32(payloadFrom, true)
  const models = codeModels(createBitReader(folded.subarray(restTo), 1 << contextBits, width, weighings), head, null)
  const parts = models.flatMap(({ buckets, weights }) => [stepsOf(buckets), new Uint8Array(weights.buffer)])
  return joined([folded.subarray(0, payloadFrom), ...parts, folded.subarray(restFrom, restTo)])
}

function headOf(file: Uint8Array): { head: Head; payloadFrom: number } {
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true)
  const payloadFrom = lengthBytes + length
  const letters = Array.from(file.subarray(lengthBytes, payloadFrom), (code) => String.fromCharCode(code))
  return { head: JSON.parse(letters.join('')), payloadFrom }
}

const payloadBytes = ({ models }: Head): number => Object.values(models).reduce((sum, { heads, rows }) => sum + rows * (bucketBytes + heads.length), 0)

function stepsOf(buckets: Uint32Array): Uint8Array {
  const steps = new DataView(new ArrayBuffer(buckets.length * bucketBytes))
  for (const [row, bucket] of buckets.entries()) steps.setUint32(row * bucketBytes, bucket - (buckets[row - 1] ?? 0), true)
  return new Uint8Array(steps.buffer)
}

/** Writes the given models, or reads them: both go the same way. */
function codeModels(coder: BitCoder, { models }: Head, given: readonly Model[] | null): Model[] {
  /** In which of the models before a bucket is. */
  const known = new Uint8Array(bucketCount)
  return Object.values(models).map(({ heads }, number) => {
    const buckets = codeBuckets(coder, number, known, given?.[number]?.buckets ?? null)
    return { buckets, weights: codeRows(coder, number, buckets.length, heads.length, given?.[number]?.weights ?? null) }
  })
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
      const about = [((number * 64 + head) * 32 + mean) * 4 + signOf(before), (((8 + number) * 64 + head) * 64 + clipped(before)) * 4 + signOf(further), (((16 + number) * 64 + head) * 24 + mean) * 32 + (clipped(before) >> 2) * 4 + signOf(further)] as const
      const weight = codeWeight(coder, about, given?.[place] ?? 0)
      weights[place] = weight
      size += Math.abs(weight)
    }
  }
  return weights
}

/** One weight: none, its sign, the number of its bits, its bits. */
function codeWeight(coder: BitCoder, about: readonly [number, number, number], given: number): number {
  const bit = (kind: number, within: number, value: number): number => coder.code([slotOf(about[0], kind, within), slotOf(about[1], kind, within), slotOf(about[2], kind, within)], kind, value)
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
