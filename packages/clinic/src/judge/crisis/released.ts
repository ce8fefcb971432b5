import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { lowMoods, swallowedThings } from '../../knowledge/crisis-findings.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { isEmergency } from '../levels/level-order.ts'
import { isCrisisRule } from './bodily-rules.ts'
import { isAboutCrisis, isBackground, isSwallowed } from './crisis-kinds.ts'

/** The complaints that are none of the crisis; where there are none, what was told with the word that took it back. */
function complaintsBeside({ complaints, observations, turns }: ConsultationCase): string[] {
  const others = complaints.filter((id) => !isAboutCrisis(id) && (!isSwallowed(id) || observations[id]?.polarity === 'present'))
  if (others.length > 0) return others
  const told = Object.values(observations).filter(
    ({ finding, turn, polarity, source }) => turn === turns && polarity === 'present' && source === 'told' && !isAboutCrisis(finding),
  )
  return [...new Set(told.map(({ finding }) => finding.split('.')[0] ?? finding))].filter((id) => !isBackground(id))
}

/** A thing that was told to be swallowed is no poison: who says no to a question about a poison has not taken it back, unless it is named or found. */
function isThing({ finding, source }: Observation, words: string): boolean {
  return beginsWith(finding, things) && source === 'told' && !takesThingBack.test(words)
}
const things = swallowedThings
const takesThingBack =
  /\b(?:swallow\w*|eat\w*|ate|found|battery|batteries|magnets?|coin|joking|joke|false alarm|pocket|floor|here it is)\b/i

/** "No poison!!" sounds of one by itself. */
const namesPoison = /\b(?:no|not an?|never|who said) (?:poison\w*|overdos\w*)\b[!?.,]*/gi

/** The crisis and what was held because of it are gone; what was read for it is marked as corrected. */
export function released(now: ConsultationCase, words: string): ConsultationCase {
  const observations: Record<string, Observation> = { ...now.observations }
  for (const [id, observation] of Object.entries(observations))
    if (
      (isAboutCrisis(id) || (isSwallowed(id) && !isThing(observation, words))) &&
      !beginsWith(id, lowMoods) &&
      observation.polarity === 'present'
    )
      observations[id] = { ...observation, polarity: 'absent', source: 'corrected', turn: now.turns }
  const stands = ({ findings }: HeldRule) => findings.length === 0 || findings.some((id) => observations[id]?.polarity === 'present')
  // What sounded grave before the crisis was spoken of rests on other words.
  const isOlder = ({ since }: HeldRule) => since !== undefined && now.crisis !== null && since < now.crisis.turn
  const held = now.held.filter((rule) => !isCrisisRule(rule) && (rule.provisional !== true || isOlder(rule)) && stands(rule))
  const level = levelOf(held)
  // What sounded grave in the words that were just taken back sounds so no more.
  const prose = now.crisis?.turn === now.turns - 1 ? words.replace(namesPoison, ' ').trim() : now.prose
  return {
    ...now,
    prose,
    observations,
    held,
    complaints: complaintsBeside({ ...now, observations }),
    crisis: now.crisis && { ...now.crisis, certainty: 'denied' },
    emergency: level !== null && isEmergency(level) ? (now.emergency ?? 'none') : 'none',
  }
}
