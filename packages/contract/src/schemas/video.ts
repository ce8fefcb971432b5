import { z } from 'zod'
import { ChatResponse } from './chat.ts'
import { Clinical } from './clinical.ts'
import { VisionData, VoiceAnalysis } from './history.ts'
import { UserId } from './identifiers.ts'

/** One measured quantity: its value, how sure (0 to 1) and on how many seconds it rests; null where it could not be measured. */
export const Measurement = z.object({ value: z.number().nullable(), certainty: z.number().min(0).max(1), seconds: z.number().min(0) })
export type Measurement = z.infer<typeof Measurement>

/** What the browser measured of face and voice. A missing measurement stays missing. */
export const Measurements = z.object({
  blinksPerMinute: Measurement.nullish(),
  gazeOnScreenShare: Measurement.nullish(),
  gazeShiftsPerMinute: Measurement.nullish(),
  smileShare: Measurement.nullish(),
  /** Words for what the numbers show: steady, scanning, off-screen; neutral, smiling ... */
  eyeMovement: z.string().max(40).nullish(),
  facialExpression: z.string().max(40).nullish(),
  pitchMean: Measurement.nullish(),
  pitchSpread: Measurement.nullish(),
  syllablesPerMinute: Measurement.nullish(),
  wordsPerMinute: Measurement.nullish(),
  harmonicsToNoise: Measurement.nullish(),
})
export type Measurements = z.infer<typeof Measurements>

/** The fields beside the file `video` (or `video_file`). `measurements` is JSON in the shape of Measurements, `about` of PatientFacts. */
export const AnalyzeVideoFields = z.object({
  user_id: UserId.nullish(),
  prompt: z.string().nullish(),
  audio_transcript: z.string().nullish(),
  measurements: z.string().nullish(),
  about: z.string().nullish(),
  upload_id: z.string().max(64).nullish(),
  /** 'yes': the patient lets the outside model, where there is one that can see, look at the recording itself. */
  outside_model: z.string().max(8).nullish(),
  message_id: z.string().max(64).nullish(),
  consultation_id: z.string().max(64).nullish(),
})
export type AnalyzeVideoFields = z.infer<typeof AnalyzeVideoFields>

export const AnalyzeVideoResponse = z.object({
  analysis: z.string(),
  /** Who answered: the doctor to what was said, or, where nothing was, who looked at the recording. */
  doctor: ChatResponse.shape.doctor.optional(),
  visionData: VisionData.optional(),
  voiceAnalysis: VoiceAnalysis.optional(),
  /** The doctor's answer to what was said, where anything was: it stands in this consultation. */
  consultation_id: z.string().optional(),
  clinical: Clinical.optional(),
})
export type AnalyzeVideoResponse = z.infer<typeof AnalyzeVideoResponse>
