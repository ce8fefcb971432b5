import type { BitCoder } from './bit-coder.ts'
import type { SparseWeights } from './sparse-weights.ts'

export type SparseNumbers = Pick<SparseWeights, 'buckets' | 'counts' | 'columns' | 'numbers'>

/** A head's place is told in so many bits, each guessed by those before it and by about where in the row the head before stood. */
const bitsOfHead = 10
const nodes = 1 << bitsOfHead
const bitsOfPlace = 3
const places = (1 << bitsOfPlace) + 1
const mostCounted = 12
const [isNegative, isLarger, sizes] = [0, 1, 10]
const slotsOfNumber = isLarger + sizes
const largest = 127

/** Slots for a coder of sparse weights, where a bucket may be in any of the models that `masks` tells apart. */
export function sparseSlots(masks: number): number {
  return masks + (mostCounted + 1) * places + nodes * places + slotsOfNumber * nodes
}

/**
 * Writes sparse weights from a slot on, or reads them (`given` null): both go the same way. `known`: in which models before each bucket is. `cells`: how
 * many weights there are; behind the last nothing is told, so that a damaged file costs no more time than a whole one.
 */
export function codeSparse(
  coder: BitCoder,
  from: number,
  known: Uint8Array,
  masks: number,
  cells: number,
  given: SparseNumbers | null,
): SparseNumbers {
  const [counted, named] = [from + masks, from + masks + (mostCounted + 1) * places]
  const numbered = named + nodes * places
  const [buckets, counts, columns, numbers]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let bucket = 0; bucket < known.length && columns.length < cells; bucket++) {
    const isHere = given?.buckets[buckets.length] === bucket ? 1 : 0
    if (coder.code(from + (known[bucket] as number), isHere) === 0) continue
    const wanted = given?.counts[buckets.length] ?? 0
    buckets.push(bucket)
    let count = 0
    let place = 0
    while (columns.length < cells && coder.code(counted + Math.min(mostCounted, count) * places + place, count < wanted ? 1 : 0) === 1) {
      const head = codeHead(coder, named + nodes * place, given?.columns[columns.length] ?? 0)
      columns.push(head)
      numbers.push(codeNumber(coder, numbered + slotsOfNumber * head, given?.numbers[numbers.length] ?? 0))
      count += 1
      place = 1 + (head >> (bitsOfHead - bitsOfPlace))
    }
    counts.push(count)
  }
  return {
    buckets: Uint32Array.from(buckets),
    counts: Uint16Array.from(counts),
    columns: Uint16Array.from(columns),
    numbers: Int8Array.from(numbers),
  }
}

function codeHead(coder: BitCoder, slots: number, given: number): number {
  let node = 1
  for (let bit = bitsOfHead - 1; bit >= 0; bit--) node = 2 * node + coder.code(slots + node, (given >> bit) & 1)
  return node - nodes
}

function codeNumber(coder: BitCoder, slots: number, given: number): number {
  const sign = coder.code(slots + isNegative, given < 0 ? 1 : 0) === 1 ? -1 : 1
  let size = 1
  while (size < largest && coder.code(slots + isLarger + Math.min(sizes - 1, size - 1), Math.abs(given) > size ? 1 : 0) === 1) size++
  return sign * size
}
