import type { ConsultationCase } from '../case/case.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'

/** Who takes over: a crew where an ambulance is right, was called or is there; else the hospital. */
export function isOfCrew({ held, emergency, help }: Pick<ConsultationCase, 'held' | 'emergency' | 'help'>): boolean {
  return levelOf(held) === 'ambulance' || help === 'called' || help === 'crew' || (emergency === 'coming' && help !== 'travelling')
}

/** A sentence with those who take over in the place of `{crew}` and `{Crew}`. */
export function withHelpers(text: string, consultation: Pick<ConsultationCase, 'held' | 'emergency' | 'help'>): string {
  const who = isOfCrew(consultation) ? 'crew' : 'hospital'
  return text.replaceAll('{crew}', `the ${who}`).replaceAll('{Crew}', `The ${who}`)
}
