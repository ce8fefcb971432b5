import type { ConsultationCase } from '../case/case.ts'
import type { Observation } from '../case/model.ts'
import type { Correction } from './read-corrections.ts'

const women = /^(?:mother|mum|mom|sister|daughter|wife|grandmother|grandma|gran|nan|aunt|niece|girlfriend)$/
const men = /^(?:father|dad|brother|son|husband|grandfather|grandpa|grandad|uncle|nephew|boyfriend)$/

/**
 * The case with what was put right. In: the case after the message, and its corrections. What is taken out leaves nothing
 * behind: no complaint, no pregnancy, no age of somebody else; the levels that rested on it fall when the case is judged.
 */
export function applyCorrections(merged: ConsultationCase, corrections: readonly Correction[]): ConsultationCase {
  let next = merged
  for (const correction of corrections) {
    if (correction.kind === 'person') next = aboutOther(next, correction.relation)
    else if (correction.kind === 'unsaid') next = without(next, correction.findings)
    else if (correction.kind === 'time') next = { ...next, durationDays: correction.days }
    else if (correction.kind === 'changed') next = withoutDenied(next, correction.findings)
  }
  return next
}

function aboutOther(consultation: ConsultationCase, relation: string): ConsultationCase {
  const sex = women.test(relation) ? 'female' : men.test(relation) ? 'male' : null
  return {
    ...consultation,
    person: { ...consultation.person, relation, ageYears: null, sex, pregnant: null, pregnancyWeeks: null },
    asked: consultation.asked.filter((id) => id !== 'person'),
    held: consultation.held.filter(({ assumed }) => assumed !== true),
  }
}

function without(consultation: ConsultationCase, findings: readonly string[]): ConsultationCase {
  const observations: Record<string, Observation> = {}
  for (const [id, observation] of Object.entries(consultation.observations)) if (!findings.includes(id)) observations[id] = observation
  const isPregnancy = findings.includes('pregnant')
  return {
    ...consultation,
    observations,
    complaints: consultation.complaints.filter((id) => id in observations),
    held: consultation.held.filter(({ findings: evidence }) => evidence.length === 0 || evidence.some((id) => id in observations)),
    ...(isPregnancy && { person: { ...consultation.person, pregnant: null, pregnancyWeeks: null } }),
  }
}

/** What is now denied is no complaint any more, and is marked as put right, so that what rested on it falls. */
function withoutDenied(consultation: ConsultationCase, findings: readonly string[]): ConsultationCase {
  const observations: Record<string, Observation> = { ...consultation.observations }
  for (const id of findings) {
    const observation = observations[id]
    if (observation !== undefined) observations[id] = { ...observation, source: 'corrected' }
  }
  const isDenied = (id: string) => observations[id]?.polarity === 'absent'
  const notPregnant = findings.includes('pregnant') && isDenied('pregnant')
  return {
    ...consultation,
    observations,
    complaints: consultation.complaints.filter((id) => !isDenied(id)),
    ...(notPregnant && { person: { ...consultation.person, pregnant: false, pregnancyWeeks: null } }),
  }
}
