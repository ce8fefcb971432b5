import { z } from 'zod'

/** What an outside model is asked for. `text` comes first, so that it can be shown while the rest is on its way. */
export const ModelReply = z.object({
  text: z.string(),
  level: z.enum(['ambulance', 'emergency-department', 'within-24-hours', 'appointment', 'self-care']).nullable(),
  causes: z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })),
  recommendations: z.array(z.string()),
  citations: z.array(z.string()),
})
export type ModelReply = z.infer<typeof ModelReply>

const acts = [
  'fact',
  'denial',
  'answer',
  'correction',
  'change',
  'question',
  'feeling',
  'obstacle',
  'opinion',
  'hypothetical',
  'other',
] as const

/** What an outside model is asked for as a listener. */
export const ModelHearing = z.object({
  clauses: z.array(
    z.object({
      quote: z.string(),
      act: z.enum(acts),
      person: z.enum(['patient', 'family', 'other']),
      time: z.enum(['now', 'past', 'hypothetical']),
      polarity: z.enum(['present', 'absent', 'unsure']),
      findings: z.array(z.string()),
      means: z.string(),
    }),
  ),
})

/** The id of a cause that the knowledge does not hold. */
export const outsideKnowledge = 'outside the knowledge'

/** What a model is asked to take out of a conversation. */
export const ModelExtraction = z.object({
  diagnoses: z.array(
    z.object({
      diagnosis: z.string(),
      duration: z.string().nullable(),
      symptoms: z.array(z.string()),
      confidence: z.number(),
      followUpNeeded: z.boolean(),
      recommendations: z.array(z.string()),
    }),
  ),
})
export type ModelExtraction = z.infer<typeof ModelExtraction>

/** What a model is asked to say of a file it sees. */
export const ModelSight = z.object({ text: z.string(), needsHelpAtOnce: z.boolean() })
