import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { HttpError } from '../../api/http-error.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import type { Session } from '../../session/create-session.ts'
import type { LiveChannel } from '../../session/live-channel.ts'
import { outboxCollection } from '../../session/outbox-collection.ts'
import { consultationKey, maySpeakOutside } from '../../session/outside-consent.ts'
import type { Store } from '../../store/create-store.ts'
import { notify } from '../../ui/notices.ts'
import { chatRequestFor } from './chat-request.ts'
import type { ConversationState, TranscriptAction } from './conversation-state.ts'
import { createReplyFollower } from './follow-reply.ts'
import { type DoctorMessage, fromChatResponse, keptTroubleText, type PatientMessage, tooHardText } from './message.ts'

/** The doctor of this device; comes when the server does not answer. */
export const device = () => loadChunk('pocket', () => import('./answer-on-device.ts'))
const gatewayFailures = new Set([502, 504])

/** Whether the server did not speak at all, so that the device may answer in its stead. */
const isUnreachable = (error: unknown): boolean => !(error instanceof HttpError) || gatewayFailures.has(error.status)

interface AskingPlaces {
  session: Session
  /** The time now, as the wire has it. */
  at: () => string
  live: LiveChannel
  shown: Store<ConversationState>
  /** Whose conversation it is now; an answer that comes after a change of it is not shown. */
  getOwner: () => string | null
  apply: (action: TranscriptAction, phase?: ConversationState['phase']) => Promise<void>
  answered: (reply: DoctorMessage, consultationId: string | null) => Promise<void>
  /** `retries`: the message that can be sent again; null where none can. */
  fail: (retries: string | null, text?: string) => Promise<void>
}

/** Asks the doctor of the server, and that of this device where the server does not answer. */
export function createAsking({ session, at, live, shown, getOwner, apply, answered, fail }: AskingPlaces) {
  const { get, set } = shown
  const follower = createReplyFollower(live, (reply) => set({ ...get(), reply }))
  const requestFor = (message: PatientMessage) => chatRequestFor(session, get(), message)

  async function ask(message: PatientMessage) {
    const asking = getOwner()
    set({ ...get(), phase: 'thinking' })
    if ((get().isKeptHere || !navigator.onLine) && (await answeredHere(message))) return
    if (asking !== getOwner()) return
    if (get().isKeptHere) return fail(message.id, keptTroubleText)
    follower.begin(message.id)
    try {
      await bindConsent()
      if (await isAnythingWaiting()) await sendWaiting()
      const response = await session.call('chat', { body: requestFor(message) })
      follower.end()
      if (asking !== getOwner()) return
      await answered(fromChatResponse(response, message.id, at()), response.consultation_id)
    } catch (error) {
      follower.end()
      if (asking !== getOwner()) return
      // The same words would be refused again.
      if (error instanceof HttpError && error.code === 'too-hard-to-read') await fail(null, tooHardText)
      else if (!isUnreachable(error) || !(await answeredHere(message))) await fail(message.id)
    }
  }

  /** A yes to the outside model from before the first message is for this consultation, and for no other. */
  async function bindConsent() {
    const { settings } = session.getState()
    const outsideModelFor = consultationKey(get().messages)
    if (maySpeakOutside(settings, get().messages) && settings.outsideModelFor !== outsideModelFor)
      await session.changeSettings(() => ({ outsideModelFor }))
  }

  /** Without the server, the doctor of this device answers, where it is kept here. */
  async function answeredHere(message: PatientMessage): Promise<boolean> {
    const asking = getOwner()
    const reply = await device().then(
      ({ answerOnDevice }) => answerOnDevice(session, get().messages, requestFor(message), at, get().isKeptHere === true),
      () => null,
    )
    if (reply && asking === getOwner()) await answered(reply, get().consultationId)
    return reply !== null
  }

  const answerById = (id: string): DoctorMessage | null =>
    get().messages.find((each): each is DoctorMessage => each.id === id && each.kind === 'doctor') ?? null

  const isAnythingWaiting = async (): Promise<boolean> => (await session.vault().list(outboxCollection)).length > 0
  const sendWaiting = async () => (await device()).joinRecord(session, answerById, (action) => apply(action))

  return {
    ask,
    requestFor,
    /** Ends the outside model's answer; the built-in doctor's comes in its place. */
    stop: follower.stop,
    /** The server is back: what was answered here joins the record before anything else is said. */
    async join() {
      const joining = getOwner()
      if (joining === null || !(await isAnythingWaiting()) || get().phase !== 'ready') return
      set({ ...get(), phase: 'thinking' })
      await sendWaiting().catch(() => undefined)
      if (joining === getOwner()) set({ ...get(), phase: 'ready' })
    },
    /** Corrects one finding by a click; the doctor thinks again. */
    async correct(finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) {
      const { consultationId } = get()
      if (get().phase !== 'ready') return
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
  }
}
