import { z } from 'zod'
import { Clinical } from './clinical.ts'
import { UserId } from './identifiers.ts'
import { CountryCode, PatientFacts, Wording } from './patient-facts.ts'

/** A quick reply that was pressed: the question's id and the ids of its options. `message` then holds their labels, for the eye alone. */
export const QuickAnswer = z.object({
  question: z.string().min(1).max(400),
  options: z.array(z.string().min(1).max(200)).min(1).max(40),
})
export type QuickAnswer = z.infer<typeof QuickAnswer>

export const ChatRequest = z.object({
  message: z.string(),
  user_id: UserId.nullish(),
  /** Chosen by the client; a message sent twice under one id is answered once. */
  message_id: z.string().min(1).max(64).nullish(),
  consultation_id: z.string().min(1).max(64).nullish(),
  /** true opens a new consultation instead of going on with the open one. */
  new_consultation: z.boolean().nullish(),
  on_behalf_of: z.string().max(80).nullish(),
  ...PatientFacts.shape,
  answer: QuickAnswer.nullish(),
  /**
   * true: an outside model may take part in this consultation from now on; false: the built-in doctor alone answers, and no outside model
   * gets a word of it. Absent: as before in this consultation, and at first not.
   */
  outside_model: z.boolean().nullish(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export const ChatResponse = z.object({
  response: z.string(),
  consultation_id: z.string(),
  message_id: z.string(),
  /** Which doctor answered: the embedded one, a model, or the embedded one in a model's stead. */
  doctor: z.object({
    kind: z.enum(['embedded', 'model']),
    model: z.string().nullable(),
    fallback: z.boolean(),
    /** What left the machine for this answer: words of the patient's message, and tokens in all, both ways. Absent where nothing did. */
    left: z.object({ words: z.number().int(), tokens: z.number().int() }).optional(),
  }),
  clinical: Clinical.optional(),
})
export type ChatResponse = z.infer<typeof ChatResponse>

export const AnalysedMessage = z.object({
  type: z.string().max(40),
  content: z.string(),
  timestamp: z.string().max(64).nullish(),
  isVideo: z.boolean().nullish(),
  isVideoAnalysis: z.boolean().nullish(),
})
export type AnalysedMessage = z.infer<typeof AnalysedMessage>

export const AnalyzeHistoryRequest = z.object({
  messages: z.array(AnalysedMessage),
  user_id: UserId.nullish(),
  /** Whose words and units the entries are written in. */
  country: CountryCode.nullish(),
  wording: Wording.nullish(),
  /** true: an outside model may read it; else none gets a word of it. */
  outside_model: z.boolean().nullish(),
})
export type AnalyzeHistoryRequest = z.infer<typeof AnalyzeHistoryRequest>
