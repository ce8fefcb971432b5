import type { Session } from '../../session/create-session.ts'
import { createStore } from '../../store/create-store.ts'
import { type ConversationState, emptyTranscript, type Transcript, type TranscriptAction, transcriptReducer } from './conversation-state.ts'
import { noReply } from './follow-reply.ts'

/** Where in the vault the conversation under way is kept. */
export const transcriptCollection = 'conversation'
const current = 'current'

/** The conversation under way as it is shown, and as the vault keeps it. */
export function createKeptTranscript(session: Session, at: () => string) {
  const empty = (): ConversationState => ({ phase: 'loading', reply: noReply, ...emptyTranscript(at()) })
  const shown = createStore(empty())
  const { get, set } = shown
  return {
    shown,
    /** Shows none, until one is loaded. */
    clear: () => set(empty()),
    /** Changes what is shown at once, and what is kept by the same step. */
    async apply(action: TranscriptAction, phase: ConversationState['phase'] = get().phase) {
      set({ ...transcriptReducer(get(), action), phase, reply: phase === 'thinking' ? get().reply : noReply })
      session.setCurrentSession(get().consultationId)
      await session.keep<Transcript>(transcriptCollection, current, (kept) => transcriptReducer(kept ?? emptyTranscript(at()), action))
    },
    async load() {
      const kept = await session.vault().read<Transcript>(transcriptCollection, current)
      const transcript = kept ?? emptyTranscript(at())
      set({ phase: get().phase === 'thinking' ? 'thinking' : 'ready', reply: get().reply, ...transcript })
      session.setCurrentSession(transcript.consultationId)
    },
  }
}
