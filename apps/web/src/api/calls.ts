import type {
  CreateAccessRequest,
  CreateAccessResponse,
  ListAccessResponse,
  LogDoseRequest,
  LogDoseResponse,
  ReadSharedRequest,
  ReadSharedResponse,
  RevokeAccessResponse,
  ShareMedicationsRequest,
} from '@dr-ai/contract/schemas/access'
import type { AdoptRecordRequest, AdoptRecordResponse } from '@dr-ai/contract/schemas/adoption'
import type { AnalyzeHistoryRequest, ChatRequest, ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { CorrectFindingRequest, ListConsultationsResponse, ViewConsultationResponse } from '@dr-ai/contract/schemas/consultations'
import type {
  KeepDeviceRowsRequest,
  KeepDeviceRowsResponse,
  ListDeviceRowsResponse,
  ViewPairingResponse,
} from '@dr-ai/contract/schemas/devices'
import type {
  AnalyzeDocumentResponse,
  ListDocumentsResponse,
  ListResultsResponse,
  ReviewDocumentRequest,
  ViewDocumentResponse,
} from '@dr-ai/contract/schemas/documents'
import type {
  AddItemsRequest,
  AddItemsResponse,
  ImportRecordResponse,
  ListItemsResponse,
  ReviewItemsRequest,
  ReviewItemsResponse,
} from '@dr-ai/contract/schemas/health-items'
import type { AddHistoryResponse, AnalyzeHistoryResponse, DiagnosisRecord, ListHistoryResponse } from '@dr-ai/contract/schemas/history'
import type { Success } from '@dr-ai/contract/schemas/identifiers'
import type {
  AskHealthLinkRequest,
  AskHealthLinkResponse,
  CreateLinkRequest,
  CreateLinkResponse,
  LinkManifestResponse,
  ListLinksResponse,
} from '@dr-ai/contract/schemas/links'
import type { ListRowsResponse, RestoreRowsRequest, RestoreRowsResponse } from '@dr-ai/contract/schemas/record-rows'
import type { KeepRemindersRequest, SnoozeReminderResponse, ViewRemindersResponse } from '@dr-ai/contract/schemas/reminders'
import type {
  HealthResponse,
  SearchPharmaciesQuery,
  SearchPharmaciesResponse,
  TestGeminiResponse,
  TranscribeResponse,
  ViewAuditResponse,
  ViewSpeechResponse,
} from '@dr-ai/contract/schemas/service'
import type { AnalyzeVideoResponse } from '@dr-ai/contract/schemas/video'

/** What every call takes and answers. A body is JSON, or a form where files travel. */
export interface Calls {
  chat: { body: ChatRequest; answer: ChatResponse }
  testGemini: { body: undefined; answer: TestGeminiResponse }
  health: { body: undefined; answer: HealthResponse }
  analyzeVideo: { body: FormData; answer: AnalyzeVideoResponse }
  analyzeHistory: { body: AnalyzeHistoryRequest; answer: AnalyzeHistoryResponse }
  addHistory: { body: { diagnosis: DiagnosisRecord }; answer: AddHistoryResponse }
  listHistory: { body: undefined; answer: ListHistoryResponse }
  deleteHistory: { body: undefined; answer: Success }
  analyzeDocument: { body: FormData; answer: AnalyzeDocumentResponse }
  searchPharmacies: { body: undefined; answer: SearchPharmaciesResponse }
  findPharmacies: { body: SearchPharmaciesQuery; answer: SearchPharmaciesResponse }
  listConsultations: { body: undefined; answer: ListConsultationsResponse }
  viewConsultation: { body: undefined; answer: ViewConsultationResponse }
  correctFinding: { body: CorrectFindingRequest; answer: ChatResponse }
  deleteConsultation: { body: undefined; answer: Success }
  listDocuments: { body: undefined; answer: ListDocumentsResponse }
  listResults: { body: undefined; answer: ListResultsResponse }
  viewDocument: { body: undefined; answer: ViewDocumentResponse }
  downloadDocument: { body: undefined; answer: Blob }
  showPage: { body: undefined; answer: Blob }
  reviewDocument: { body: ReviewDocumentRequest; answer: ViewDocumentResponse }
  deleteDocument: { body: undefined; answer: Success }
  viewSpeech: { body: undefined; answer: ViewSpeechResponse }
  transcribe: { body: FormData; answer: TranscribeResponse }
  listItems: { body: undefined; answer: ListItemsResponse }
  addItems: { body: AddItemsRequest; answer: AddItemsResponse }
  reviewItems: { body: ReviewItemsRequest; answer: ReviewItemsResponse }
  deleteItem: { body: undefined; answer: Success }
  importRecord: { body: FormData; answer: ImportRecordResponse }
  askHealthLink: { body: AskHealthLinkRequest; answer: AskHealthLinkResponse }
  listRows: { body: undefined; answer: ListRowsResponse }
  restoreRows: { body: RestoreRowsRequest; answer: RestoreRowsResponse }
  restoreFile: { body: FormData; answer: Success }
  createLink: { body: CreateLinkRequest; answer: CreateLinkResponse }
  listLinks: { body: undefined; answer: ListLinksResponse }
  revokeLink: { body: undefined; answer: CreateLinkResponse }
  openLink: { body: { recipient: string; passcode?: string }; answer: LinkManifestResponse }
  downloadLinkFile: { body: undefined; answer: Blob }
  createAccess: { body: CreateAccessRequest; answer: CreateAccessResponse }
  listAccess: { body: undefined; answer: ListAccessResponse }
  revokeAccess: { body: undefined; answer: RevokeAccessResponse }
  shareMedications: { body: ShareMedicationsRequest; answer: Success }
  readShared: { body: ReadSharedRequest; answer: ReadSharedResponse }
  logDose: { body: LogDoseRequest; answer: LogDoseResponse }
  viewReminders: { body: undefined; answer: ViewRemindersResponse }
  keepReminders: { body: KeepRemindersRequest; answer: Success }
  stopReminders: { body: { endpoint: string }; answer: Success }
  snoozeReminder: { body: { endpoint: string }; answer: SnoozeReminderResponse }
  listDeviceRows: { body: undefined; answer: ListDeviceRowsResponse }
  keepDeviceRows: { body: KeepDeviceRowsRequest; answer: KeepDeviceRowsResponse }
  openPairing: { body: { id: string }; answer: Success }
  closePairing: { body: undefined; answer: Success }
  viewPairing: { body: undefined; answer: ViewPairingResponse }
  askPairing: { body: { question: string }; answer: Success }
  answerPairing: { body: { answer: string }; answer: Success }
  adoptRecord: { body: AdoptRecordRequest; answer: AdoptRecordResponse }
  deleteEverything: { body: undefined; answer: Success }
  viewAudit: { body: undefined; answer: ViewAuditResponse }
}
