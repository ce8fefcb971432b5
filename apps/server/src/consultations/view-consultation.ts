import type { ConsultationSummary, StoredMessage, ViewConsultationResponse } from '@dr-ai/contract/schemas/consultations'
import { Failure } from '../http/failure.ts'
import { isoTime } from '../records/clock.ts'
import type { StoredConsultation, StoredExchange } from '../records/collections.ts'
import { type Opened, type PatientRecords, soundRows } from '../records/patient-records.ts'
import { nameOfPlace, type Page, readPage } from './page.ts'

/** What the list of consultations shows of one. */
export function summarise({ id, at, value }: Opened<StoredConsultation>): ConsultationSummary {
  return {
    id,
    startedAt: isoTime(value.startedAt),
    updatedAt: isoTime(at),
    complaint: value.complaint,
    triage: value.triage,
    leadingCause: value.leadingCause,
    messages: value.messages,
    open: value.open,
  }
}

/**
 * A consultation with the newest page of its messages, the oldest first.
 * @throws Failure 404 where it is not there.
 */
export async function viewConsultation(records: PatientRecords, id: string, page: Page): Promise<ViewConsultationResponse> {
  const consultation = await records.get('consultation', id)
  if (!consultation) throw new Failure('not-found', 'There is no consultation by that id.')
  const { rows, earlier } = await readPage(page, (wanted) => records.list(`exchange.${id}`, wanted))
  const { sound, damaged } = soundRows(rows)
  return {
    consultation: summarise(consultation),
    messages: sound.reverse().flatMap(messagesOf),
    earlier: earlier && nameOfPlace(earlier),
    ...(damaged && { damaged }),
  }
}

function messagesOf({ id, value: { messageId, asked, answered, doctor, clinical } }: Opened<StoredExchange>): StoredMessage[] {
  const question: StoredMessage[] = asked
    ? [{ id: messageId, type: 'user', content: asked.content, timestamp: isoTime(asked.at), ...(asked.isVideo && { isVideo: true }) }]
    : []
  return [
    ...question,
    {
      id,
      type: 'ai',
      content: answered.content,
      timestamp: isoTime(answered.at),
      doctor,
      clinical,
      ...(answered.isVideoAnalysis && { isVideoAnalysis: true }),
    },
  ]
}
