import { z } from 'zod'
import { Cause } from './clinical.ts'
import { Damaged, UserId } from './identifiers.ts'

export const VisionData = z.object({
  blinkRate: z.number().nullish(),
  eyeMovement: z.string().nullish(),
  facialExpression: z.string().nullish(),
})
export type VisionData = z.infer<typeof VisionData>

export const VoiceAnalysis = z.object({ tone: z.string().nullish(), pace: z.string().nullish(), clarity: z.string().nullish() })
export type VoiceAnalysis = z.infer<typeof VoiceAnalysis>

/** A diagnosis as it is extracted, added and listed. Only its text is required; what is missing displays as N/A. */
export const DiagnosisRecord = z.object({
  diagnosis: z.string().min(1).max(2_000),
  date: z.string().max(64).nullish(),
  duration: z.string().max(200).nullish(),
  symptoms: z.array(z.string().max(1_000)).max(200).nullish(),
  confidence: z.number().min(0).max(1).nullish(),
  /** How likely the conversation called it, in its own words; with it the history says the same. */
  band: Cause.shape.band.nullish(),
  status: z.string().max(100).nullish(),
  followUpNeeded: z.boolean().nullish(),
  aiRecommendations: z.array(z.string().max(2_000)).max(200).nullish(),
  visionData: VisionData.nullish(),
  voiceAnalysis: VoiceAnalysis.nullish(),
  /** The numbers behind visionData and voiceAnalysis. */
  measurements: z.record(z.string(), z.unknown()).nullish(),
  /** The consultation it came from, for View Details. */
  consultation_id: z.string().max(64).nullish(),
})
export type DiagnosisRecord = z.infer<typeof DiagnosisRecord>

export const HistoryEntry = DiagnosisRecord.extend({ _id: z.string(), addedAt: z.string() })
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const AnalyzeHistoryResponse = z.object({ success: z.boolean(), diagnoses: z.array(DiagnosisRecord), error: z.string().nullable() })
export type AnalyzeHistoryResponse = z.infer<typeof AnalyzeHistoryResponse>

/** The record under `diagnosis`, or bare. A client's `_id` is ignored. */
export const AddHistoryRequest = z.union([
  z.object({ diagnosis: DiagnosisRecord, user_id: UserId.nullish() }),
  DiagnosisRecord.extend({ user_id: UserId.nullish() }),
])
export type AddHistoryRequest = z.infer<typeof AddHistoryRequest>

export const AddHistoryResponse = z.object({ success: z.literal(true), _id: z.string(), entry: HistoryEntry })
export type AddHistoryResponse = z.infer<typeof AddHistoryResponse>

/** `next_before` names the page before this one, where there is one. */
export const ListHistoryResponse = z.object({ history: z.array(HistoryEntry), damaged: Damaged, next_before: z.string().optional() })
export type ListHistoryResponse = z.infer<typeof ListHistoryResponse>
