import type { ZodType, z } from 'zod'
import type { EndpointName } from '../endpoints.ts'
import { AdoptRecordRequest, AdoptRecordResponse } from './adoption.ts'
import { AnalyzeHistoryRequest, ChatRequest, ChatResponse } from './chat.ts'
import { CorrectFindingRequest, ListConsultationsResponse, ViewConsultationResponse } from './consultations.ts'
import {
  AnalyzeDocumentFields,
  AnalyzeDocumentResponse,
  ListDocumentsResponse,
  ListResultsResponse,
  ReviewDocumentRequest,
  ShowPageQuery,
  ViewDocumentResponse,
} from './documents.ts'
import {
  AddItemsRequest,
  AddItemsResponse,
  ImportRecordFields,
  ImportRecordResponse,
  ListItemsQuery,
  ListItemsResponse,
  ReviewItemsRequest,
  ReviewItemsResponse,
} from './health-items.ts'
import { AddHistoryRequest, AddHistoryResponse, AnalyzeHistoryResponse, ListHistoryResponse } from './history.ts'
import { IdParameters, PageQuery, PatientQuery, Success } from './identifiers.ts'
import { AskHealthLinkRequest, AskHealthLinkResponse } from './links.ts'
import { ListRowsQuery, ListRowsResponse, RestoreFileFields, RestoreRowsRequest, RestoreRowsResponse } from './record-rows.ts'
import {
  KeepRemindersRequest,
  SnoozeReminderRequest,
  SnoozeReminderResponse,
  StopRemindersRequest,
  ViewRemindersResponse,
} from './reminders.ts'
import {
  HealthResponse,
  SearchPharmaciesQuery,
  SearchPharmaciesResponse,
  TestGeminiResponse,
  TranscribeFields,
  TranscribeResponse,
  ViewAuditQuery,
  ViewAuditResponse,
  ViewSpeechResponse,
} from './service.ts'
import { sharingCalls } from './sharing-calls.ts'
import { AnalyzeVideoFields, AnalyzeVideoResponse } from './video.ts'

/** What one call takes and answers. `response` is null where the answer is a file. */
interface Call {
  summary: string
  /** false for the calls that touch no patient's record. */
  patient: boolean
  body?: ZodType
  query?: ZodType
  parameters?: ZodType
  /** A multipart form: the names its one file may have, and its other fields. */
  form?: { files: readonly string[]; fields: ZodType }
  response: ZodType | null
}

