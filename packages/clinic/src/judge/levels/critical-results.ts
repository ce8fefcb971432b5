import type { HeldRule } from '../../case/case.ts'
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
export function criticalResults({ clauses, choice }: Hearing): HeldRule[] {
  if (choice !== null) return []
  return clauses
    .filter(({ act, text }) => !toldOfOthers.has(act) && (mayState(act) || isOwn.test(text)) && !elsewhen.test(text))
    .flatMap(({ text }) => statedResults(text).flatMap(ruleOf))
}

/** Without a unit a number counts only as far as it does in every unit in which a living person can have it. */
function ruleOf({ test, values, text }: StatedResult): HeldRule[] {
  const danger = Math.min(...values.map((number) => dangerOf({ test, number })))
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
