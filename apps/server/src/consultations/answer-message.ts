import { createHash, randomUUID } from 'node:crypto'
import type { DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { Doctor, ReplyCourse } from '../doctor/doctor.ts'
import { rememberDocuments } from '../documents/remember-documents.ts'
import { rememberItems } from '../health/remember-items.ts'
import { Failure } from '../http/failure.ts'
import { type Clock, isoTime } from '../records/clock.ts'
import type { StoredConsultation, StoredExchange } from '../records/collections.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { updateRecords } from '../records/update-records.ts'
import { citePassages } from './cite-passages.ts'
import { type FoundConsultation, findConsultation, type WantedConsultation } from './find-consultation.ts'
import { recallTurns } from './recall-turns.ts'
import { rememberHistory } from './remember-history.ts'

/** What a patient says, in whichever way. */
export interface PatientMessage {
  words: string
  /** A stable name of the client's message id, where it chose one: sent twice, answered once. */
  receipt: string | null
  messageId: string | null
  wanted: WantedConsultation
  context: DoctorContext
  /** Whether an outside model may take part in the consultation from now on; null: as before, and at first not. */
  consent?: boolean | null
  /** Where the words were said in a video: what the patient is told of it before the doctor's answer, once that is known. */
  video: { preface(answer: DoctorAnswer): Promise<string> } | null
  /** Who is told how far the reply is, and may stop it. */
  progress?: Partial<Pick<ReplyCourse, 'onText' | 'signal' | 'mayLeave'>>
}

interface Deps {
  doctor: Doctor
  records: PatientRecords
  clock: Clock
}

const longestComplaint = 160

/**
 * One turn of a consultation: the doctor answers (of two messages at once the later one is thought over again on the new case), and case, words and answer are on the disk before this resolves.
 * @throws Failure 404 for a consultation that is not there (any more), 409 for other words under the id of a message that was answered, 503 where too many messages came at once.
 */
export async function answerMessage({ doctor, records, clock }: Deps, message: PatientMessage): Promise<ChatResponse> {
  let wasStored = false
  const answered = await updateRecords(records, async () => {
    const earlier = message.receipt === null ? null : await findAnswer(records, message.receipt, digestOf(message.words))
    if (earlier) return { changes: [], result: earlier }
    const found = await findConsultation(records, message.wanted)
    if (wasStored && !found.stored) throw new Failure('not-found', 'This consultation was deleted meanwhile.')
    wasStored = found.stored !== null
    const context = await contextOf(records, message, found, clock)
    const answer = await doctor.reply(
      found.stored?.value.mind ?? null,
      message.words,
      context,
      courseOf(records, found, message, context.subject),
    )
    const preface = await message.video?.preface(answer)
    const askedAt = clock()
    const exchange: StoredExchange = {
      messageId: message.messageId ?? randomUUID(),
      asked: { content: message.words, at: askedAt, isVideo: message.video !== null },
      answered: {
        content: preface ? `${preface}\n\n${answer.response}` : answer.response,
        at: clock(),
        isVideoAnalysis: message.video !== null,
      },
      doctor: answer.doctor,
      clinical: answer.clinical,
    }
    const exchangeId = randomUUID()
    const consultation = nextConsultation(found, message, answer, askedAt)
    const changes = [
      ...(found.closing ? [records.replace('consultation', found.closing, { value: { ...found.closing.value, open: false } })] : []),
      found.stored
        ? records.replace('consultation', found.stored, { at: askedAt, value: consultation })
        : records.insert('consultation', { id: found.id, at: askedAt, value: consultation }),
      records.insert(`exchange.${found.id}`, { id: exchangeId, at: askedAt, value: exchange }),
      ...(message.receipt === null
        ? []
        : [
            records.insert('receipt', {
              id: message.receipt,
              at: askedAt,
              value: { consultation: found.id, exchange: exchangeId, words: digestOf(message.words) },
            }),
          ]),
    ]
    return { changes, result: responseOf(found.id, exchange) }
  })
  if (answered !== 'conflict') return answered
  throw new Failure('busy', 'Too many messages came at once. Please send this one again.', { retryAfter: 1 })
}

/** What a doctor may look up for this reply, and how it is followed. */
function courseOf(records: PatientRecords, found: FoundConsultation, message: PatientMessage, subject: string): ReplyCourse {
  const { id, stored } = found
  const { progress } = message
  return {
    earlier: async () => (stored ? recallTurns(records, id) : []),
    // The documents are the patient's own.
    passages: async () => (subject === 'self' ? citePassages(records) : []),
    onText: progress?.onText ?? (() => undefined),
    signal: progress?.signal ?? null,
    mayLeave: progress?.mayLeave ?? consentOf(found, message) ?? false,
  }
}

/** What the patient has said of outside models, now or earlier in this consultation. */
function consentOf({ stored }: FoundConsultation, { consent }: PatientMessage): boolean | undefined {
  return consent ?? stored?.value.mayLeave
}

/** What a chat call answers for an exchange. */
export function responseOf(consultation: string, { messageId, answered, doctor, clinical }: StoredExchange): ChatResponse {
  return { response: answered.content, consultation_id: consultation, message_id: messageId, doctor, clinical }
}

/** Tells messages apart without keeping their words twice. */
function digestOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url')
}

async function findAnswer(records: PatientRecords, receipt: string, words: string): Promise<ChatResponse | null> {
  const known = await records.get('receipt', receipt)
  if (!known) return null
  const { consultation, exchange } = known.value
  // Receipts of earlier versions hold no words.
  if (known.value.words !== undefined && known.value.words !== words)
    throw new Failure('different-message', 'A message with this id has been answered already, and it said something else.')
  const stored = await records.get(`exchange.${consultation}`, exchange)
  if (!stored) throw new Failure('not-found', 'This message was answered in a consultation that has been deleted.')
  return responseOf(consultation, stored.value)
}

/** A consultation goes on being about the person it began with; the patient's documents are about the patient. */
async function contextOf(
  records: PatientRecords,
  { context, words }: PatientMessage,
  { stored }: FoundConsultation,
  clock: Clock,
): Promise<DoctorContext> {
  const subject = stored?.value.subject ?? context.subject
  // Of somebody else than the person of the record: what stands in it is not about them, nor is how that person is called.
  if (subject !== 'self') return { ...context, relation: subject, subject, documents: [], history: [] }
  const items = await rememberItems(records, clock)
  return {
    ...context,
    subject,
    documents: [...(await rememberDocuments(records, words)), ...(items.document.findings.length > 0 ? [items.document] : [])],
    vitals: items.vitals,
    history: await rememberHistory(records, stored !== null, words),
    now: isoTime(clock()),
  }
}

function nextConsultation(found: FoundConsultation, message: PatientMessage, answer: DoctorAnswer, at: number): StoredConsultation {
  const before = found.stored?.value
  const hadComplaint = before !== undefined && before.complaint !== '' && before.messages > 0
  const words = message.words.trim().slice(0, longestComplaint)
  const mayLeave = consentOf(found, message)
  return {
    startedAt: before?.startedAt ?? at,
    open: true,
    subject: before?.subject ?? message.wanted.subject ?? 'self',
    complaint: hadComplaint ? before.complaint : answer.clinical.findings.length > 0 ? words : '',
    triage: answer.clinical.triage?.level ?? before?.triage ?? null,
    leadingCause: answer.clinical.causes[0]?.name ?? before?.leadingCause ?? null,
    messages: (before?.messages ?? 0) + 2,
    ...(mayLeave !== undefined && { mayLeave }),
    mind: answer.mind,
  }
}
