import type { ConsultationCase } from '../case/case.ts'
import type { Person } from '../case/model.ts'
import type { Hearing } from './hearing.ts'

/** The person as known before; what the settings say of the speaker is not true of somebody else who is spoken of from the first word on. */
export function ownerOf({ person, turns }: ConsultationCase, read: Hearing): Person {
  const isOther = turns === 0 && read.person.relation !== undefined && read.person.relation !== person.relation
  return isOther ? { ...person, ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null } : person
}