/** Every call of the product with its input and its output; the server's routes and its OpenAPI page are made from it. */
export const calls = {
  chat: { summary: 'Say something to the doctor', patient: true, body: ChatRequest, response: ChatResponse },
  testGemini: { summary: 'Which doctor answers, and whether an outside model is reachable', patient: false, response: TestGeminiResponse },
  health: { summary: 'Health check; a browser gets the web app here', patient: false, response: HealthResponse },
  analyzeVideo: {
    summary: 'Send a recorded video with what was said in it',
    patient: true,
    form: { files: ['video', 'video_file'], fields: AnalyzeVideoFields },
    response: AnalyzeVideoResponse,
  },
  analyzeHistory: {
    summary: 'Extract the diagnoses from a conversation',
    patient: true,
    body: AnalyzeHistoryRequest,
    response: AnalyzeHistoryResponse,
  },
  addHistory: { summary: 'Save a diagnosis in the medical history', patient: true, body: AddHistoryRequest, response: AddHistoryResponse },
  listHistory: { summary: 'The medical history, newest first', patient: true, query: PageQuery, response: ListHistoryResponse },
  deleteHistory: {
    summary: 'Delete an entry of the medical history',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: Success,
  },
  analyzeDocument: {
    summary: 'Add a medical document to the record',
    patient: true,
    form: { files: ['document'], fields: AnalyzeDocumentFields },
    response: AnalyzeDocumentResponse,
  },
  searchPharmacies: {
    summary: 'Pharmacies that may have a medication, for programs: medicine and place stand in the address, which proxies write down',
    patient: false,
    query: SearchPharmaciesQuery,
    response: SearchPharmaciesResponse,
  },
  findPharmacies: {
    summary: 'Pharmacies that may have a medication',
    patient: false,
    body: SearchPharmaciesQuery,
    response: SearchPharmaciesResponse,
  },
  listConsultations: { summary: 'Consultations, newest first', patient: true, query: PageQuery, response: ListConsultationsResponse },
  viewConsultation: {
    summary: 'One consultation with its messages',
    patient: true,
    parameters: IdParameters,
    query: PageQuery,
    response: ViewConsultationResponse,
  },
  correctFinding: {
    summary: 'Correct something the doctor understood',
    patient: true,
    parameters: IdParameters,
    body: CorrectFindingRequest,
    response: ChatResponse,
  },
  deleteConsultation: {
    summary: 'Delete a consultation with all its messages',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: Success,
  },
  listDocuments: { summary: 'Documents of the record, newest first', patient: true, query: PageQuery, response: ListDocumentsResponse },
  listResults: {
    summary: 'The laboratory values of all documents',
    patient: true,
    query: PageQuery,
    response: ListResultsResponse,
  },
  viewDocument: {
    summary: 'One document with its text and what was read in it',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: ViewDocumentResponse,
  },
  downloadDocument: { summary: "A document's own bytes", patient: true, parameters: IdParameters, query: PatientQuery, response: null },
  showPage: {
    summary: 'One page of a document as a picture (JPEG), upright, as the strips of findings count it',
    patient: true,
    parameters: IdParameters,
    query: ShowPageQuery,
    response: null,
  },
  reviewDocument: {
    summary: 'Accept, correct or reject what was read in a document',
    patient: true,
    parameters: IdParameters,
    body: ReviewDocumentRequest,
    response: ViewDocumentResponse,
  },
  deleteDocument: {
    summary: 'Delete a document, its text and its findings',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: Success,
  },
  viewSpeech: { summary: 'Whether recorded speech can be turned into text here', patient: false, response: ViewSpeechResponse },
  transcribe: {
    summary: 'Turn recorded speech into text',
    patient: true,
    form: { files: ['audio'], fields: TranscribeFields },
    response: TranscribeResponse,
  },
  listItems: {
    summary: 'The lists of the health record: problems, allergies, immunisations, measured values ...',
    patient: true,
    query: ListItemsQuery,
    response: ListItemsResponse,
  },
  addItems: { summary: 'Write something into the health record', patient: true, body: AddItemsRequest, response: AddItemsResponse },
  reviewItems: {
    summary: 'Accept or reject what a file proposed for the health record',
    patient: true,
    body: ReviewItemsRequest,
    response: ReviewItemsResponse,
  },
  deleteItem: {
    summary: 'Delete an item of the health record',
    patient: true,
    parameters: IdParameters,
    query: PatientQuery,
    response: Success,
  },
  importRecord: {
    summary:
      'Bring in records of another system: FHIR, IPS, C-CDA, Apple Health, Google Fit, tables and databases of devices; they come as proposals',
    patient: true,
    form: { files: ['record'], fields: ImportRecordFields },
    response: ImportRecordResponse,
  },
  askHealthLink: {
    summary:
      "Ask the server of somebody else's SMART Health Link, where the host of this one allows it; what comes is sealed, and opened by whoever has the link",
    patient: true,
    body: AskHealthLinkRequest,
    response: AskHealthLinkResponse,
  },
  listRows: {
    summary: 'The record as it is kept, row by row, to take it along whole',
    patient: true,
    query: ListRowsQuery,
    response: ListRowsResponse,
  },
  restoreRows: {
    summary: 'Put rows of a record taken along into this one; what is there stays',
    patient: true,
    body: RestoreRowsRequest,
    response: RestoreRowsResponse,
  },
  restoreFile: {
    summary: "Put a document's own bytes back beside its row",
    patient: true,
    form: { files: ['document'], fields: RestoreFileFields },
    response: Success,
  },
  ...sharingCalls,
  viewReminders: {
    summary: 'Whether this server reminds devices on which the application is closed, and the key to subscribe with',
    patient: false,
    response: ViewRemindersResponse,
  },
  keepReminders: {
    summary: 'The times at which a device is reminded, in the place of those before; the server learns times alone',
    patient: true,
    body: KeepRemindersRequest,
    response: Success,
  },
  stopReminders: { summary: 'Stop reminding a device', patient: true, body: StopRemindersRequest, response: Success },
  snoozeReminder: {
    summary: 'Put a reminder off by ten minutes, asked by the device that was reminded',
    patient: false,
    body: SnoozeReminderRequest,
    response: SnoozeReminderResponse,
  },
  adoptRecord: {
    summary: 'Take over what was said before logging in',
    patient: true,
    body: AdoptRecordRequest,
    response: AdoptRecordResponse,
  },
  deleteEverything: { summary: "Delete the patient's whole record", patient: true, query: PatientQuery, response: Success },
  viewAudit: { summary: 'Who did what with the record', patient: true, query: ViewAuditQuery, response: ViewAuditResponse },
} as const satisfies Record<EndpointName, Call>

type BodyOf<Call> = Call extends { form: unknown }
  ? FormData
  : Call extends { body: infer Body extends ZodType }
    ? z.input<Body>
    : undefined
type AnswerOf<Call> = Call extends { response: infer Answer extends ZodType } ? z.output<Answer> : Blob

/** What a caller sends and is answered, as the table has it: a body is JSON, or a form where files travel; an answer without a schema is a file. */
export type Calls = { [Name in EndpointName]: { body: BodyOf<(typeof calls)[Name]>; answer: AnswerOf<(typeof calls)[Name]> } }
