import type { ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { Session } from '../../session/create-session.ts'
import { maySpeakOutside } from '../../session/outside-consent.ts'
import { patientFactsOf } from '../../session/patient-facts.ts'
import type { Transcript } from './conversation-state.ts'
import type { PatientMessage } from './message.ts'

/** A message as it goes to the doctor, with what the record says of whom it is about. */
export function chatRequestFor(
  session: Session,
  { consultationId, messages }: Transcript,
  message: PatientMessage,
): ChatRequest & { message_id: string } {
  const { access, settings } = session.getState()
  return {
    message: message.text,
    message_id: message.id,
    answer: message.answer ?? null,
    user_id: access.kind === 'open' ? access.patient.id : null,
    consultation_id: consultationId,
    new_consultation: consultationId === null,
    ...patientFactsOf(session),
    outside_model: maySpeakOutside(settings, messages),
  }
}
