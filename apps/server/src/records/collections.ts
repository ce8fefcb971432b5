import type { AccessScope, HandedAccess, LoggedDose, SharedMedications } from '@dr-ai/contract/schemas/access'
import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { Clinical, TriageLevel } from '@dr-ai/contract/schemas/clinical'
import type { DocumentFinding, DocumentWarning, ResultsLevel, StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import type { StoredItem } from '@dr-ai/contract/schemas/health-items'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'

/** One consultation: what its list shows, and the doctor's case, which only the doctor reads. */
export interface StoredConsultation {
  startedAt: number
  /** The newest consultation goes on with the next message while this is true. */
  open: boolean
  /** Whom it is about: 'self', or the one the patient asks for. */
  subject: string
  complaint: string
  triage: TriageLevel | null
  leadingCause: string | null
  messages: number
  /** Whether the patient has let an outside model take part in it; absent until they were asked. */
  mayLeave?: boolean
  mind: unknown
}

/** What was said and what was answered. A finding corrected by a click has no words of the patient. */
export interface StoredExchange {
  messageId: string
  asked: { content: string; at: number; isVideo: boolean } | null
  answered: { content: string; at: number; isVideoAnalysis: boolean }
  doctor: ChatResponse['doctor']
  clinical: Clinical
}

/** Where the answer to a message stands that the client may send again. */
export interface Receipt {
  consultation: string
  exchange: string
  /** Digest of the words that were answered; receipts of earlier versions have none. */
  words?: string
}

export interface StoredDocument {
  name: string
  type: string
  bytes: number
  pages: number
  response: string
  findings: DocumentFinding[]
  /** Lines that look like results and could not be read; absent in documents of the first version. */
  notUnderstood?: string[]
  /** What speaks against its medicines, and how soon its values ask for care; as it was when it was read. */
  warnings?: DocumentWarning[]
  urgent?: ResultsLevel | null
  /** Medicines that it says were stopped. */
  stopped?: StoppedMedicine[]
  /** By how many quarters each page's picture was turned to stand upright (clockwise); absent where none was. */
  turned?: number[]
}

/** What a patient knows of a link they handed out. When it was revoked, its openings are kept here. */
export interface StoredLink {
  holds: string[]
  createdAt: string
  revoked: { openings: LinkOpening[] } | null
}

export interface LinkOpening {
  at: string
  recipient: string
}

/** What the server must know of a link to answer whoever opens it. */
export interface SharedLink {
  expiresAt: string | null
  isOneTime: boolean
  passcode: { salt: string; hash: string } | null
  attemptsLeft: number
  openings: LinkOpening[]
}

/** What a patient knows of an access they granted. When it was revoked, its uses are kept here. */
export interface StoredAccess {
  holder: string
  scopes: AccessScope[]
  createdAt: string
  expiresAt: string | null
  revoked: { uses: HandedAccess['uses'] } | null
}

/** What the server must know of an access to answer whoever holds its token; the record's keys are sealed under the token. */
export interface GrantedAccess {
  holder: string
  scopes: AccessScope[]
  expiresAt: string | null
  keys: string
  uses: HandedAccess['uses']
}

/** A box in which two devices leave each other a message each while they are paired. */
export interface PairingBox {
  /** Milliseconds since 1970. */
  expiresAt: number
  question: string | null
  answer: string | null
}

/** Every collection with the value of its rows. */
export interface Collections {
  consultation: StoredConsultation
  [exchanges: `exchange.${string}`]: StoredExchange
  receipt: Receipt
  history: DiagnosisRecord
  document: StoredDocument
  link: StoredLink
  'shared-link': SharedLink
  'shared-file': { sealed: string }
  access: StoredAccess
  'granted-access': GrantedAccess
  'shared-medications': SharedMedications
  'logged-dose': LoggedDose
  /** The devices that are reminded, by name alone; when they are lies with the reminders (reminder-rows.ts). */
  'reminder-device': Record<string, never>
  /** What the patient's devices share, sealed by them under a key that is not known here. */
  'device-row': { sealed: string }
  /** The name of the box of the pairing that is going on. */
  pairing: { id: string }
  'pairing-box': PairingBox
  'document-text': { pages: string[] }
  'document-file': Uint8Array
  /** The lists of the health record, one collection a kind of item. */
  [items: `health.${string}`]: StoredItem
}
