import { z } from 'zod'
import { TriageLevel } from './clinical.ts'
import { Damaged, PatientQuery, UserId } from './identifiers.ts'

/** A part of the picture of a page, as shares of its width and height: 0 is left and top, 1 right and bottom. */
export const PageBox = z.object({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() })
export type PageBox = z.infer<typeof PageBox>

/** One thing read in a document, with the words it was read from. */
export const DocumentFinding = z.object({
  id: z.string(),
  /** A study is an X-ray, a scan or a heart tracing; its value is what it was found to show. */
  kind: z.enum(['lab', 'study', 'medication', 'diagnosis', 'allergy', 'procedure', 'immunisation', 'follow-up']),
  name: z.string(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  /** The report's own range, else the usual one with its source. */
  range: z
    .object({ low: z.number().nullable(), high: z.number().nullable(), text: z.string(), source: z.enum(['report', 'usual']) })
    .nullable(),
  flag: z.enum(['low', 'normal', 'high', 'abnormal']).nullable(),
  date: z.string().nullable(),
  page: z.number().int(),
  snippet: z.string(),
  /** The strip of the page's picture (`showPage`) that it was read from, and in it the value itself; none where there is no picture. */
  strip: PageBox.nullish(),
  place: PageBox.nullish(),
  /** LOINC for lab tests, ICD-10-CM for diagnoses, where known. */
  code: z.string().nullable(),
  /** Why this value may be read wrong, in a sentence; null where there is no doubt. */
  doubt: z.string().nullable(),
  /** The unit does not fit the test: the value is shown, and counts for nothing. */
  refused: z.boolean().nullish(),
  dosage: z.string().nullish(),
  frequency: z.string().nullish(),
  /** By which way a medicine is taken, in plain words: "by mouth", "inhaled". */
  route: z.string().nullish(),
  /** What the document says has become of a medicine: newly begun, or in another dose than before; `from` is that dose, where it is told. */
  change: z.object({ kind: z.enum(['started', 'changed']), from: z.string().nullable() }).nullish(),
  prescriber: z.string().nullish(),
  /** What a laboratory value means for this patient, in a plain sentence or two. */
  meaning: z.string().nullish(),
  review: z.enum(['unconfirmed', 'accepted', 'corrected', 'rejected']),
})
export type DocumentFinding = z.infer<typeof DocumentFinding>

/** The fields beside the file `document`. `upload_id` names the upload in progress events; sent again under the same id it is answered with the document it made. */
export const AnalyzeDocumentFields = z.object({
  user_id: UserId.nullish(),
  upload_id: z.string().max(64).nullish(),
  /** 'yes': the patient lets the outside model, where there is one that can see, look at the file itself. */
  outside_model: z.string().max(8).nullish(),
  /** Opens a PDF that is locked; it is used for this reading and kept nowhere. */
  password: z.string().max(200).nullish(),
  /** What the record says of the patient, JSON in the shape of PatientFacts: for the usual ranges, what values mean, and the check of medicines and allergies. */
  about: z.string().nullish(),
})
export type AnalyzeDocumentFields = z.infer<typeof AnalyzeDocumentFields>

/** A medicine that a document says was stopped, with the words it says it in. */
export const StoppedMedicine = z.object({ name: z.string(), page: z.number().int(), snippet: z.string() })
export type StoppedMedicine = z.infer<typeof StoppedMedicine>

/** Something that speaks against a medicine which a document names: with another one, with an allergy, with the record. */
export const DocumentWarning = z.object({
  severity: z.enum(['contraindicated', 'serious', 'caution']),
  medications: z.array(z.string()),
  effect: z.string(),
  advice: z.string(),
})
export type DocumentWarning = z.infer<typeof DocumentWarning>

/** How soon a recent value asks for care, in words for the patient. */
export const ResultsLevel = z.object({ level: TriageLevel, sentence: z.string() })
export type ResultsLevel = z.infer<typeof ResultsLevel>

export const AnalyzeDocumentResponse = z.object({
  response: z.string(),
  document_id: z.string(),
  pages: z.number().int(),
  findings: z.array(DocumentFinding),
  /** Lines that look like results and could not be read. */
  notUnderstood: z.array(z.string()).nullish(),
  warnings: z.array(DocumentWarning).nullish(),
  stopped: z.array(StoppedMedicine).nullish(),
  /** Where a value of the document is one that laboratories ring a doctor about. */
  urgent: ResultsLevel.nullish(),
})
export type AnalyzeDocumentResponse = z.infer<typeof AnalyzeDocumentResponse>

export const DocumentSummary = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  pages: z.number().int(),
  addedAt: z.string(),
  findings: z.number().int(),
  unconfirmed: z.number().int(),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

export const ListDocumentsResponse = z.object({ documents: z.array(DocumentSummary), damaged: Damaged, next_before: z.string().optional() })
export type ListDocumentsResponse = z.infer<typeof ListDocumentsResponse>

export const ViewDocumentResponse = z.object({
  document: DocumentSummary,
  text: z.array(z.string()),
  findings: z.array(DocumentFinding),
  response: z.string(),
  notUnderstood: z.array(z.string()).nullish(),
  warnings: z.array(DocumentWarning).nullish(),
  stopped: z.array(StoppedMedicine).nullish(),
  urgent: ResultsLevel.nullish(),
})
export type ViewDocumentResponse = z.infer<typeof ViewDocumentResponse>

/** The laboratory values of all documents, the newest document first. */
export const ListResultsResponse = z.object({
  documents: z.array(z.object({ id: z.string(), name: z.string(), findings: z.array(DocumentFinding) })),
  damaged: Damaged,
  next_before: z.string().optional(),
})
export type ListResultsResponse = z.infer<typeof ListResultsResponse>

/** Which page of a document is shown as a picture, from 1. */
export const ShowPageQuery = PatientQuery.extend({ page: z.coerce.number().int().min(1).max(300).default(1) })
export type ShowPageQuery = z.infer<typeof ShowPageQuery>

export const ReviewDocumentRequest = z.object({
  reviews: z
    .array(
      z.object({
        id: z.string().max(64),
        review: z.enum(['accepted', 'corrected', 'rejected']),
        value: z.string().max(200).nullish(),
        unit: z.string().max(40).nullish(),
      }),
    )
    .max(2_000),
  user_id: UserId.nullish(),
})
export type ReviewDocumentRequest = z.infer<typeof ReviewDocumentRequest>
