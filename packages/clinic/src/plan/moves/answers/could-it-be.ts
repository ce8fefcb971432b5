import { likelihoodBands } from '../../../judge/constants.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { causesOf } from '../../../say/causes.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { leftUnexplained } from './alarm-so-far.ts'
import { complaintName } from './answer.ts'

/** What a question about an organ fears first: "could it be my heart?". */
const organs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:my|his|her|the) heart\b|\bheart (?:problem|trouble|related)\b|\bcardiac\b/i, 'myocardial-infarction'],
  [/\bappendix\b/i, 'appendicitis'],
  [/\bgall ?bladder\b|\bgall ?stones?\b/i, 'biliary-colic'],
  [/\bkidney stones?\b/i, 'renal-colic'],
  [/\b(?:my|his|her|the) kidneys?\b/i, 'pyelonephritis'],
  [/\b(?:my|his|her|the) thyroid\b|\bthyroid problem\b/i, 'hypothyroidism'],
  [/\b(?:my|his|her|the) (?:lungs?|chest)\b/i, 'pneumonia'],
  [/\b(?:an|stomach|gastric|my|bleeding) ulcer\b(?! (?:in|on) (?:my|the) (?:mouth|lip|tongue|leg|foot|ankle|eye))/i, 'peptic-ulcer'],
  [/\b(?:slipped|herniated) dis[ck]\b|\ba dis[ck]\b/i, 'lumbar-disc-herniation'],
]

/** The illness that a question about an organ fears first; null where it names none. */
export function ofOrgan(text: string, { base }: Pick<TurnState, 'base'>): PackedCondition | null {
  const id = organs.find(([asked]) => asked.test(text))?.[1]
  return id === undefined ? null : (base.knowledge.conditions.get(id) ?? null)
}

/** The signs that most people with a condition have, those that tell it apart first. */
export function usualSigns(base: TurnState['base'], condition: PackedCondition): string[] {
  const { always = [], usual = [], often = [] } = condition.findings
  const signs = [...always, ...usual, ...often].filter((finding) => {
    const kind = base.findings.get(finding)?.kind
    return (kind === 'symptom' || kind === 'sign') && base.findings.get(finding)?.base === undefined
  })
  return [...signs].sort((a, b) => Number(condition.discriminators.includes(b)) - Number(condition.discriminators.includes(a)))
}

/** Before this many signs were told or denied no cause is named, unless one leads clearly. */
const leastKnown = 3

/** What may be behind it, so far: nothing is named where little is known and nothing leads, and nothing harmless beside an emergency. */
export function causesSoFar(state: TurnState): string | null {
  const { base, now, judged } = state
  const complaint = complaintName(state)
  if (complaint === null) return null
  const level = levelOf(now.held)
  const isUrgent = level !== null && isEmergency(level)
  const [first, second] = causesOf(base.knowledge, now, judged.ranking).filter(({ id }) => !isUrgent || isGrave(id, state))
  if (first === undefined)
    return isUrgent
      ? 'What it is cannot be told from here; the hospital can find out. What counts now is to get there.'
      : `There are many causes of ${complaint}. A few answers more and I can say which fit.`
  const known = Object.values(now.observations).filter(({ polarity, source }) => polarity !== 'unknown' && source !== 'implied').length
  const leads = first.probability >= likelihoodBands.likely || (first.probability >= likelihoodBands.possible && known >= leastKnown)
  if (!leads && !isUrgent && now.verdictTurn === null)
    return `It is too early to name a cause: ${complaint} can come from many things, most of them harmless. A few answers more and I can say which fit.`
  const isOther = second !== undefined && !isUrgent && second.probability >= likelihoodBands.possible
  const other = isOther ? ` ${second.name} is possible too.` : ''
  const surer = now.verdictTurn === null && !isUrgent ? ' I would like to ask a little more to be surer.' : ''
  const condition = base.knowledge.conditions.get(first.id)
  const unexplained = condition === undefined ? '' : leftUnexplained(state, condition)
  return `So far this sounds most like ${spokenCondition(first.name)}. ${first.summary}${unexplained}${other}${surer}`
}

/** Whether an illness is one for which somebody goes to hospital. */
function isGrave(id: string, { base }: TurnState): boolean {
  const condition = base.knowledge.conditions.get(id)
  return condition !== undefined && isEmergency(condition.triageFloor)
}
