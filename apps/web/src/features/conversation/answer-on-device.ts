import type { ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { Session } from '../../session/create-session.ts'
import { type KeptConversation, keptCollection } from '../../session/kept-conversations.ts'
import type { Turn } from '../../session/pocket/answer-turns.ts'
import { sendWaiting, waitForServer } from '../../session/pocket/outbox.ts'
import { answerHere } from '../../session/pocket/pocket-doctor.ts'
import { notify } from '../../ui/notices.ts'
import { isVersionOld } from '../../ui/versions.ts'
import type { TranscriptAction } from './conversation-state.ts'
import { type DoctorMessage, fromChatResponse, type Message, type PatientMessage } from './message.ts'

type Request = ChatRequest & { message_id: string }

/** What the patient has said so far in this consultation, up to one message. */
export function turnsUntil(messages: readonly Message[], id: string): Turn[] {
  const end = messages.findIndex((each) => each.id === id)
  return messages.slice(0, end + 1).flatMap((each) => (each.kind === 'patient' ? [{ words: each.text, answer: each.answer ?? null }] : []))
}

/**
 * Answers a message with the doctor of this device, where it is kept here, and lets the message wait for the server, unless the
 * conversation is kept on this device.
 * @returns null where it cannot be answered here
 */
export async function answerOnDevice(
  session: Session,
  messages: readonly Message[],
  request: Request,
  at: () => string,
  isKeptHere: boolean,
): Promise<DoctorMessage | null> {
  try {
    const answer = await answerHere(request, turnsUntil(messages, request.message_id))
    if (!answer) return null
    if (!isKeptHere) await waitForServer(session, { at: at(), conversation: conversationOf(messages, request), body: request })
    const response = { ...answer, consultation_id: '', message_id: request.message_id }
    return {
      ...fromChatResponse(response, request.message_id, at()),
      fromDevice: { isWaiting: !isKeptHere, isOld: isVersionOld(Date.now()) },
    }
  } catch {
    return null
  }
}

/** Lets a conversation that was kept on this device wait for the server, each message with the time at which it was said. */
export async function letWait(
  session: Session,
  messages: readonly Message[],
  requestFor: (message: PatientMessage) => Request,
): Promise<void> {
  for (const message of messages) {
    if (message.kind !== 'patient') continue
    const body = requestFor(message)
    await waitForServer(session, { at: message.at, conversation: conversationOf(messages, body), body })
  }
  await forgetKept(session, messages)
}

/** Leaves a conversation that is kept on this device among the earlier ones. */
export async function putAside(session: Session, messages: readonly Message[]): Promise<void> {
  const first = firstOf(messages)
  if (!first) return
  const said = messages.filter(({ kind }) => kind === 'patient').length
  await session.keep<KeptConversation<Message>>(keptCollection, first.id, () => ({
    id: first.id,
    at: first.at,
    complaint: first.text,
    said,
    messages,
  }))
}

export async function openKept(session: Session, id: string): Promise<readonly Message[]> {
  const kept = await session.vault().read<KeptConversation<Message>>(keptCollection, id)
  if (!kept) throw new Error('The conversation is no longer kept here.')
  return kept.messages
}

async function forgetKept(session: Session, messages: readonly Message[]): Promise<void> {
  const first = firstOf(messages)
  if (first) await session.keep(keptCollection, first.id, () => undefined)
}

const firstOf = (messages: readonly Message[]): PatientMessage | undefined =>
  messages.find((each): each is PatientMessage => each.kind === 'patient')
const conversationOf = (messages: readonly Message[], request: Request): string => firstOf(messages)?.id ?? request.message_id

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
