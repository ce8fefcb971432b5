import { z } from 'zod'
import { TriageLevel } from './clinical.ts'
import { ResultsLevel } from './documents.ts'
import { Damaged, PageQuery, UserId } from './identifiers.ts'

/** The lists of a health record. */
export const ItemKind = z.enum(['problem', 'allergy', 'medication', 'immunisation', 'procedure', 'family', 'result', 'vital'])
export type ItemKind = z.infer<typeof ItemKind>

/** What is measured at home or by a device. */
export const VitalMeasure = z.enum([
  'blood-pressure',
  'pulse',
  'breathing-rate',
  'temperature',
  'oxygen',
  'glucose',
  'weight',
  'height',
  'peak-flow',
  'steps',
  'sleep',
  'pain',
  'period',
])
export type VitalMeasure = z.infer<typeof VitalMeasure>

const Line = z.string().max(300)
/** A day (a year or a month where no more is known) or an instant, as ISO 8601 writes it. */
const Moment = z
  .string()
  .max(40)
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2}(?:T.{4,30})?)?)?$/)

/** One thing of a health record, whoever wrote it down. What is not known is left out. */
const ItemContent = z.object({
  kind: ItemKind,
  name: z.string().trim().min(1).max(300),
  /** LOINC, SNOMED CT, RxNorm, ICD-10-CM, CVX and others, by the address FHIR names them with. */
  codes: z
    .array(z.object({ system: z.string().max(200), code: z.string().max(80) }))
    .max(10)
    .optional(),
  measure: VitalMeasure.optional(),
  value: z.number().optional(),
  /** The lower number of a blood pressure. */
  second: z.number().optional(),
  /** A result in words. */
  text: z.string().max(2_000).optional(),
  unit: z.string().max(40).optional(),
  /** The range that came with the value. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** Of a value that is the mean of many of its day: how many, the outermost, and of blood sugar how many lay in range and below it. */
  spread: z
    .object({
      count: z.int().positive(),
      lowest: z.number(),
      highest: z.number(),
      within: z.int().nonnegative().optional(),
      below: z.int().nonnegative().optional(),
    })
    .optional(),
  isFasting: z.boolean().optional(),
  date: Moment.optional(),
  end: Moment.optional(),
  /** 'past': resolved, stopped or over. */
  status: z.enum(['active', 'past']).optional(),
  reaction: Line.optional(),
  severity: z.enum(['mild', 'moderate', 'severe']).optional(),
  /** Of the family history: mother, brother ... */
  relation: z.string().max(80).optional(),
  dosage: Line.optional(),
  frequency: Line.optional(),
  note: z.string().max(2_000).optional(),
})

/** An item as the patient writes it down. */
export const NewItem = ItemContent.extend({ from: z.enum(['own', 'chat']).optional() })
export type NewItem = z.infer<typeof NewItem>

/** An item as it is kept. */
export const StoredItem = ItemContent.extend({
  /** Where it comes from: the patient, something said in the chat, or a file. */
  source: z.object({
    kind: z.enum(['own', 'chat', 'file']),
    name: z.string().max(300).optional(),
    importId: z.string().max(64).optional(),
  }),
  /** What came with a file is proposed until the patient accepts it; only accepted items count. */
  review: z.enum(['proposed', 'accepted']),
  /** What in the record speaks against it, in a sentence. */
  conflict: z.string().max(600).optional(),
  addedAt: z.string().max(40),
})
export type StoredItem = z.infer<typeof StoredItem>

/** What a measured value means, for whom it was measured on. */
export const VitalMeaning = z.object({
  band: z.enum(['low', 'normal', 'raised', 'high', 'danger', 'unknown']),
  sentence: z.string(),
  /** How soon such a value asks for care while it is fresh; left out where it does not. */
  level: TriageLevel.optional(),
})
export type VitalMeaning = z.infer<typeof VitalMeaning>

/** An item as it is listed. */
export const HealthItem = StoredItem.extend({ id: z.string(), meaning: VitalMeaning.optional() })
export type HealthItem = z.infer<typeof HealthItem>

export const ListItemsQuery = PageQuery.extend({
  kind: ItemKind.nullish(),
  /** For the meaning of what was measured. */
  age_years: z.coerce.number().min(0).max(130).nullish(),
})

/** Items of one kind, or of all kinds one after another; within a kind the newest first. */
export const ListItemsResponse = z.object({ items: z.array(HealthItem), damaged: Damaged, next_before: z.string().optional() })
export type ListItemsResponse = z.infer<typeof ListItemsResponse>

export const AddItemsRequest = z.object({
  items: z.array(NewItem).min(1).max(100),
  age_years: z.number().min(0).max(130).nullish(),
  user_id: UserId.nullish(),
})
export type AddItemsRequest = z.infer<typeof AddItemsRequest>

/** `urgent`: where a value that was added asks for help soon. */
export const AddItemsResponse = z.object({ items: z.array(HealthItem), urgent: ResultsLevel.nullable() })
export type AddItemsResponse = z.infer<typeof AddItemsResponse>

/** Accepts or rejects what files proposed: single items by their ids, or a group of one import. */
export const ReviewItemsRequest = z.object({
  review: z.enum(['accepted', 'rejected']),
  ids: z.array(z.string().max(128)).max(5_000).nullish(),
  import_id: z.string().max(64).nullish(),
  kind: ItemKind.nullish(),
  user_id: UserId.nullish(),
})
export type ReviewItemsRequest = z.infer<typeof ReviewItemsRequest>

/** `left`: proposals of the group that stay open, since something in the record speaks against them. */
export const ReviewItemsResponse = z.object({ success: z.literal(true), changed: z.number().int(), left: z.number().int() })
export type ReviewItemsResponse = z.infer<typeof ReviewItemsResponse>

/** The fields beside the file `record`. */
export const ImportRecordFields = z.object({
  user_id: UserId.nullish(),
  /** What the patient keeps in the browser alone (medicines, allergies, conditions), as a JSON list of items, to be held against the file. */
  told: z.string().max(200_000).nullish(),
})
export type ImportRecordFields = z.infer<typeof ImportRecordFields>

export const ToldItems = z.array(ItemContent).max(1_000)

/** What a file proposes, by list; `response` says it in plain sentences. */
export const ImportRecordResponse = z.object({
  import_id: z.string(),
  formats: z.array(z.string()),
  groups: z.array(z.object({ kind: ItemKind, proposed: z.number().int(), conflicts: z.number().int() })),
  duplicates: z.number().int(),
  notes: z.array(z.string()),
  response: z.string(),
})
export type ImportRecordResponse = z.infer<typeof ImportRecordResponse>
