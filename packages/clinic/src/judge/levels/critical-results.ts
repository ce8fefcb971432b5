import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { type Clause, mayState } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { type StatedResult, statedResults } from '../../hear/lexicon/stated-results.ts'
import { dangerOf, nameInSentence } from '../../records/documents/judge-results.ts'

/** The rules of numbers that were typed begin so. */
export const ofResult = 'result:'
const levels = ['within-24-hours', 'emergency-department'] as const

/** What was measured at another time, or is put right by now. */
const elsewhen =
  /\b(?:years? ago|months? ago|weeks? ago|last (?:week|month|year|summer|winter)|used to|back (?:to normal|up|down|then)|normal (?:now|again)|in (?:19|20)\d\d|when i was in hospital|went down to|came down to|before (?:the|my) (?:operation|transfusion|treatment))\b/i
/** Asked of nobody in particular: "is a potassium of 6 dangerous?" */
const isOwn = /\b(?:my|mine|his|her|their|i have|i['’]?ve|i had|got|came back|he has|she has)\b/i
const toldOfOthers: ReadonlySet<Clause['act']> = new Set(['hypothetical', 'figurative', 'family', 'past'])

/**
 * A result that was typed and that laboratories ring a doctor about asks for the level that the same value of a document does: one table for both
 * (`knowledge/lab-tests/critical-values.ts`).
 */
export function criticalResults(before: ConsultationCase, told: ConsultationCase, { clauses, choice }: Hearing): HeldRule[] {
  const heard = clauses
    .filter(({ act, text }) => choice === null && !toldOfOthers.has(act) && (mayState(act) || isOwn.test(text)) && !elsewhen.test(text))
    .flatMap(({ text }) => statedResults(text))
  const named = new Set(heard.map(({ test }) => test.id))
  const again = isKnownBetter(before, told) ? toldBefore(before, told).filter(({ test }) => !named.has(test.id)) : []
  return [...heard, ...again].flatMap((result) => ruleOf(result, told.person))
}

/** The case without what was judged before its age or pregnancy was told: it is judged again. */
export function withoutForOthers(before: ConsultationCase, told: ConsultationCase): ConsultationCase {
  if (!isKnownBetter(before, told)) return told
  const again = new Set(toldBefore(before, told).map(({ test }) => `${ofResult}${test.id}`))
  return { ...told, held: told.held.filter(({ rule }) => !again.has(rule)) }
}

/** The same result asks for another level once it is known whose it is: of a baby two days old, in a pregnancy. */
const isKnownBetter = ({ person }: ConsultationCase, { person: told }: ConsultationCase): boolean =>
  person.ageYears !== told.ageYears || person.pregnant !== told.pregnant || person.pregnancyWeeks !== told.pregnancyWeeks

/** The last result of each test that was told and still stands: as a level of its own, or as something found. */
function toldBefore({ prose }: ConsultationCase, { held, observations }: ConsultationCase): StatedResult[] {
  const last = new Map<string, StatedResult>()
  for (const sentence of prose.split(/(?<=[.!?;])\s+/))
    if (!elsewhen.test(sentence)) for (const result of statedResults(sentence)) last.set(result.test.id, result)
  return [...last.values()].filter(
    ({ test }) =>
      held.some(({ rule }) => rule === `${ofResult}${test.id}`) ||
      Object.values(test.findings ?? {}).some((finding) => observations[finding]?.polarity === 'present'),
  )
}

/** Without a unit a number counts only as far as it does in every unit in which a living person can have it. */
function ruleOf({ test, values, text }: StatedResult, person: ConsultationCase['person']): HeldRule[] {
  const danger = Math.min(...values.map((number) => dangerOf({ test, number }, person)))
  const level = levels[danger - 1]
  if (values.length === 0 || level === undefined) return []
  const amount = /[\d.,]+(?:\s*[^\s\d]+)?$/.exec(text)?.[0] ?? ''
  return [
    {
      rule: `${ofResult}${test.id}`,
      name: `a result that laboratories ring a doctor about (${nameInSentence(test.name)} ${amount.trim()})`,
      level,
      findings: [],
    },
  ]
}
