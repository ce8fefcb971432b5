import { type BitCoder, createBitReader, createBitWriter } from './bit-coder.ts'
import { bucketBits } from './features.ts'
import { codeSparse, type SparseNumbers, sparseSlots } from './fold-sparse.ts'
import { kindOfRow, kindOfWeight, kindsOfRow, kindsOfWeight, mostNear, nearHeads } from './near-heads.ts'
import type { SparseWeights } from './sparse-weights.ts'
import { headedBy, headerOf, joined, type LinearWeights, readWeights, weightsFormat, writeWeights } from './weights-file.ts'

/** What stands before the bits: all of the models but their buckets and weights, and the hash of the file that comes out. */
interface Head {
  format: number
  hash: string
  models: Record<string, Omit<LinearWeights, 'buckets' | 'weights'> & { near: readonly (readonly number[])[] }>
  findings: Omit<SparseWeights, keyof SparseNumbers>
  /** How many weights the heads of findings have. */
  cells: number
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
  const head: Head = {
    format: weightsFormat,
    hash: JSON.parse(header).hash,
    models: Object.fromEntries(described),
    findings: { heads, scales, biases },
    cells: findings.numbers.length,
  }
  const coder = createBitWriter(slotsFor(head))
  codeWeights(coder, head, { models: Object.values(models), findings })
  return joined([headedBy(JSON.stringify(head)), coder.finish()])
}

/** The file of the reader out of a folded one. Throws where the format is another one or something of it is missing. */
export function unfoldWeights(folded: Uint8Array): Uint8Array {
  const { header, end } = headerOf(folded)
  const head = JSON.parse(header) as Head
  if (head.format !== weightsFormat) throw new Error(`The learned reader's weights have format ${head.format}, not ${weightsFormat}.`)
  const numbers = codeWeights(createBitReader(folded.subarray(end), slotsFor(head)), head, null)
  const models = Object.entries(head.models).map(
    ([name, { near: _, ...model }], place) => [name, { ...model, ...(numbers.models[place] as Numbers) }] as const,
  )
  const file = writeWeights(Object.fromEntries(models), { ...head.findings, ...numbers.findings })
  if (JSON.parse(headerOf(file).header).hash !== head.hash)
    throw new Error("The learned reader's weights are damaged: their hash is another one.")
  return file
}

/** Behind the slots of the widest model's weights stand those of its buckets. */
function bucketSlots({ models }: Head): number {
  return Object.values(models).reduce((sum, { heads }) => sum + heads.length, 0) * slotsOfHead
}

/** In how many ways a bucket can be in some of the models. */
const masksOf = ({ models }: Head): number => 1 << Object.keys(models).length

function sparseFrom(head: Head): number {
  return bucketSlots(head) + Object.keys(head.models).length * masksOf(head)
}

function slotsFor(head: Head): number {
  return sparseFrom(head) + sparseSlots(masksOf(head))
}

/** All numbers of a file: of its models, and of the heads of findings. */
interface AllNumbers {
  models: readonly Numbers[]
  findings: SparseNumbers
}

/** Writes the given weights, or reads them: both go the same way. */
function codeWeights(coder: BitCoder, head: Head, given: AllNumbers | null): AllNumbers {
  /** In which of the models before a bucket is. */
  const known = new Uint8Array(bucketCount)
  let headsBefore = 0
  const models = Object.values(head.models).map(({ near }, number) => {
    const from = bucketSlots(head) + number * masksOf(head)
    const own = given?.models[number]
    const buckets = codeBuckets(coder, from, known, 1 << number, own?.buckets ?? null)
    const weights = codeRows(coder, headsBefore * slotsOfHead, buckets.length, near, own?.weights ?? null)
    headsBefore += near.length
    return { buckets, weights }
  })
  return { models, findings: codeSparse(coder, sparseFrom(head), known, masksOf(head), head.cells, given?.findings ?? null) }
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
