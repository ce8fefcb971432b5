import { lastRead } from '../../../hear/last-read.ts'
import { isChild } from '../../../judge/questions/address-patient.ts'
import { capital } from '../../../judge/questions/question-knowledge.ts'
import { dailyTopics } from '../../../knowledge/advice-schema.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { dailyFacts } from './daily-facts.ts'
import { inCountry } from './in-country.ts'
import { toldIn } from './told.ts'
import { withDetails } from './topics/with-details.ts'

/** Eating, drinking, driving, work, school, sport, sex, flying and the like; for what was told. */
export const dailyLife: Answer = (clause, state) => {
  const facts = factsIn(clause.text) ?? factsInMessage(state.words)
  return facts === undefined ? null : dailyAnswer(facts.id, clause, state)
}

const factsIn = (words: string) => dailyFacts.find(({ asked }) => asked.test(words))
const factsInMessage = lastRead(factsIn)

/** The same, of one part of daily life; null where there is none of this id. */
export function dailyAnswer(id: string, ...[clause, state]: Parameters<Answer>): string | null {
  const facts = dailyFacts.find((each) => each.id === id)
  if (facts === undefined) return null
  if (id === 'alcohol' && isChild(state.now.person)) return null
  const told = toldIn(state, clause.text)
  const advised = told.isEmergency ? undefined : ofTheIllness(facts.id, told.condition, state)
  if (advised !== undefined) return asksWhatToEat.test(clause.text) ? whatToEat(advised, told.condition, state) : advised
  const rule = facts.rules.find(({ holds }) => holds(told))
  const catching = rule === undefined && (facts.id === 'school' || facts.id === 'work') ? told.catching : null
  const answer =
    rule?.answer ??
    (catching === null || catching.startsWith('No.')
      ? withDetails(id, facts.otherwise, clause.text, state)
      : capital(catching.replace(/^Yes[,.] /, '')))
  return inCountry(answer, state.now.country)
}

const asksWhatToEat = /\bwhat (?:\w+ )?(?:can|should|shall|could|may|to|do|must) (?:i |he |she |we )?(?:still )?(?:eat|drink|have)\b/i

/** "What should I eat?": the lines about food and drink stand before the rest. */
function whatToEat(advised: string, condition: string | null, { base, now }: TurnState): string {
  const home = condition === null ? [] : (suitedAdvice(base.knowledge, condition, now)?.home ?? [])
  return [...home.filter((line) => /\b(?:eat|drink|sips?|fluids?|meals?|food)\b/i.test(line)), advised].join(' ')
}

/** What the advice of the illness says of this part of the day. */
function ofTheIllness(topic: string, condition: string | null, { base, now }: TurnState): string | undefined {
  const known = dailyTopics.find((each) => each === (topic === 'flying' ? 'travel' : topic))
  if (condition === null || known === undefined) return undefined
  return suitedAdvice(base.knowledge, condition, now)?.daily[known]
}
