import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { HttpError } from '../../api/http-error.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import type { Session } from '../../session/create-session.ts'
import { type LiveChannel, liveChannelOf } from '../../session/live-channel.ts'
import { outboxCollection } from '../../session/outbox-collection.ts'
import { consultationKey, maySpeakOutside } from '../../session/outside-consent.ts'
import { viewConsultation } from '../../session/view-consultation.ts'
import { createStore } from '../../store/create-store.ts'
import { notify } from '../../ui/notices.ts'
import { chatRequestFor } from './chat-request.ts'
import {
  type ConversationState,
  emptyTranscript,
  type Transcript,
  type TranscriptAction,
  transcriptReducer,
  unansweredMessage,
} from './conversation-state.ts'
import { createReplyFollower, noReply } from './follow-reply.ts'
import { createKeptActs } from './keep-here.ts'
import {
  connectionTroubleText,
  type DoctorMessage,
  fromChatResponse,
  fromStoredMessage,
  isByPatient,
  keptTroubleText,
  type Message,
  tooHardText,
} from './message.ts'

/** Calls back whenever the browser finds its network again. Out: how to stop. */
function whenOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}

/** The doctor of this device; comes when the server does not answer. */
const device = () => loadChunk('pocket', () => import('./answer-on-device.ts'))
const gatewayFailures = new Set([502, 504])

/** Whether the server did not speak at all, so that the device may answer in its stead. */
const isUnreachable = (error: unknown): boolean => !(error instanceof HttpError) || gatewayFailures.has(error.status)

const collection = 'conversation'
const current = 'current'
export type Conversation = ReturnType<typeof createConversation>

