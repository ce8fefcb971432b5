import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { namedConditions } from '../../../records/named-conditions.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { bodilyTriage } from '../danger.ts'
import type { Answer } from './answer.ts'
import { usualSigns } from './could-it-be.ts'

/** What people say for an illness where it stands beside another: "wax or swimmer's ear". */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ear ?)?wax\b/i, 'earwax-impaction'],
  [/\bswimmer['’]?s['’]? ear\b/i, 'otitis-externa'],
  [/\btension(?: headaches?)?\b/i, 'tension-headache'],
  [/\b(?:the )?(?:change|menopause)\b/i, 'menopause'],
  [/\bhay ?fever\b/i, 'allergic-rhinitis'],
  [/\b(?:too many )?painkillers\b/i, 'medication-overuse-headache'],
]

/** So much likelier one of two has to be for it to be said to fit better. */
const clearlyMore = 1.5
const signsShown = 3

/** "Is it wax or swimmer's ear?": which of the two fits better so far, and what would speak for the other. Null where no two illnesses are named. */
export const whichOfTwo: Answer = ({ text }, state) => {
  if (!/\bor\b/i.test(text) || state.now.complaints.length === 0 || bodilyTriage(state.now) !== null) return null
  if (findMedicines(knownMedicines(), text).length > 0) return null
  const named = namedOf(text, state)
  const [one, other] = named
  if (one === undefined || other === undefined || named.length > 2) return null
  const shareOf = ({ id }: PackedCondition) => state.judged.ranking.ranked.find(({ condition }) => condition === id)?.probability ?? 0
  const [first, second] = shareOf(one) >= shareOf(other) ? [one, other] : [other, one]
  const isClear = shareOf(first) > 0 && shareOf(first) >= shareOf(second) * clearlyMore
  return isClear
    ? `Of the two ${spokenCondition(first.name)} fits better so far. ${first.summary}${told(first, second, state)}`
    : `By what you have told me so far I cannot tell the two apart.${shows(one, other, state)}${shows(other, one, state)}`
}

function namedOf(text: string, { base }: TurnState): PackedCondition[] {
  const ids = [
    ...shortNames.filter(([name]) => name.test(text)).map(([, id]) => id),
    ...namedConditions(base.knowledge, text).map(({ condition }) => condition),
  ]
  return [...new Set(ids)].map((id) => base.knowledge.conditions.get(id)).filter((condition) => condition !== undefined)
}

/** What of the one has been told, and what would speak for the other. */
function told(first: PackedCondition, second: PackedCondition, state: TurnState): string {
  const has = ownSigns(first, second, state).filter((finding) => state.now.observations[finding]?.polarity === 'present')
  const fits = has.length === 0 ? '' : ` For it speaks: ${namesOf(has, state)}.`
  return `${fits}${shows(second, first, state)}`
}

function shows(one: PackedCondition, other: PackedCondition, state: TurnState): string {
  const open = ownSigns(one, other, state).filter((finding) => state.now.observations[finding] === undefined)
  return open.length === 0 ? '' : ` ${capital(spokenCondition(one.name))} would rather show as ${namesOf(open, state)}.`
}

/** The usual signs of one that the other does not have. */
function ownSigns(one: PackedCondition, other: PackedCondition, { base }: TurnState): string[] {
  const { always = [], usual = [], often = [] } = other.findings
  const shared = new Set<string>([...always, ...usual, ...often])
  return usualSigns(base, one).filter((finding) => !shared.has(finding))
}

const namesOf = (ids: readonly string[], { base }: TurnState): string =>
  spokenList(ids.slice(0, signsShown).map((id) => base.findings.get(id)?.name ?? id))
