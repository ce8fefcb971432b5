import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { criticalLimits } from '../../knowledge/lab-tests/critical-values.ts'
import { nameInSentence, recentDays } from './judge-results.ts'
import { daysSince, type KnownValue, knownValues, newestValues } from './known-values.ts'

/** Whether a question is how dangerous a result is. */
export const asksDanger = /\b(?:danger\w*|serious|worr\w+|bad|safe|critical|urgent|emergency|concern\w*|alarm\w*)\b/i
const most = 3

/** How far results that nobody has to be rung about are a danger: what is out of range is never called harmless. */
export function sayDanger(findings: readonly DocumentFinding[], now: string | null): string[] {
  const values = [...newestValues(knownValues(findings)).values()]
  return values.length > most ? [] : values.flatMap((value) => sentenceOf(value, now) ?? [])
}

function sentenceOf({ finding, test }: KnownValue, now: string | null): string | null {
  const { flag, value, unit } = finding
  if (flag === null) return null
  const amount = `${nameInSentence(test.name)} of ${value}${unit ? ` ${unit}` : ''}`
  if (flag === 'normal') return `Your ${amount} is in the range: by itself it is no danger.`
  const limits = criticalLimits[test.id] ?? []
  const isShort = limits.some(({ side }) => flag === 'abnormal' || side === flag)
  const days = daysSince(finding.date, now)
  const whom =
    days !== null && days > recentDays.soon
      ? 'Ask your doctor whether it was looked at and should be tested again.'
      : 'Tell your doctor about it within a day or two, and today if you feel unwell.'
  return `Your ${amount} is out of range${isShort ? ', but not so far that laboratories ring a doctor at once' : ''}. ${whom}`
}
