import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { type Answer, complaintName } from './answer.ts'
import { illnessOf } from './illness.ts'
import { asksYesOrNo } from './yes-or-no-form.ts'

/** Kinds of illness that nobody catches from another. */
const ownKinds = new Set([
  'cardiovascular',
  'endocrine',
  'neurological',
  'mental-health',
  'musculoskeletal',
  'injury',
  'blood',
  'cancer',
  'immune',
  'toxicological',
  'gynaecological',
  'obstetric',
])

/** Whether an illness comes from no germ. */
export function catchesFromNobody(condition: string | null, { base }: TurnState): boolean {
  const known = condition === null ? undefined : base.knowledge.conditions.get(condition)
  return known !== undefined && ownKinds.has(known.system)
}

const asksOfCatching = /\b(?:catch\w*|contag\w*|infect\w*|spread\w*|pass(?:ed|es)? (?:it|this)?|(?:get|have|give \w+) (?:it|this))\b/i

/** "Can I kiss him?": what is not catching may be, what is waits. */
const asLeave = (catching: string): string =>
  /^No\b/.test(catching)
    ? catching.replace(/^No[,.:]?\s+(\w)/, (_no, first: string) => `Yes: ${first.toLowerCase()}`)
    : `Not for now, as it is catching. ${capital(catching.replace(/^Yes[,.:]?\s+/, ''))}`

/** Whether it is catching, for how long, and how to keep others from it. */
export const contagion: Answer = (clause, state) => {
  const { condition, isNamed, facts } = illnessOf(clause.text, state)
  const lead = condition !== null && !isNamed ? `If this is ${spokenCondition(condition.name)}, which fits best so far: ` : ''
  const asked = clause.text.replace(/ Is it contagious\?$/, '')
  const isOfDoing = asksYesOrNo(asked) === 'leave' && !asksOfCatching.test(asked)
  if (facts !== null && facts.catching !== null)
    return `${lead}${isOfDoing ? asLeave(facts.catching) : facts.catching} (${facts.sources[0] ?? ''})`
  if (condition !== null && ownKinds.has(condition.system))
    return `${lead}${isOfDoing ? 'Yes' : 'No'}, ${spokenCondition(condition.name)} is not catching. You cannot pass it on to anyone.`
  const complaint = complaintName(state)
  return complaint === null
    ? 'Whether it is catching depends on what it is. Infections such as colds, stomach bugs and many rashes with fever are; injuries, allergies and most long illnesses are not. Tell me what you have and I can say more.'
    : `Whether ${complaint} is catching depends on the cause: an infection can be passed on, most other causes cannot. Until we know, wash your hands often, do not share towels or cups, and keep away from babies, pregnant women and frail people.`
}
