import { both, type MixedCoder } from '../../knowledge/folded/mixed-coder.ts'
import type { BitCoder } from './bit-coder.ts'
import type { SparseWeights } from './sparse-weights.ts'

export type SparseNumbers = Pick<SparseWeights, 'buckets' | 'counts' | 'columns' | 'numbers'>

/** What is told of a bucket, bit by bit: whether it goes on, its next head, and that head's number. */
const [goesOn, nextHead, numberOfHead] = [0, 1, 2]
const [bitsOfHead, bitsOfNumber] = [11, 8]
/** Numbers of either sign as numbers from 0 on. */
const noNumber = 1 << (bitsOfNumber - 1)
/** A head stands by others like it: so many of its lower bits do not tell its neighbourhood. */
const [near, far] = [5, 7]
const [mostCounted, early, noHead] = [12, 3, -1]

/** Where the numbers go: the buckets bit by bit from a slot on, guessed by the models before that each is in (`known`); what stands in them by what stands around it. */
interface SparseCoders {
  bits: BitCoder
  from: number
  known: Uint8Array
  mixed: MixedCoder
}

/**
 * Writes sparse weights, or reads them (`given` null): both go the same way. `cells`: how many weights there are; behind the last nothing is told, so
 * that a damaged file costs no more time than a whole one.
 */
export function codeSparse({ bits, from, known, mixed }: SparseCoders, cells: number, given: SparseNumbers | null): SparseNumbers {
  const [buckets, counts, columns, numbers]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let bucket = 0; bucket < known.length && columns.length < cells; bucket++) {
    const models = known[bucket] as number
    const isHere = given?.buckets[buckets.length] === bucket ? 1 : 0
    if (bits.code(from + models, isHere) === 0) continue
    const wanted = given?.counts[buckets.length] ?? 0
    buckets.push(bucket)
    let count = 0
    let [last, second, numberBefore] = [noHead, noHead, 0]
    while (columns.length < cells) {
      const about = [both(count, last >> near), both(Math.min(mostCounted, count), 1), both(last, 2)]
      if (mixed.code(goesOn, about, 1, count < wanted ? 1 : 0) === 0) break
      const beside = [
        1,
        both(last, 1),
        both(last >> far, 2),
        both(models, 3),
        both(both(second, last), 4),
        both(Math.min(early, count), both(last >> near, 6)),
      ]
      const head = mixed.code(nextHead, beside, bitsOfHead, given?.columns[columns.length] ?? 0)
      const around = [head, both(head, numberBefore), both(numberBefore, count), both(models, 9), 1]
      const number = mixed.code(numberOfHead, around, bitsOfNumber, noNumber + (given?.numbers[numbers.length] ?? 0)) - noNumber
      columns.push(head)
      numbers.push(number)
      count += 1
      second = last
      last = head
      numberBefore = number
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
