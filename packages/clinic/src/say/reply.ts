/** What the doctor hands back after each message: the words to show and everything behind them, as plain JSON. */
import type { CrisisKind } from '../case/case.ts'
import type { LevelReason, Polarity } from '../case/model.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { Part } from '../plan/part.ts'

export type ReplyKind = 'crisis' | 'emergency' | 'question' | 'verdict' | 'information' | 'conversation'

export interface ReplyQuestion {
  id: string
  kind: 'finding' | 'checklist' | 'open'
  text: string
  why: string
  /** Quick replies; sending an option's label as the next message answers the question. Several may be chosen in a checklist. */
  options: readonly { id: string; label: string }[]
  /** About how many questions are still to come after this one; absent where nobody can say. */
  left?: number
  /** Set where an outside model proposed it. */
  by?: 'model'
}

export interface ReplyTriage {
  level: TriageLevel
  /** The level in words: "Call an ambulance now". */
  title: string
  /** Sentences that say what the level is based on. */
  because: readonly LevelReason[]
  /** The number to call, where the level is `ambulance`. */
  call: string | null
}

export interface Cause {
  id: string
  name: string
  icd10: string
  summary: string
  /** 0 to 1, calibrated. */
  probability: number
  band: 'likely' | 'possible' | 'less likely'
  reasonsFor: readonly string[]
  reasonsAgainst: readonly string[]
}

export interface UnderstoodFinding {
  finding: string
  name: string
  polarity: Polarity
  /** The patient's words it was read from, or "" where it was answered or implied. */
  text: string
}

export interface Recommendation {
  type: 'exercise' | 'medication' | 'lifestyle' | 'other'
  title: string
  description: string
  priority: 'high' | 'medium' | 'low'
}

export interface CrisisHelp {
  kind: CrisisKind
  certainty: 'affirmed' | 'possible'
  /** The number of the ambulance or emergency line. */
  emergencyNumber: string
  helplines: readonly { name: string; phone: string }[]
}

export interface Reply {
  /** Short paragraphs and lists, in a small part of Markdown: blank lines, "- " lists, **bold**. */
  text: string
  kind: ReplyKind
  /** The same words piece by piece, each with what it is. */
  parts: readonly Part[]
  question: ReplyQuestion | null
  /** The level reached so far, or null while there is no complaint. It never falls unless its reason was corrected. */
  triage: ReplyTriage | null
  causes: readonly Cause[]
  findings: readonly UnderstoodFinding[]
  recommendations: readonly Recommendation[]
  crisis: CrisisHelp | null
}

/** A diagnosis taken from a conversation, in the shape of a history entry. */
export interface ExtractedDiagnosis {
  diagnosis: string
  /** ISO date. */
  date: string
  /** As the patient said it ("3 days"); absent when nobody said it. */
  duration?: string
  symptoms: readonly string[]
  /** 0 to 1. */
  confidence: number
  status: 'Completed' | 'Follow-up Needed'
  followUpNeeded: boolean
  aiRecommendations: readonly string[]
}

export interface ConversationMessage {
  type: string
  content: string
  timestamp?: string | undefined
}
