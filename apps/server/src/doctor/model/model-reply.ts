import { z } from 'zod'

/** What an outside model is asked for, in the order it is said, so that it can be shown while the rest is on its way. */
export const ModelReply = z.object({
  moves: z.array(z.object({ id: z.string(), text: z.string() })),
  text: z.string(),
  question: z.object({ about: z.string(), text: z.string() }).nullable(),
  level: z.enum(['ambulance', 'emergency-department', 'within-24-hours', 'appointment', 'self-care']).nullable(),
  causes: z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })),
  recommendations: z.array(z.string()),
  citations: z.array(z.string()),
})
export type ModelReply = z.infer<typeof ModelReply>

/** What is read of a model's answer: what it has left out adds nothing. */
export const ModelReplyRead = z.object({
  moves: ModelReply.shape.moves.default([]),
  text: z.string(),
  question: ModelReply.shape.question.catch(null).default(null),
  level: ModelReply.shape.level.default(null),
  causes: ModelReply.shape.causes.default([]),
  recommendations: ModelReply.shape.recommendations.default([]),
  citations: ModelReply.shape.citations.default([]),
})

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

const Clause = z.object({
  quote: z.string(),
  act: z.enum(acts),
  person: z.enum(['patient', 'family', 'other']),
  time: z.enum(['now', 'past', 'hypothetical']),
  polarity: z.enum(['present', 'absent', 'unsure']),
  findings: z.array(z.string()),
  means: z.string(),
})

/** What an outside model is asked for as a listener. */
export const ModelHearing = z.object({ clauses: z.array(Clause) })

/** A clause as small models give it: whose, when and how it is meant may not be guessed; the rest may be left out. */
const LooseClause = Clause.extend({
  act: Clause.shape.act.catch('other' as const).default('fact'),
  findings: Clause.shape.findings.default([]),
  means: Clause.shape.means.default(''),
  time: Clause.shape.time.default('now'),
})

/** Those clauses of an answer that have all that a claim needs; the others are left out. */
export function readClauses(clauses: readonly unknown[]): z.output<typeof Clause>[] {
  return clauses.flatMap((clause) => {
    const { success, data } = LooseClause.safeParse(clause)
    return success ? [data] : []
  })
}

/** What is read of a listener's answer; one of which no clause can be read is none. */
export const ModelHearingRead = z.object({
  clauses: z
    .array(z.unknown())
    .refine((clauses) => clauses.length === 0 || readClauses(clauses).length > 0)
    .transform(readClauses),
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
