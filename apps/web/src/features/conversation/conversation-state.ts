import type { ReplySoFar } from './follow-reply.ts'
import { greetingAt, type Message, type PatientMessage } from './message.ts'

/** What is kept of a conversation, sealed, so that it survives a reload, a closed tab and a dead server. */
export interface Transcript {
  consultationId: string | null
  messages: readonly Message[]
  /** The patient keeps it on this device: the doctor here answers, and nothing of it goes to the server. */
  isKeptHere?: boolean
}

export interface ConversationState extends Transcript {
  phase: 'loading' | 'ready' | 'thinking'
  /** What stands of the reply under way. */
  reply: ReplySoFar
}

export type TranscriptAction =
  | { type: 'add'; message: Message }
  | { type: 'answer'; consultationId: string | null; message: Message }
  | { type: 'settle'; consultationId: string | null; message: Message }
  | { type: 'remove'; id: string }
  | { type: 'remove error' }
  | { type: 'keep here'; isKeptHere: boolean }
  | { type: 'begin anew'; at: string }
  | { type: 'open'; transcript: Transcript }

export const emptyTranscript = (at: string): Transcript => ({ consultationId: null, messages: [greetingAt(at)] })

/** The next transcript; pure, so that it can be applied to what another tab has written meanwhile. No message stands twice. */
export function transcriptReducer(transcript: Transcript, action: TranscriptAction): Transcript {
  switch (action.type) {
    case 'add':
      return { ...transcript, messages: including(transcript.messages, action.message) }
    case 'answer':
      return {
        ...transcript,
        consultationId: action.consultationId,
        messages: including(withoutErrors(transcript.messages), action.message),
      }
    case 'settle':
      return settled(transcript, action)
    case 'remove':
      return { ...transcript, messages: transcript.messages.filter(({ id }) => id !== action.id) }
    case 'remove error':
      return { ...transcript, messages: withoutErrors(transcript.messages) }
    case 'keep here':
      return {
        ...transcript,
        isKeptHere: action.isKeptHere,
        messages: transcript.messages.map((each) => waitingIf(!action.isKeptHere, each)),
      }
    case 'begin anew':
      return emptyTranscript(action.at)
    case 'open':
      return action.transcript
  }
}

const including = (messages: readonly Message[], message: Message) => [...messages.filter((each) => each.id !== message.id), message]
const withoutErrors = (messages: readonly Message[]) => messages.filter((each) => each.kind !== 'error' || each.retries === null)

/** What the device answered waits for the server from when the conversation may leave it. */
function waitingIf(isWaiting: boolean, message: Message): Message {
  return message.kind === 'doctor' && message.fromDevice ? { ...message, fromDevice: { ...message.fromDevice, isWaiting } } : message
}

/** The server's answer takes the place of the device's; a conversation that has been left meanwhile stays away. */
function settled(transcript: Transcript, { consultationId, message }: TranscriptAction & { type: 'settle' }): Transcript {
  if (!transcript.messages.some(({ id }) => id === message.id)) return transcript
  return {
    ...transcript,
    consultationId: transcript.consultationId ?? consultationId,
    messages: transcript.messages.map((each) => (each.id === message.id ? message : each)),
  }
}

/** The patient's message that has no answer yet and no error either: its sending was cut off by a reload or a closed tab. */
export function unansweredMessage(transcript: Transcript): PatientMessage | null {
  const last = transcript.messages.at(-1)
  return last?.kind === 'patient' ? last : null
}
