import type { ConsultationCase } from '../case/case.ts'
import { does } from '../hear/hear.ts'
import type { Hearing } from '../hear/hearing.ts'

/**
 * While a crisis stands, who is named in passing ("my wife is in the next room", "he is asleep upstairs") does not become the patient, nor a
 * second one; only a correction, or what is told of an illness, changes whom the talk is about.
 */
export function withinCrisis({ crisis, person }: ConsultationCase, heard: Hearing): Hearing {
  if (crisis === null || crisis.certainty === 'denied' || does(heard, 'correction')) return heard
  const { relation, ageYears: _age, sex: _sex, ...rest } = heard.person
  const isNamed = relation !== undefined && relation !== 'self' && relation !== person.relation
  const isOnlyNamed = heard.second !== null && heard.mentions.length === 0
  return { ...heard, ...(isNamed && { person: rest }), ...(isOnlyNamed && { second: null }) }
}
