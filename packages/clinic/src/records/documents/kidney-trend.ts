import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { type KnownValue, knownValues } from './known-values.ts'
import { spokenDate } from './spoken-date.ts'

/** A loss of this share within a year is fast (NICE: Chronic kidney disease, accelerated progression: a quarter or more within 12 months), and so is one of 15 mL/min/1.73m2. */
const fast = { share: 0.25, loss: 15, days: 366 } as const
/** Below 60 mL/min/1.73m2 for three months and more it is kidney disease that lasts (NICE: Chronic kidney disease). */
const lasting = { below: 60, days: 90 } as const
/** A difference smaller than this share is what kidney function differs by from day to day. */
const steadyShare = 0.1
const day = 86_400_000

/** How the estimated kidney function (eGFR) has changed, in sentences: lasting, falling, falling fast; null without an earlier value that is sure. */
export function kidneyTrend(findings: readonly DocumentFinding[]): { id: string; says: string } | null {
  const values = knownValues(findings)
    .filter(({ test, finding }) => test.id === 'egfr' && (finding.doubt === null || finding.review !== 'unconfirmed'))
    .flatMap((value) => pointOf(value) ?? [])
    .sort((a, b) => b.at - a.at)
  const [newest] = values
  const earlier = values.filter(({ at }) => newest && at < newest.at)
  const [before] = earlier
  if (!newest || !before) return null
  const said = [`The kidney function (eGFR) was ${before.number} on ${spokenDate(before.date)} and is ${newest.number} now.`]
  const isFast = earlier.some(
    ({ number, at }) =>
      newest.at - at <= fast.days * day && (newest.number <= (1 - fast.share) * number || number - newest.number >= fast.loss),
  )
  if (isFast) said.push('That is a fast loss: a doctor should look at it within days, and at the medicines that strain kidneys.')
  else if (newest.number < (1 - steadyShare) * before.number)
    said.push('It has fallen: ask for another test, and for one of protein in the urine.')
  else if (newest.number > (1 + steadyShare) * before.number) said.push('It is better than it was.')
  else said.push('That is steady.')
  const isLasting =
    newest.number < lasting.below && earlier.some(({ number, at }) => number < lasting.below && newest.at - at >= lasting.days * day)
  if (isLasting) said.push('It has been below 60 for three months or more, so it counts as kidney disease that lasts.')
  return { id: isFast ? 'kidney-fast-loss' : 'kidney-trend', says: said.join(' ') }
}

function pointOf({ finding: { date }, number }: KnownValue): { number: number; date: string; at: number } | null {
  if (date === null || number === null) return null
  const at = Date.parse(date.length === 7 ? `${date}-01` : date)
  return Number.isNaN(at) ? null : { number, date, at }
}
