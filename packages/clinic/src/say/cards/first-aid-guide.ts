import { newCase } from '../../case/case.ts'
import { firstAidCards, generalFirstAid } from './first-aid-cards.ts'
import { firstAidSteps } from './first-aid-text.ts'

export interface FirstAidEntry {
  id: string
  /** Completes "First aid for ...". */
  title: string
  steps: readonly string[]
  doNot: readonly string[]
}

/** All first-aid cards as a helper reads them, with the numbers and the advice of a country. */
export function firstAidGuide(country: string | null): FirstAidEntry[] {
  const patient = newCase({ country, relation: 'other' })
  return [generalFirstAid, ...firstAidCards].map((card) => ({ id: card.id, title: card.title, ...firstAidSteps(card, patient, true) }))
}
