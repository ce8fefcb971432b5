import { joined } from '../../knowledge/folded/joined-bytes.ts'
import { coarseWeights } from './coarse-weights.ts'
import { packSparse, type SparseHeader, type SparseWeights, unpackSparse } from './sparse-weights.ts'

/** Raised whenever a file of the former shape could no longer be read. */
export const weightsFormat = 2

/** One linear model: for every bucket that counts, a small whole number per head; a head's scale makes a weight of it. */
export interface LinearWeights {
  heads: readonly string[]
  scales: readonly number[]
  biases: readonly number[]
  /** Slope and offset per head: the logit times the slope plus the offset is the calibrated one. */
  calibration: readonly (readonly [slope: number, offset: number])[]
  buckets: Uint32Array
  /** buckets.length rows of heads.length numbers. */
  weights: Int8Array
}

/** What the committed file holds. */
export interface LearnedWeights {
  /** Of the payload, eight hex digits. */
  hash: string
  models: Readonly<Record<string, LinearWeights>>
  findings: SparseWeights
}

interface Header {
  format: number
  hash: string
  models: Record<string, Omit<LinearWeights, 'buckets' | 'weights'> & { rows: number }>
  findings: SparseHeader
}

const wordBytes = 4

/**
 * Reads the weights. In: the file's bytes. Out: its models, in as few steps as are needed. Throws where the format is another one or the payload is not
 * the one that the header names: half a reader must not be used.
 */
export function readWeights(bytes: Uint8Array): LearnedWeights {
  const { header: written, end } = headerOf(bytes)
  const header = JSON.parse(written) as Header
  if (header.format !== weightsFormat)
    throw new Error(`The learned reader's weights have format ${header.format}, not ${weightsFormat}: run npm run train.`)
  const payload = bytes.subarray(end)
  if (hashOfBytes(payload) !== header.hash) throw new Error("The learned reader's weights are damaged: their hash is another one.")
  let at = 0
  const models: Record<string, LinearWeights> = {}
  for (const [name, { rows, ...model }] of Object.entries(header.models)) {
    const buckets = new Uint32Array(rows)
    let bucket = 0
    for (let row = 0; row < rows; row++, at += wordBytes) {
      bucket += (payload[at] ?? 0) | ((payload[at + 1] ?? 0) << 8) | ((payload[at + 2] ?? 0) << 16)
      buckets[row] = bucket
    }
    const length = rows * model.heads.length
    models[name] = coarseWeights(name, { ...model, buckets, weights: new Int8Array(payload.buffer, payload.byteOffset + at, length) })
    at += length
  }
  return { hash: header.hash, models, findings: unpackSparse(header.findings, payload.subarray(at)) }
}

/** Writes the weights as readWeights reads them; buckets must ascend. The same models give the same bytes. */
export function writeWeights(models: Readonly<Record<string, LinearWeights>>, findings: SparseWeights): Uint8Array {
  const parts: Uint8Array[] = []
  const described: Header['models'] = {}
  for (const [name, { buckets, weights, ...model }] of Object.entries(models)) {
    described[name] = { ...model, rows: buckets.length }
    const steps = new Uint8Array(buckets.length * wordBytes)
    const view = new DataView(steps.buffer)
    buckets.forEach((bucket, row) => {
      view.setUint32(row * wordBytes, bucket - (row === 0 ? 0 : (buckets[row - 1] ?? 0)), true)
    })
    parts.push(steps, new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength))
  }
  const sparse = packSparse(findings)
  const payload = joined([...parts, sparse.bytes])
  const header: Header = { format: weightsFormat, hash: hashOfBytes(payload), models: described, findings: sparse.header }
  return joined([headedBy(JSON.stringify(header)), payload])
}

/** A header as its file has it, behind its length. In: plain ASCII. */
export function headedBy(header: string): Uint8Array {
  const length = new Uint8Array(wordBytes)
  new DataView(length.buffer).setUint32(0, header.length, true)
  return joined([length, Uint8Array.from(header, (letter) => letter.charCodeAt(0))])
}

/** The header of a file, and where the rest of it begins. */
export function headerOf(bytes: Uint8Array): { header: string; end: number } {
  const end = wordBytes + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true)
  return { header: lettersOf(bytes.subarray(wordBytes, end)), end }
}

/** The header is plain ASCII. */
function lettersOf(bytes: Uint8Array): string {
  return bytes.reduce((text, code) => text + String.fromCharCode(code), '')
}

/** FNV-1a over the bytes. */
function hashOfBytes(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
