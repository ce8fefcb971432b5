import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { Medication } from './medication.ts'
import type { Patient } from './patient.ts'
import type { Person } from './person.ts'
import { defaultSettings, emptyProfile, type Profile, type Settings } from './settings.ts'
import type { Task } from './task.ts'

/** Who is signed in, as it is kept in local storage: never a secret. */
export interface SessionUser {
  id: string
  name: string
  role: 'Patient'
}

/** Whether the record can be reached: not yet, not here, only with the password, or yes. */
export type Access =
  | { kind: 'starting' }
  | { kind: 'insecure' }
  | { kind: 'unavailable'; reason: string }
  | { kind: 'locked'; name: string; hasPasskey: boolean }
  | { kind: 'open'; patient: Patient; owner: string }

/** The shared state of the client (description, section 3). */
export interface SessionState {
  access: Access
  /** Whose record is open: the account holder, or a person of the account. */
  user: SessionUser | null
  /** The name of the account; null for a visitor. */
  holder: string | null
  /** The persons whose records stand in the account beside its holder's. */
  persons: readonly Person[]
  /** The one whose record is open; null: the account holder's or the visitor's own. */
  person: Person | null
  isAuthenticated: boolean
  /** A passkey of this device opens the account too; null where this browser has none to offer. */
  hasPasskey: boolean | null
  medicalHistory: readonly HistoryEntry[]
  /** The id of the consultation that is going on; null before its first answer. */
  currentSession: string | null
  medications: readonly Medication[]
  tasks: readonly Task[]
  settings: Settings
  profile: Profile
  /** An anonymous visitor's things that wait for a yes or no after logging in. */
  hasVisitToAdopt: boolean
}

export const emptySession: SessionState = {
  access: { kind: 'starting' },
  user: null,
  holder: null,
  persons: [],
  person: null,
  isAuthenticated: false,
  hasPasskey: null,
  medicalHistory: [],
  currentSession: null,
  medications: [],
  tasks: [],
  settings: defaultSettings,
  profile: emptyProfile,
  hasVisitToAdopt: false,
}

export type SessionAction =
  | { type: 'open'; access: Access & { kind: 'open' }; user: SessionUser | null; kept: Partial<SessionState> }
  | { type: 'shut'; access: Exclude<Access, { kind: 'open' }>; user: SessionUser | null }
  | { type: 'set medical history'; entries: readonly HistoryEntry[] }
  | { type: 'add medical record'; entry: HistoryEntry }
  | { type: 'remove medical record'; id: string }
  | { type: 'set current session'; id: string | null }
  | { type: 'set medications'; medications: readonly Medication[] }
  | { type: 'add medication'; medication: Medication }
  | { type: 'update medication'; medication: Medication }
  | { type: 'remove medication'; id: string }
  | { type: 'set tasks'; tasks: readonly Task[] }
  | { type: 'add task'; task: Task }
  | { type: 'update task'; task: Task }
  | { type: 'remove task'; id: string }
  | { type: 'set settings'; settings: Settings }
  | { type: 'set profile'; profile: Profile }
  | { type: 'visit to adopt'; isThere: boolean }

const without = <Item extends { id: string }>(items: readonly Item[], id: string) => items.filter((each) => each.id !== id)
const replaced = <Item extends { id: string }>(items: readonly Item[], item: Item) =>
  items.map((each) => (each.id === item.id ? item : each))
const added = <Item extends { id: string }>(items: readonly Item[], item: Item) => [...without(items, item.id), item]

/** The next state; pure. What must outlive the page is written to the vault by the session around it. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'open':
      return { ...emptySession, ...action.kept, access: action.access, user: action.user, isAuthenticated: action.user !== null }
    case 'shut':
      return { ...emptySession, access: action.access, user: action.user }
    case 'set medical history':
      return { ...state, medicalHistory: action.entries }
    case 'add medical record':
      return { ...state, medicalHistory: [action.entry, ...state.medicalHistory.filter((each) => each._id !== action.entry._id)] }
    case 'remove medical record':
      return { ...state, medicalHistory: state.medicalHistory.filter((each) => each._id !== action.id) }
    case 'set current session':
      return { ...state, currentSession: action.id }
    case 'set medications':
      return { ...state, medications: action.medications }
    case 'add medication':
      return { ...state, medications: added(state.medications, action.medication) }
    case 'update medication':
      return { ...state, medications: replaced(state.medications, action.medication) }
    case 'remove medication':
      return { ...state, medications: without(state.medications, action.id) }
    case 'set tasks':
      return { ...state, tasks: action.tasks }
    case 'add task':
      return { ...state, tasks: added(state.tasks, action.task) }
    case 'update task':
      return { ...state, tasks: replaced(state.tasks, action.task) }
    case 'remove task':
      return { ...state, tasks: without(state.tasks, action.id) }
    case 'set settings':
      return { ...state, settings: action.settings }
    case 'set profile':
      return { ...state, profile: action.profile }
    case 'visit to adopt':
      return { ...state, hasVisitToAdopt: action.isThere }
  }
}
