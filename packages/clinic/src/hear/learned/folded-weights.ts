import { joined } from '../../knowledge/folded/joined-bytes.ts'
import { createMixedReader, createMixedWriter, type MixedCoder } from '../../knowledge/folded/mixed-coder.ts'
import { packText, unpackText } from '../../knowledge/folded/packed-text.ts'
import { type BitCoder, createBitReader, createBitWriter } from './bit-coder.ts'
import { bucketBits } from './features.ts'
import { codeSparse, type SparseNumbers } from './fold-sparse.ts'
import { kindOfRow, kindOfWeight, kindsOfRow, kindsOfWeight, mostNear, nearHeads } from './near-heads.ts'
import type { SparseWeights } from './sparse-weights.ts'
import { headerOf, type LinearWeights, readWeights, weightsFormat, writeWeights } from './weights-file.ts'

/** What stands before the bits: all of the models but their buckets and weights, and the hash of the file that comes out. */
interface Head {
  hash: string
  models: Record<string, Omit<LinearWeights, 'buckets' | 'weights'> & { near: readonly (readonly number[])[] }>
  findings: Omit<SparseWeights, keyof SparseNumbers>
  /** How many weights the heads of findings have. */
  cells: number
  /** So many bytes tell the models; those behind them what the buckets of findings say. */
  bytes: number
}

type Numbers = Pick<LinearWeights, 'buckets' | 'weights'>

const bucketCount = 1 << bucketBits
/** Slots of one weight: whether it is none, its sign, then for each sign whether it is larger than 1, 2, ...; the last serves all larger sizes. */
const [isNone, isNegative, isLarger, sizesOf, slotsOfWeight] = [0, 1, 2, 6, 14]
const slotsOfHead = kindsOfRow * kindsOfWeight ** mostNear * slotsOfWeight

/**
 * The file of the learned reader for the way to a browser: in the few steps in which it is read, and told bit by bit by what stands around each number.
 * That is a fifth less than a compressor of any file makes of it, and read in a tenth of a second. The same file gives the same bytes.
 */
export function foldWeights(file: Uint8Array): Uint8Array {
  const { models, findings } = readWeights(file)
  const { header } = headerOf(writeWeights(models, findings))
  const described = Object.entries(models).map(([name, { buckets, weights, ...model }]) => {
    return [name, { ...model, near: nearHeads({ heads: model.heads, buckets, weights }) }] as const
  })
  const { heads, scales, biases } = findings
  const head: Omit<Head, 'bytes'> = {
    hash: JSON.parse(header).hash,
    models: Object.fromEntries(described),
    findings: { heads, scales, biases },
    cells: findings.numbers.length,
  }
  const coders = { bits: createBitWriter(slotsFor(head)), mixed: createMixedWriter() }
  codeWeights(coders, head, { models: Object.values(models), findings })
  const [bits, mixed] = [coders.bits.finish(), coders.mixed.finish()]
  return joined([packedHead({ ...head, bytes: bits.length }), bits, mixed])
}

/** The file of the reader out of a folded one. Throws where the format is another one or something of it is missing. */
export function unfoldWeights(folded: Uint8Array): Uint8Array {
  const { head, end } = unpackedHead(folded)
  const [bits, mixed] = [folded.subarray(end, end + head.bytes), folded.subarray(end + head.bytes)]
  const numbers = codeWeights({ bits: createBitReader(bits, slotsFor(head)), mixed: createMixedReader(mixed) }, head, null)
  const models = Object.entries(head.models).map(
    ([name, { near: _, ...model }], place) => [name, { ...model, ...(numbers.models[place] as Numbers) }] as const,
  )
  const file = writeWeights(Object.fromEntries(models), { ...head.findings, ...numbers.findings })
  if (JSON.parse(headerOf(file).header).hash !== head.hash)
    throw new Error("The learned reader's weights are damaged: their hash is another one.")
  return file
}

/** In front of the head: the format, the length of its letters, and that of the bits that tell them, each in four bytes. */
const [formatAt, lettersAt, bitsAt, fromHead] = [0, 4, 8, 12]

/** The head as text, told bit by bit. */
function packedHead(head: Head): Uint8Array {
  const letters = Uint8Array.from(JSON.stringify(head), (letter) => letter.charCodeAt(0))
  const packed = packText(letters)
  const front = new DataView(new ArrayBuffer(fromHead))
  front.setUint32(formatAt, weightsFormat, true)
  front.setUint32(lettersAt, letters.length, true)
  front.setUint32(bitsAt, packed.length, true)
  return joined([new Uint8Array(front.buffer), packed])
}

