import type { ChatRequest, ChatResponse } from '@dr-ai/contract/schemas/chat'
import { HttpError } from '../../api/http-error.ts'
import type { Session } from '../create-session.ts'
import { outboxCollection } from '../outbox-collection.ts'

/** A message that was answered on this device and has yet to join the record. */
interface WaitingMessage {
  /** ISO time, which orders them. */
  at: string
  /** What tells the conversations apart that the server has not given an id yet. */
  conversation: string
  body: ChatRequest & { message_id: string }
}

type Keeper = Pick<Session, 'keep' | 'vault' | 'call'>

/** Keeps a message, sealed, until the server has it. */
export async function waitForServer(session: Keeper, message: WaitingMessage): Promise<void> {
  await session.keep<WaitingMessage>(outboxCollection, message.body.message_id, () => message)
}

/**
 * Sends what waits, in the order it was said. Each goes under the id it was given when it was said, so that the server answers it once, however
 * often it arrives; it leaves the vault when the server has it.
 * @param settled is told the server's answer to each, or null where the server refuses the message for good
 * @throws what kept the server from being reached; the rest goes on waiting
 */
export async function sendWaiting(
  session: Keeper,
  settled: (messageId: string, answer: ChatResponse | null) => Promise<void>,
): Promise<void> {
  const { owner } = session.vault()
  const stillTheSame = () => {
    if (session.vault().owner !== owner) throw new Error('Another patient has signed in.')
  }
  const consultations = new Map<string, string>()
  const waiting = (await session.vault().list<WaitingMessage>(outboxCollection)).sort((a, b) => (a.at < b.at ? -1 : 1))
  for (const { conversation, body } of waiting) {
    const known = body.consultation_id ?? consultations.get(conversation) ?? null
    const answer = await answerTo(session, { ...body, consultation_id: known, new_consultation: known === null })
    stillTheSame()
    if (answer) {
      consultations.set(conversation, answer.consultation_id)
      // Before this one is forgotten, so that a page that ends in between begins no second consultation.
      for (const other of waiting)
        if (other.conversation === conversation && other.body.message_id !== body.message_id)
          await session.keep<WaitingMessage>(
            outboxCollection,
            other.body.message_id,
            (kept) => kept && { ...kept, body: { ...kept.body, consultation_id: answer.consultation_id } },
          )
    }
    await settled(body.message_id, answer)
    stillTheSame()
    await session.keep<WaitingMessage>(outboxCollection, body.message_id, () => undefined)
  }
}

async function answerTo(session: Keeper, body: ChatRequest): Promise<ChatResponse | null> {
  try {
    return await session.call('chat', { body })
  } catch (error) {
    const isForGood = error instanceof HttpError && [400, 404, 409, 413, 422].includes(error.status)
    if (isForGood) return null
    throw error
  }
}
