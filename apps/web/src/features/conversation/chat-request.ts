import type { ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { Session } from '../../session/create-session.ts'
import { guessCountry } from '../../session/guess-country.ts'
import { maySpeakOutside } from '../../session/outside-consent.ts'
import type { Transcript } from './conversation-state.ts'
import type { PatientMessage } from './message.ts'

/** A message as it goes to the doctor, with what the record says of whom it is about. */
export function chatRequestFor(
  session: Session,
  { consultationId, messages }: Transcript,
  message: PatientMessage,
): ChatRequest & { message_id: string } {
  const { access, profile, settings, medications, person } = session.getState()
  const { allergies, conditions, ...about } = profile
  return {
    message: message.text,
    message_id: message.id,
    answer: message.answer ?? null,
    user_id: access.kind === 'open' ? access.patient.id : null,
    consultation_id: consultationId,
    new_consultation: consultationId === null,
    profile: { ...about, conditions: [...conditions] },
    patient_relation: person && !person.speaksForSelf ? person.relation : null,
    allergies: [...allergies],
    medications: medications.filter((each) => each.isActive).map(({ name, dosage }) => ({ name, dosage })),
    country: settings.country ?? guessCountry(navigator.languages),
    outside_model: maySpeakOutside(settings, messages),
  }
}
