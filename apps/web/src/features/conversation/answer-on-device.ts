import type { ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { Session } from '../../session/create-session.ts'
import type { Turn } from '../../session/pocket/answer-turns.ts'
import { sendWaiting, waitForServer } from '../../session/pocket/outbox.ts'
import { answerHere } from '../../session/pocket/pocket-doctor.ts'
import { notify } from '../../ui/notices.ts'
import { isVersionOld } from '../../ui/versions.ts'
import type { TranscriptAction } from './conversation-state.ts'
import { type DoctorMessage, fromChatResponse, type Message } from './message.ts'

/** What the patient has said so far in this consultation, up to one message. */
export function turnsUntil(messages: readonly Message[], id: string): Turn[] {
  const end = messages.findIndex((each) => each.id === id)
  return messages.slice(0, end + 1).flatMap((each) => (each.kind === 'patient' ? [{ words: each.text, answer: each.answer ?? null }] : []))
}

/**
 * Answers a message with the doctor of this device, where it is kept here, and lets the message wait for the server.
 * @returns null where it cannot be answered here
 */
export async function answerOnDevice(
  session: Session,
  messages: readonly Message[],
  request: ChatRequest & { message_id: string },
  at: () => string,
): Promise<DoctorMessage | null> {
  try {
    const answer = await answerHere(request, turnsUntil(messages, request.message_id))
    if (!answer) return null
    const conversation = messages.find(({ kind }) => kind === 'patient')?.id ?? request.message_id
    await waitForServer(session, { at: at(), conversation, body: request })
    const response = { ...answer, consultation_id: '', message_id: request.message_id }
    return { ...fromChatResponse(response, request.message_id, at()), fromDevice: { isWaiting: true, isOld: isVersionOld(Date.now()) } }
  } catch {
    return null
  }
}

/**
 * Lets what was said without the server join the record, in order.
 * @param messageOf the doctor's answer to a message, as it stands in the transcript; null where it stands there no more
 * @throws what kept the server from being reached
 */
export async function joinRecord(
  session: Session,
  messageOf: (id: string) => DoctorMessage | null,
  apply: (action: TranscriptAction) => Promise<void>,
): Promise<void> {
  await sendWaiting(session, async (messageId, answer) => {
    const here = messageOf(`answer-${messageId}`)
    if (!answer) {
      notify({ tone: 'failure', text: 'One message that was answered on this device could not join your record.' })
      if (here?.fromDevice)
        await apply({ type: 'settle', consultationId: null, message: { ...here, fromDevice: { ...here.fromDevice, isWaiting: false } } })
      return
    }
    if (!here) return
    const message = fromChatResponse(answer, messageId, here.at)
    await apply({ type: 'settle', consultationId: answer.consultation_id, message })
    if (message.clinical?.triage?.level !== here.clinical?.triage?.level)
      notify({ tone: 'info', text: 'With your whole record at hand, the doctor judged differently. Please read the answer again.' })
  })
}
