import type { HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { Act } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { nothingLearned } from '../../hear/learned/learned-reader.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'

/** A finding that was plainly told, but for what is said otherwise. */
export function observation(finding: string, change: Partial<Observation> = {}): Observation {
  return { finding, polarity: 'present', certain: true, temporality: 'current', source: 'told', text: finding, turn: 1, ...change }
}
/** A rule in force that rests on nothing, but for what is said otherwise. */
export function rule(name: string, level: TriageLevel, change: Partial<HeldRule> = {}): HeldRule {
  return { rule: name, name, level, findings: [], ...change }
}

/** What was heard: clauses with what each does. */
export function hearing(clauses: readonly [Act, string][], change: Partial<Hearing> = {}): Hearing {
  return {
    mentions: [],
    guessed: [],
    proposed: [],
    person: {},
    durationDays: null,
    onset: null,
    severity: null,
    vitals: {},
    answer: null,
    isForeign: false,
    isNonsense: false,
    crisis: null,
    drugs: [],
    understoodShare: 1,
    clauses: clauses.map(([act, text]) => ({ act, text, start: 0, end: text.length, sureness: 1 })),
    learned: nothingLearned,
    choice: null,
    second: null,
    instead: null,
    ...change,
  }
}
