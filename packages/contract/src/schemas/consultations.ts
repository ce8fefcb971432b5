import { z } from 'zod'
import { ChatResponse } from './chat.ts'
import { Clinical, TriageLevel } from './clinical.ts'
import { Damaged, UserId } from './identifiers.ts'

export const ConsultationSummary = z.object({
  id: z.string(),
  startedAt: z.string(),
  updatedAt: z.string(),
  complaint: z.string(),
  triage: TriageLevel.nullable(),
  leadingCause: z.string().nullable(),
  messages: z.number().int(),
  open: z.boolean(),
})
export type ConsultationSummary = z.infer<typeof ConsultationSummary>

export const ListConsultationsResponse = z.object({
  consultations: z.array(ConsultationSummary),
  /** Names the page before this one (`before`); null when there is none. */
  earlier: z.string().nullish(),
  damaged: Damaged,
})
export type ListConsultationsResponse = z.infer<typeof ListConsultationsResponse>

export const StoredMessage = z.object({
  id: z.string(),
  type: z.enum(['user', 'ai']),
  content: z.string(),
  timestamp: z.string(),
  doctor: ChatResponse.shape.doctor.optional(),
  clinical: Clinical.optional(),
  /** Written where they are true: the words were said in a video, the reply is the video's analysis. */
  isVideo: z.boolean().optional(),
  isVideoAnalysis: z.boolean().optional(),
})
export type StoredMessage = z.infer<typeof StoredMessage>

export const ViewConsultationResponse = z.object({
  consultation: ConsultationSummary,
  /** The newest page, the oldest message first. */
  messages: z.array(StoredMessage),
  /** Names the page before this one (`before`); null when there is none. */
  earlier: z.string().nullish(),
  damaged: Damaged,
})
export type ViewConsultationResponse = z.infer<typeof ViewConsultationResponse>

/** The patient's correction of one finding by a click; the doctor thinks again and answers. */
export const CorrectFindingRequest = z.object({
  finding: z.string().max(128),
  polarity: z.enum(['present', 'absent', 'unknown']),
  user_id: UserId.nullish(),
})
export type CorrectFindingRequest = z.infer<typeof CorrectFindingRequest>
