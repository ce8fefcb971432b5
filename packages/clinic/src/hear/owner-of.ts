import type { ConsultationCase } from '../case/case.ts'
import type { Person } from '../case/model.ts'
import type { Hearing } from './hearing.ts'

/** The person as known before; what the settings say of the speaker is not true of somebody else who is spoken of from the first word on. */
export function ownerOf({ person, turns }: ConsultationCase, read: Hearing): Person {
  const { relation } = read.person
  const isOther = turns === 0 && person.relation === 'self' && relation !== undefined && relation !== 'self'
  return isOther ? { ...person, ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null } : person
}
