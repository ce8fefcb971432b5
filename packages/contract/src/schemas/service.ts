import { z } from 'zod'
import { UserId } from './identifiers.ts'

export const HealthResponse = z.object({ status: z.literal('healthy'), message: z.string() })
export type HealthResponse = z.infer<typeof HealthResponse>

/** What an outside model turned out to be able to do. */
export const ModelAbilities = z.object({
  /** How it is held to the form of an answer: by a schema, a grammar, one tool, JSON of any form, or its word alone. */
  form: z.enum(['schema', 'grammar', 'tool', 'json', 'none']),
  /** Whether its words come piece by piece. */
  streams: z.boolean(),
  sees_images: z.boolean(),
  /** Whether it heard what a short message told, in English and in three other languages; null where it was not tried. */
  hears: z.boolean().nullable(),
  hears_other_languages: z.boolean().nullable(),
})
export type ModelAbilities = z.infer<typeof ModelAbilities>

export const TestGeminiResponse = z.object({
  configured: z.boolean(),
  reachable: z.boolean(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  latency_ms: z.number().nullable(),
  /** Whether the model can be shown recordings; absent without a model. */
  sees_videos: z.boolean().optional(),
  /** Absent without a model, and while it does not answer. */
  abilities: ModelAbilities.optional(),
  message: z.string(),
})
export type TestGeminiResponse = z.infer<typeof TestGeminiResponse>

export const SearchPharmaciesQuery = z.object({
  medication: z.string().max(200),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  near: z.string().max(200).optional(),
  user_id: UserId.nullish(),
})
export type SearchPharmaciesQuery = z.infer<typeof SearchPharmaciesQuery>

export const Pharmacy = z.object({
  pharmacy: z.string(),
  address: z.string(),
  distance: z.string(),
  price: z.string().nullable(),
  inStock: z.boolean().nullable(),
  phone: z.string(),
  openingHours: z.string().optional(),
  lat: z.number().optional(),
  lon: z.number().optional(),
})
export type Pharmacy = z.infer<typeof Pharmacy>

export const SearchPharmaciesResponse = z.object({
  data: z.object({
    results: z.array(Pharmacy),
    attribution: z.string().optional(),
    /** What a typed place was understood as. */
    place: z.string().optional(),
  }),
})
export type SearchPharmaciesResponse = z.infer<typeof SearchPharmaciesResponse>

/** Whether the server has a speech model, and which. */
export const ViewSpeechResponse = z.object({ transcribes: z.boolean(), model: z.string().nullable() })
export type ViewSpeechResponse = z.infer<typeof ViewSpeechResponse>

/** The fields beside the file `audio`. */
export const TranscribeFields = z.object({ user_id: UserId.nullish() })
export type TranscribeFields = z.infer<typeof TranscribeFields>

export const TranscribeResponse = z.object({ text: z.string() })
export type TranscribeResponse = z.infer<typeof TranscribeResponse>

/** One link of the patient's audit trail. `mac` chains it to the one before, under the patient's key. */
export const AuditEntry = z.object({
  index: z.number().int(),
  at: z.string(),
  action: z.string(),
  collection: z.string().nullable(),
  state: z.string().optional(),
  record: z.string().nullable(),
  mac: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Links that come after `after`, the oldest first; from the beginning without it. */
export const ViewAuditQuery = z.object({ after: z.coerce.number().int().min(-1).max(1_000_000_000).nullish(), user_id: UserId.nullish() })
export type ViewAuditQuery = z.infer<typeof ViewAuditQuery>

/** A page of the trail; `head` is the mac of the newest link of all. */
export const ViewAuditResponse = z.object({ entries: z.array(AuditEntry), head: z.string().nullable() })
export type ViewAuditResponse = z.infer<typeof ViewAuditResponse>
