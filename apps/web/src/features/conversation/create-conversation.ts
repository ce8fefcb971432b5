import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Session } from '../../session/create-session.ts'
import { type LiveChannel, liveChannelOf } from '../../session/live-channel.ts'
import { viewConsultation } from '../../session/view-consultation.ts'
import { createListeners } from '../../store/create-listeners.ts'
import { createAsking, device } from './ask-doctor.ts'
import { unansweredMessage } from './conversation-state.ts'
import { createKeptActs } from './keep-here.ts'
import { createKeptTranscript, transcriptCollection } from './keep-transcript.ts'
import { connectionTroubleText, type DoctorMessage, fromStoredMessage, isByPatient, type Message, type PatientMessage } from './message.ts'

/** Calls back whenever the browser finds its network again. Out: how to stop. */
function whenOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}

export type Conversation = ReturnType<typeof createConversation>

/** The conversation of this page with the doctor. It goes on while the patient looks at another screen, and is kept sealed in the vault. */
export function createConversation(session: Session, now: () => Date = () => new Date(), live: LiveChannel = liveChannelOf(session)) {
  const at = () => now().toISOString()
  const { shown, apply, load, clear } = createKeptTranscript(session, at)
  let owner: string | null = null
  const words = createListeners<string>()
  const replies = createListeners<DoctorMessage>()

  /** Another patient, another conversation. */
  async function follow() {
    const { access } = session.getState()
    // A record that was restored or taken over is another one in the same place.
    const next = access.kind === 'open' ? `${access.owner} ${access.patient.id}` : null
    if (next === owner) return
    owner = next
    clear()
    if (!next) return
    await load()
    const cutOff = unansweredMessage(shown.get())
    if (cutOff) await ask(cutOff)
    else await join()
  }

  const { ask, join, stop, correct, requestFor } = createAsking({ session, at, live, shown, getOwner: () => owner, apply, answered, fail })
  const kept = createKeptActs({ session, device, getState: shown.get, requestFor, apply, join })

  async function answered(reply: DoctorMessage, consultationId: string | null) {
    await apply({ type: 'answer', consultationId, message: reply }, 'ready')
    replies.tell(reply)
    speak(reply)
  }

  function speak(message: Message) {
    if (!isByPatient(message)) words.tell(message.text)
  }

  async function retry(messageId: string) {
    const message = shown.get().messages.find((each) => each.id === messageId)
    if (message?.kind !== 'patient' || shown.get().phase !== 'ready') return
    await apply({ type: 'remove error' }, 'thinking')
    await ask(message)
  }

  /** The network is back: what could not be sent goes out by itself. */
  function sendAgain() {
    const failed = shown.get().messages.at(-1)
    if (failed?.kind === 'error' && failed.retries !== null) void retry(failed.retries)
    else void join()
  }

  async function fail(retries: string | null, text = connectionTroubleText) {
    const id = `error-${retries ?? crypto.randomUUID()}`
    const message: Message = { kind: 'error', id, at: at(), text, retries }
    await apply({ type: 'add', message }, 'ready')
    speak(message)
  }

  return {
    getState: shown.get,
    subscribe: shown.subscribe,
    /** Starts following the session. Out: how to stop. */
    begin() {
      const stops = [
        session.subscribe(() => void follow()),
        session.watch(transcriptCollection, () => void load()),
        whenOnline(sendAgain),
        live.onConnection((isConnected) => void (isConnected && join())),
      ]
      void follow()
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** Calls back with whatever the doctor says newly, failures and analyses too: for speech. */
    onWords: words.listen,
    /** Calls back with every new answer of the doctor (not with those of the past): for tasks. */
    onReply: replies.listen,
    /** Sends what the patient wrote, or the quick reply that was pressed; blank text and a busy doctor send nothing. Out: null then, else when it is kept. */
    send(text: string, answer?: QuickAnswer): Promise<void> | null {
      if (text.trim() === '' || shown.get().phase !== 'ready') return null
      const message: PatientMessage = { kind: 'patient', id: crypto.randomUUID(), at: at(), text: text.trim(), ...(answer && { answer }) }
      const kept = apply({ type: 'add', message }, 'thinking')
      void kept.then(() => ask(message))
      return kept
    },
    /** Ends the outside model's answer; the built-in doctor's comes in its place. */
    stop,
    /** Sends the message again that an error bubble stands for. */
    retry,
    /** Corrects one finding by a click; the doctor thinks again. */
    correct,
    /** Adds a bubble that another feature made: a video, a document and what was found in them, with the consultation it began. */
    async add(message: Message, consultationId?: string) {
      await apply(consultationId ? { type: 'answer', consultationId, message } : { type: 'add', message })
      speak(message)
    },
    /** Takes back a bubble that another feature made: a failure that is tried again. */
    remove: (id: string) => apply({ type: 'remove', id }),
    keepHere: kept.keepHere,
    letJoin: kept.letJoin,
    resumeKept: kept.resume,
    /** Ends this conversation here; the server, or this device, keeps it among the earlier ones. */
    async beginAnew() {
      await kept.leave()
      await apply({ type: 'begin anew', at: at() }, 'ready')
    },
    /** Goes on with an earlier consultation. */
    async resume(id: string) {
      const { messages } = await viewConsultation(session, id)
      await kept.leave()
      await apply({ type: 'open', transcript: { consultationId: id, messages: messages.map(fromStoredMessage) } }, 'ready')
    },
  }
}
