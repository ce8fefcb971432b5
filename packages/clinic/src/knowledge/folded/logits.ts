import { wholeShare } from '../../hear/learned/range-coder.ts'

/**
 * How sure a guess is, as a logit, and back: by tables that are made of sums, products and quotients alone, which every machine rounds alike, so that each
 * reads what another wrote.
 */
export const mostLogit = 8
const steps = 256
const shareOfLogit = shareTable()
const logitOfShare = logitTable()

function shareTable(): Float64Array {
  const table = new Float64Array(2 * mostLogit * steps + 1)
  const middle = mostLogit * steps
  const step = 1 + 1 / steps + 1 / (2 * steps * steps)
  let odds = 1
  for (let at = 0; at <= middle; at++) {
    table[middle + at] = odds / (1 + odds)
    table[middle - at] = 1 / (1 + odds)
    odds *= step
  }
  return table
}

function logitTable(): Float64Array {
  const table = new Float64Array(wholeShare + 1)
  let at = 0
  for (let share = 0; share <= wholeShare; share++) {
    while (at < shareOfLogit.length - 1 && (shareOfLogit[at] as number) < share / (wholeShare + 1)) at++
    table[share] = at / steps - mostLogit
  }
  return table
}

/** In: a share of one, below one. */
export const logitOf = (share: number): number => logitOfShare[Math.floor(share * (wholeShare + 1))] as number
/** In: a logit from -8 to 8. */
export const shareOf = (logit: number): number => shareOfLogit[Math.round((logit + mostLogit) * steps)] as number
export const bounded = (logit: number): number => Math.max(-mostLogit, Math.min(mostLogit, logit))
