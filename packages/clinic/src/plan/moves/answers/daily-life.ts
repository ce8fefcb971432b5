import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import type { Answer } from './answer.ts'
import { dailyFacts } from './daily-facts.ts'
import { toldIn } from './told.ts'

/** Eating, drinking, driving, work, school, sport, sex, flying and the like; for what was told. */
export const dailyLife: Answer = (clause, state) => {
  const facts = dailyFacts.find(({ asked }) => asked.test(clause.text)) ?? dailyFacts.find(({ asked }) => asked.test(state.words))
  if (facts === undefined) return null
  const told = toldIn(state, clause.text)
  const rule = facts.rules.find(({ holds }) => holds(told))
  const catching = rule === undefined && (facts.id === 'school' || facts.id === 'work') ? told.catching : null
  const answer =
    rule?.answer ?? (catching === null || catching.startsWith('No.') ? facts.otherwise : capital(catching.replace(/^Yes[,.] /, '')))
  return answer.replace('{number}', emergencyContacts(state.now.country).ambulance)
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