function unpackedHead(folded: Uint8Array): { head: Head; end: number } {
  const front = new DataView(folded.buffer, folded.byteOffset, folded.byteLength)
  const format = front.getUint32(formatAt, true)
  if (format !== weightsFormat) throw new Error(`The learned reader's weights have format ${format}, not ${weightsFormat}.`)
  const end = fromHead + front.getUint32(bitsAt, true)
  const letters = new Uint8Array(front.getUint32(lettersAt, true))
  unpackText(folded.subarray(fromHead, end), letters)
  return { head: JSON.parse(Array.from(letters, (letter) => String.fromCharCode(letter)).join('')) as Head, end }
}

/** Behind the slots of the widest model's weights stand those of its buckets. */
function bucketSlots({ models }: Pick<Head, 'models'>): number {
  return Object.values(models).reduce((sum, { heads }) => sum + heads.length, 0) * slotsOfHead
}

/** In how many ways a bucket can be in some of the models. */
const masksOf = ({ models }: Pick<Head, 'models'>): number => 1 << Object.keys(models).length

function sparseFrom(head: Pick<Head, 'models'>): number {
  return bucketSlots(head) + Object.keys(head.models).length * masksOf(head)
}

function slotsFor(head: Pick<Head, 'models'>): number {
  return sparseFrom(head) + masksOf(head)
}

/** All numbers of a file: of its models, and of the heads of findings. */
interface AllNumbers {
  models: readonly Numbers[]
  findings: SparseNumbers
}

/** Writes the given weights, or reads them: both go the same way. */
function codeWeights(
  { bits, mixed }: { bits: BitCoder; mixed: MixedCoder },
  head: Omit<Head, 'bytes'>,
  given: AllNumbers | null,
): AllNumbers {
  /** In which of the models before a bucket is. */
  const known = new Uint8Array(bucketCount)
  let headsBefore = 0
  const models = Object.values(head.models).map(({ near }, number) => {
    const from = bucketSlots(head) + number * masksOf(head)
    const own = given?.models[number]
    const buckets = codeBuckets(bits, from, known, 1 << number, own?.buckets ?? null)
    const weights = codeRows(bits, headsBefore * slotsOfHead, buckets.length, near, own?.weights ?? null)
    headsBefore += near.length
    return { buckets, weights }
  })
  return { models, findings: codeSparse({ bits, from: sparseFrom(head), known, mixed }, head.cells, given?.findings ?? null) }
}

function codeBuckets(coder: BitCoder, slots: number, known: Uint8Array, mark: number, given: Uint32Array | null): Uint32Array {
  const found: number[] = []
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    const before = known[bucket] as number
    if (coder.code(slots + before, given?.[found.length] === bucket ? 1 : 0) === 0) continue
    found.push(bucket)
    known[bucket] = before | mark
  }
  return Uint32Array.from(found)
}

/** Rows of weights. A weight is guessed by its head, those of its row that tell the most of it, and how large the row has been so far. */
function codeRows(coder: BitCoder, slots: number, rows: number, near: readonly (readonly number[])[], given: Int8Array | null): Int8Array {
  const width = near.length
  const weights = new Int8Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const from = row * width
    let size = 0
    for (let head = 0; head < width; head++) {
      let around = kindOfRow(size)
      for (const other of near[head] as readonly number[]) around = around * kindsOfWeight + kindOfWeight(weights[from + other] as number)
      const slot = slots + head * slotsOfHead + around * slotsOfWeight
      const weight = codeWeight(coder, slot, given === null ? 0 : (given[from + head] as number))
      weights[from + head] = weight
      size += Math.abs(weight)
    }
  }
  return weights
}

function codeWeight(coder: BitCoder, slot: number, given: number): number {
  if (coder.code(slot + isNone, given === 0 ? 1 : 0) === 1) return 0
  const sign = coder.code(slot + isNegative, given < 0 ? 1 : 0) === 1 ? -1 : 1
  let size = 1
  const larger = slot + isLarger + (sign < 0 ? sizesOf : 0)
  while (coder.code(larger + Math.min(sizesOf - 1, size - 1), Math.abs(given) > size ? 1 : 0) === 1) size++
  return sign * size
}
