import { likelihoodBands } from '../../../judge/constants.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { causesOf } from '../../../say/causes.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
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
  [/\b(?:slipped|herniated) dis[ck]\b|\ba dis[ck]\b/i, 'lumbar-disc-herniation'],
]

/** The illness that a question about an organ fears first; null where it names none. */
export function ofOrgan(text: string, { base }: Pick<TurnState, 'base'>): PackedCondition | null {
  const id = organs.find(([asked]) => asked.test(text))?.[1]
  return id === undefined ? null : (base.knowledge.conditions.get(id) ?? null)
}

/** From this share on a condition is among those thought of. */
const thoughtOf = 0.08
const namesShown = 3

/** "Could it be a heart attack?": whether the named condition is among the causes so far, and what speaks for it or would. */
export function couldItBe(condition: PackedCondition, { base, now, judged }: TurnState): string {
  const entry = judged.ranking.ranked.find((each) => each.condition === condition.id)
  const name = spokenCondition(condition.name)
  const cause = causesOf(base.knowledge, now, judged.ranking).find(({ id }) => id === condition.id)
  const held = (condition.name.split(' (')[0] ?? condition.name).toLowerCase()
  const isHeld = now.held.some(({ name: reason }) => reason.toLowerCase().includes(held))
  if (isHeld || (entry !== undefined && entry.probability >= thoughtOf) || cause?.band === 'likely') {
    const reasons = cause?.reasonsFor ?? []
    const against = cause?.reasonsAgainst ?? []
    return [
      `Yes, ${name} is one of the things I am thinking of.`,
      reasons.length > 0 ? `For it: ${spokenList(reasons)}.` : '',
      against.length > 0 ? `Against it: ${spokenList(against)}.` : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const signs = usualSigns(base, condition).filter((finding) => now.observations[finding]?.polarity !== 'present')
  const names = signs.slice(0, namesShown).map((finding) => base.findings.get(finding)?.name ?? finding)
  return names.length === 0
    ? `Nothing you have told me so far points to ${name}.`
    : `What you have told me so far does not point to ${name}. It usually comes with ${spokenList(names, 'or')}. If you have any of these, tell me.`
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

/** What may be behind it, so far. */
export function causesSoFar(state: TurnState): string | null {
  const { base, now, judged } = state
  const complaint = complaintName(state)
  if (complaint === null) return null
  const [first, second] = causesOf(base.knowledge, now, judged.ranking)
  if (first === undefined) return `There are many causes of ${complaint}. A few answers more and I can say which fit.`
  const other = second === undefined ? '' : ` ${second.name} is possible too.`
  const level = levelOf(now.held)
  const surer = now.verdictTurn === null && (level === null || !isEmergency(level)) ? ' I would like to ask a little more to be surer.' : ''
  return `${first.probability < likelihoodBands.possible ? 'It is too early to say, but so far' : 'So far'} this sounds most like ${spokenCondition(first.name)}. ${first.summary}${other}${surer}`
}
