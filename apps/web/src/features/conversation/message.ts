import type { AnalysedMessage, ChatResponse, QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import type { StoredMessage } from '@dr-ai/contract/schemas/consultations'
import type { VisionData, VoiceAnalysis } from '@dr-ai/contract/schemas/history'
import type { Measurements } from '@dr-ai/contract/schemas/video'

interface Said {
  id: string
  /** ISO time. */
  at: string
  text: string
}

/** An answer given without the server: it waits to join the record, or the server would not take it. */
export interface FromDevice {
  isWaiting: boolean
  /** Nobody could tell for long whether the doctor on this device is up to date. */
  isOld: boolean
}

/** What was measured in a video, in words and in numbers; what was not is missing. */
export interface Measured {
  visionData?: VisionData | undefined
  voiceAnalysis?: VoiceAnalysis | undefined
  measurements?: Measurements | undefined
}

/** One entry of the conversation. The description's flags are written only at the contract's edge (`toAnalysedMessages`). */
export type Message =
  | ({ kind: 'patient'; answer?: QuickAnswer } & Said)
  | ({ kind: 'correction' } & Said)
  | ({ kind: 'doctor'; doctor: ChatResponse['doctor'] | null; clinical: Clinical | null; fromDevice?: FromDevice } & Said)
  | ({ kind: 'error'; retries: string | null } & Said)
  | ({ kind: 'video' } & Said)
  | ({ kind: 'video-analysis'; clinical?: Clinical | null } & Measured & Said)
  | ({ kind: 'document' } & Said)
  | ({ kind: 'document-analysis'; documentId: string | null } & Said)

export type PatientMessage = Message & { kind: 'patient' }
export type DoctorMessage = Message & { kind: 'doctor' }
/** The messages that may carry a level of urgency. */
export type ClinicalMessage = Message & { kind: 'doctor' | 'video-analysis' }

export const greetingText =
  "Hello! I'm your AI medical assistant. You can chat with me or record a video for health analysis. How can I help you today?"

/** What the server refuses as too hard to read, in its words. */
export const tooHardText = 'I could not read that. Please say it more shortly.'
export const connectionTroubleText = "I'm sorry, I'm having trouble connecting to the server. Please check your connection and try again."

export const keptTroubleText =
  'The doctor on this device could not answer, and this conversation is kept here. Please try again; in an emergency, call your emergency number.'

/** The first message of every conversation. */
export function greetingAt(at: string): DoctorMessage {
  return { kind: 'doctor', id: 'greeting', at, text: greetingText, doctor: null, clinical: null }
}

const byPatient = new Set<Message['kind']>(['patient', 'correction', 'video', 'document'])

export const isByPatient = (message: Message): boolean => byPatient.has(message.kind)

/** What the history analysis reads: errors are left out. */
export function toAnalysedMessages(messages: readonly Message[]): AnalysedMessage[] {
  return messages
    .filter((message) => message.kind !== 'error')
    .map((message) => ({
      type: isByPatient(message) ? 'user' : 'ai',
      content: message.text,
      timestamp: message.at,
      isVideo: message.kind === 'video',
      isVideoAnalysis: message.kind === 'video-analysis',
    }))
}

/** What the newest video of a conversation measured, for the entry that is made of it; empty where there was none. */
export function latestMeasured(messages: readonly Message[]): Measured {
  const newest = messages.findLast((message) => message.kind === 'video-analysis')
  if (!newest) return {}
  const { visionData, voiceAnalysis, measurements } = newest
  return { ...(visionData && { visionData }), ...(voiceAnalysis && { voiceAnalysis }), ...(measurements && { measurements }) }
}

/** The clinical sides of the answers that have one, oldest first. */
export function clinicalsOf(messages: readonly Message[]): Clinical[] {
  return messages.flatMap((message) => ('clinical' in message && message.clinical) || [])
}

/** The clinical side of the newest answer that has one. */
export const newestClinical = (messages: readonly Message[]): Clinical | null => clinicalsOf(messages).at(-1) ?? null

/** A stored message of the server as it is shown. */
export function fromStoredMessage(stored: StoredMessage): Message {
  const said = { id: stored.id, at: stored.timestamp, text: stored.content }
  if (stored.type === 'user') return { kind: stored.isVideo ? 'video' : 'patient', ...said }
  if (stored.isVideoAnalysis) return { kind: 'video-analysis', ...said, clinical: stored.clinical ?? null }
  return { kind: 'doctor', ...said, doctor: stored.doctor ?? null, clinical: stored.clinical ?? null }
}

/** The doctor's answer to the patient's message; its id is made from the question's, so that the same answer never stands twice. */
export function fromChatResponse(response: ChatResponse, answers: string, at: string): DoctorMessage {
  return {
    kind: 'doctor',
    id: `answer-${answers}`,
    at,
    text: response.response,
    doctor: response.doctor,
    clinical: response.clinical ?? null,
  }
}
