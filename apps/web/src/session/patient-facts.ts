import type { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import type { Session } from './create-session.ts'
import { guessCountry } from './guess-country.ts'

/** What the open record says of whom it is about, as the doctor may know it: beside each message, recording and file. */
export function patientFactsOf(session: Session) {
  const { profile, settings, medications, person } = session.getState()
  const { allergies, conditions, ...about } = profile
  return {
    profile: { ...about, conditions: [...conditions] },
    patient_relation: person && !person.speaksForSelf ? person.relation : null,
    allergies: [...allergies],
    medications: medications.filter((each) => each.isActive).map(({ name, dosage }) => ({ name, dosage })),
    country: settings.country ?? guessCountry(navigator.languages),
    wording: settings.wording,
  } satisfies PatientFacts
}
