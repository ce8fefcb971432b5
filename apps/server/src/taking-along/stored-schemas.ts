import { ChatResponse } from '@dr-ai/contract/schemas/chat'
import { Clinical, TriageLevel } from '@dr-ai/contract/schemas/clinical'
import { DocumentFinding, DocumentWarning, ResultsLevel } from '@dr-ai/contract/schemas/documents'
import { StoredItem } from '@dr-ai/contract/schemas/health-items'
import { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { type ZodType, z } from 'zod'

const said = z.object({ content: z.string(), at: z.number() })

/** What the rows of each collection hold, for rows that come from outside. */
const schemas: readonly (readonly [pattern: RegExp, schema: ZodType])[] = [
  [
    /^consultation$/,
    z.object({
      startedAt: z.number(),
      open: z.boolean(),
      subject: z.string().max(80),
      complaint: z.string().max(400),
      triage: TriageLevel.nullable(),
      leadingCause: z.string().nullable(),
      messages: z.number().int(),
      mind: z.unknown(),
    }),
  ],
  [
    /^exchange\./,
    z.object({
      messageId: z.string().max(64),
      asked: said.extend({ isVideo: z.boolean() }).nullable(),
      answered: said.extend({ isVideoAnalysis: z.boolean() }),
      doctor: ChatResponse.shape.doctor,
      clinical: Clinical,
    }),
  ],
  [/^history$/, DiagnosisRecord],
  [
    /^document$/,
    z.object({
      name: z.string().max(300),
      type: z.string().max(200),
      bytes: z.number().int().min(0),
      pages: z.number().int().min(0),
      response: z.string(),
      findings: z.array(DocumentFinding).max(5_000),
      notUnderstood: z.array(z.string()).optional(),
      warnings: z.array(DocumentWarning).optional(),
      urgent: ResultsLevel.nullish(),
      turned: z.array(z.number().int()).optional(),
    }),
  ],
  [/^document-text$/, z.object({ pages: z.array(z.string()).max(1_000) })],
  [/^health\./, StoredItem],
]

/** The value of a row as the collection holds it, or null where it is none. */
export function storedValue(collection: string, value: unknown): object | null {
  const schema = schemas.find(([pattern]) => pattern.test(collection))?.[1]
  const parsed = schema?.safeParse(value)
  return parsed?.success ? (parsed.data as object) : null
}
