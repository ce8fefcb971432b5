import { randomUUID } from 'node:crypto'
import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { Doctor } from '../doctor/doctor.ts'
import { Failure } from '../http/failure.ts'
import type { Clock } from '../records/clock.ts'
import type { StoredExchange } from '../records/collections.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { updateRecords } from '../records/update-records.ts'
import { responseOf } from './answer-message.ts'

interface Correction {
  consultation: string
  finding: string
  polarity: 'present' | 'absent' | 'unknown'
}

/**
 * The patient corrects one thing the doctor understood; the doctor thinks again and answers.
 * @throws Failure 404 where the consultation, or the finding in it, is not there.
 */
export async function correctFinding(
  { doctor, records, clock }: { doctor: Doctor; records: PatientRecords; clock: Clock },
  { consultation, finding, polarity }: Correction,
): Promise<ChatResponse> {
  const corrected = await updateRecords(records, async () => {
    const stored = await records.get('consultation', consultation)
    if (!stored) throw new Failure('not-found', 'There is no consultation by that id.')
    const answer = await doctor.correct(stored.value.mind, finding, polarity)
    if (!answer) throw new Failure('not-found', 'This consultation knows no such finding.')
    const at = clock()
    const exchange: StoredExchange = {
      messageId: randomUUID(),
      asked: null,
      answered: { content: answer.response, at, isVideoAnalysis: false },
      doctor: answer.doctor,
      clinical: answer.clinical,
    }
    const changes = [
      records.replace('consultation', stored, {
        value: {
          ...stored.value,
          triage: answer.clinical.triage?.level ?? null,
          leadingCause: answer.clinical.causes[0]?.name ?? null,
          messages: stored.value.messages + 1,
          mind: answer.mind,
        },
      }),
      records.insert(`exchange.${consultation}`, { id: randomUUID(), at, value: exchange }),
    ]
    return { changes, result: responseOf(consultation, exchange) }
  })
  if (corrected !== 'conflict') return corrected
  throw new Failure('busy', 'Too many changes came at once. Please try again.', { retryAfter: 1 })
}
