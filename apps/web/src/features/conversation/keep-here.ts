import type { ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { Session } from '../../session/create-session.ts'
import type { ConversationState, TranscriptAction } from './conversation-state.ts'
import type { PatientMessage } from './message.ts'

interface KeptPlaces {
  session: Session
  device: () => Promise<typeof import('./answer-on-device.ts')>
  getState: () => ConversationState
  requestFor: (message: PatientMessage) => ChatRequest & { message_id: string }
  apply: (action: TranscriptAction, phase?: ConversationState['phase']) => Promise<void>
  join: () => Promise<void>
}

/** What a patient can do with a conversation that stays on this device. */
export function createKeptActs({ session, device, getState, requestFor, apply, join }: KeptPlaces) {
  /** What is kept on this device alone stays there when another conversation takes its place. */
  async function leave() {
    const { isKeptHere, messages } = getState()
    if (isKeptHere) await (await device()).putAside(session, messages)
  }

  return {
    leave,
    /** From now on the doctor of this device answers, and nothing of this conversation is sent; for one that has not begun. */
    async keepHere(isKeptHere: boolean) {
      const { consultationId, messages } = getState()
      if (consultationId === null && messages.length === 1) await apply({ type: 'keep here', isKeptHere })
    },
    /** Lets a conversation that was kept here join the record after all: now, or when the server is back. */
    async letJoin() {
      const { isKeptHere, phase, messages } = getState()
      if (!isKeptHere || phase !== 'ready') return
      await (await device()).letWait(session, messages, requestFor)
      await apply({ type: 'keep here', isKeptHere: false })
      await join()
    },
    /** Goes on with an earlier conversation that is kept on this device. */
    async resume(id: string) {
      await leave()
      const messages = await (await device()).openKept(session, id)
      await apply({ type: 'open', transcript: { consultationId: null, isKeptHere: true, messages } }, 'ready')
    },
  }
}