/** The conversation of this page with the doctor. It goes on while the patient looks at another screen, and is kept sealed in the vault. */
export function createConversation(session: Session, now: () => Date = () => new Date(), live: LiveChannel = liveChannelOf(session)) {
  const shown = createStore<ConversationState>({ phase: 'loading', reply: noReply, ...emptyTranscript(now().toISOString()) })
  const { set } = shown
  let owner: string | null = null
  const replyListeners = new Set<(reply: DoctorMessage) => void>()
  const wordListeners = new Set<(text: string) => void>()
  const at = () => now().toISOString()

  const follower = createReplyFollower(live, (reply) => set({ ...shown.get(), reply }))

  /** Changes what is shown at once, and what is kept by the same step. */
  async function apply(action: TranscriptAction, phase: ConversationState['phase'] = shown.get().phase) {
    set({ ...transcriptReducer(shown.get(), action), phase, reply: phase === 'thinking' ? shown.get().reply : noReply })
    session.setCurrentSession(shown.get().consultationId)
    await session.keep<Transcript>(collection, current, (kept) => transcriptReducer(kept ?? emptyTranscript(at()), action))
  }

  async function load() {
    const kept = await session.vault().read<Transcript>(collection, current)
    const transcript = kept ?? emptyTranscript(at())
    set({ phase: shown.get().phase === 'thinking' ? 'thinking' : 'ready', reply: shown.get().reply, ...transcript })
    session.setCurrentSession(transcript.consultationId)
  }

  /** Another patient, another conversation. */
  async function follow() {
    const { access } = session.getState()
    // A record that was restored or taken over is another one in the same place.
    const next = access.kind === 'open' ? `${access.owner} ${access.patient.id}` : null
    if (next === owner) return
    owner = next
    set({ phase: 'loading', reply: noReply, ...emptyTranscript(at()) })
    if (!next) return
    await load()
    const cutOff = unansweredMessage(shown.get())
    if (cutOff) await ask(cutOff)
    else await join()
  }

  const requestFor = (message: Message & { kind: 'patient' }) => chatRequestFor(session, shown.get(), message)

  async function ask(message: Message & { kind: 'patient' }) {
    const asking = owner
    set({ ...shown.get(), phase: 'thinking' })
    if ((shown.get().isKeptHere || !navigator.onLine) && (await answeredHere(message))) return
    if (asking !== owner) return
    if (shown.get().isKeptHere) return fail(message.id, keptTroubleText)
    follower.begin(message.id)
    try {
      await bindConsent()
      if (await isAnythingWaiting()) await sendWaiting()
      const response = await session.call('chat', { body: requestFor(message) })
      follower.end()
      if (asking !== owner) return
      await answered(fromChatResponse(response, message.id, at()), response.consultation_id)
    } catch (error) {
      follower.end()
      if (asking !== owner) return
      // The same words would be refused again.
      if (error instanceof HttpError && error.code === 'too-hard-to-read') await fail(null, tooHardText)
      else if (!isUnreachable(error) || !(await answeredHere(message))) await fail(message.id)
    }
  }

  /** A yes to the outside model from before the first message is for this consultation, and for no other. */
  async function bindConsent() {
    const { settings } = session.getState()
    const outsideModelFor = consultationKey(shown.get().messages)
    if (maySpeakOutside(settings, shown.get().messages) && settings.outsideModelFor !== outsideModelFor)
      await session.saveSettings({ ...settings, outsideModelFor })
  }

  /** Without the server, the doctor of this device answers, where it is kept here. */
  async function answeredHere(message: Message & { kind: 'patient' }): Promise<boolean> {
    const asking = owner
    const reply = await device().then(
      ({ answerOnDevice }) => answerOnDevice(session, shown.get().messages, requestFor(message), at, shown.get().isKeptHere === true),
      () => null,
    )
    if (reply && asking === owner) await answered(reply, shown.get().consultationId)
    return reply !== null
  }

  const answerById = (id: string): DoctorMessage | null =>
    shown.get().messages.find((each): each is DoctorMessage => each.id === id && each.kind === 'doctor') ?? null

  const isAnythingWaiting = async (): Promise<boolean> => (await session.vault().list(outboxCollection)).length > 0
  const sendWaiting = async () => (await device()).joinRecord(session, answerById, (action) => apply(action))

  /** The server is back: what was answered here joins the record before anything else is said. */
  async function join() {
    const joining = owner
    if (joining === null || !(await isAnythingWaiting()) || shown.get().phase !== 'ready') return
    set({ ...shown.get(), phase: 'thinking' })
    await sendWaiting().catch(() => undefined)
    if (joining === owner) set({ ...shown.get(), phase: 'ready' })
  }

  const kept = createKeptActs({ session, device, getState: shown.get, requestFor, apply, join })

  async function answered(reply: DoctorMessage, consultationId: string | null) {
    await apply({ type: 'answer', consultationId, message: reply }, 'ready')
    for (const listener of replyListeners) listener(reply)
    speak(reply)
  }

  function speak(message: Message) {
    if (!isByPatient(message)) for (const listener of wordListeners) listener(message.text)
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
        session.watch(collection, () => void load()),
        whenOnline(sendAgain),
        live.onConnection((isConnected) => void (isConnected && join())),
      ]
      void follow()
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** Calls back with whatever the doctor says newly, failures and analyses too: for speech. */
    onWords(listener: (text: string) => void) {
      wordListeners.add(listener)
      return () => void wordListeners.delete(listener)
    },
    /** Calls back with every new answer of the doctor (not with those of the past): for tasks. */
    onReply(listener: (reply: DoctorMessage) => void) {
      replyListeners.add(listener)
      return () => void replyListeners.delete(listener)
    },
    /** Sends what the patient wrote, or the quick reply that was pressed; blank text and a busy doctor send nothing. Out: null then, else when it is kept. */
    send(text: string, answer?: QuickAnswer): Promise<void> | null {
      if (text.trim() === '' || shown.get().phase !== 'ready') return null
      const message: Message & { kind: 'patient' } = {
        kind: 'patient',
        id: crypto.randomUUID(),
        at: at(),
        text: text.trim(),
        ...(answer && { answer }),
      }
      const kept = apply({ type: 'add', message }, 'thinking')
      void kept.then(() => ask(message))
      return kept
    },
    /** Ends the outside model's answer; the built-in doctor's comes in its place. */
    stop: follower.stop,
    /** Sends the message again that an error bubble stands for. */
    retry,
    /** Corrects one finding by a click; the doctor thinks again. */
    async correct(finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) {
      const { consultationId } = shown.get()
      if (shown.get().phase !== 'ready') return
      if (!consultationId)
        return notify({ tone: 'info', text: 'The doctor on this device cannot be put right by a click. Please say it in words.' })
      const words = { present: 'yes', absent: 'no', unknown: 'not sure' }[polarity]
      const id = crypto.randomUUID()
      await apply({ type: 'add', message: { kind: 'correction', id, at: at(), text: `Correction: ${finding.name}: ${words}` } }, 'thinking')
      try {
        const response = await session.call('correctFinding', {
          parameters: { id: consultationId },
          body: { finding: finding.id, polarity },
        })
        await answered(fromChatResponse(response, id, at()), response.consultation_id)
      } catch {
        await fail(null)
      }
    },
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
