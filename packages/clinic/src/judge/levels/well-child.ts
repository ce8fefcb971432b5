import type { ConsultationCase } from '../../case/case.ts'
import { isChild } from '../questions/address-patient.ts'

const isBabyCalled = /^(?:baby|infant|newborn|twin|bairn)$/

/** A child past the first year that plays, runs about or drinks as ever is well enough for the words to weigh less than its looks (NICE NG143, green signs). */
export function isWellChild({ person, observations }: Pick<ConsultationCase, 'person' | 'observations'>): boolean {
  const plays = observations['drowsy-hard-to-wake']
  const isWell = plays?.polarity === 'absent' && plays.source === 'told'
  const isBaby = person.ageYears === null ? isBabyCalled.test(person.relation) : person.ageYears < 1
  return isWell && isChild(person) && !isBaby
}
