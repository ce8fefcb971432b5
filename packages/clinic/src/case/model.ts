/** The values that pass between the modules of the doctor. All plain data: a case can be stored as JSON. */
import type { TriageLevel } from '../knowledge/schema.ts'

/** Unknown is a value of its own: not asked is not "no". */
export type Polarity = 'present' | 'absent' | 'unknown'

/** One finding as it was read in one text. */
export interface Mention {
  finding: string
  polarity: Polarity
  /** false for "maybe", "I think", "possible". */
  certain: boolean
  temporality: 'current' | 'past' | 'hypothetical'
  /** Whom the words are about: the patient of this consultation, a relative, somebody else. */
  experiencer: 'patient' | 'family' | 'other'
  /** The words themselves and their place in the text. */
  text: string
  start: number
  end: number
  /** Set where an outside listener alone heard it. */
  by?: 'listener'
  /** Set on a denial that does not name the finding: of a list as a whole, of a place, or of anything wrong. */
  isBroad?: true
}

/** A finding that the words of the whole message speak for, where they weigh most for it. */
export interface GuessedMention extends Mention {
  /** The words that weigh most, by base form. */
  words: readonly string[]
}

/** Vital signs as stated: degrees Celsius, per minute, mmHg, percent, mmol/L. */
export interface VitalSigns {
  temperature?: number
  heartRate?: number
  respiratoryRate?: number
  systolic?: number
  diastolic?: number
  oxygenSaturation?: number
  glucose?: number
}

export interface Person {
  ageYears: number | null
  sex: 'female' | 'male' | null
  pregnant: boolean | null
  pregnancyWeeks: number | null
  /** 'self', or who is ill in the speaker's words: "daughter", "mother", "patient". */
  relation: string
}

/** What the words are an answer to: one finding, a checklist of several, or an open slot (how long, how bad, age, sex ...). */
export interface Question {
  id: string
  kind: 'finding' | 'checklist' | 'open'
  /** The findings a yes or no speaks about; for open questions the complaint they are about. */
  findings: readonly string[]
  slot?:
    | 'age'
    | 'sex'
    | 'pregnancy'
    | 'duration'
    | 'onset'
    | 'severity'
    | 'site'
    | 'complaint'
    | 'anything-else'
    | 'medications'
    | 'safety'
    | 'emergency'
  text: string
  why: string
  /** Quick replies; always with "I don't know" and "Why do you ask?" where the question is closed. */
  options: readonly { id: string; label: string }[]
  /** About how many questions are still to come after this one; absent where nobody can say. */
  left?: number
  /** Set where an outside model proposed it. */
  by?: 'model'
}

/** Everything that the lexicon reader read in one message. */
export interface Understanding {
  mentions: readonly Mention[]
  /** What the words of the whole message speak for, told and not denied: guesses until a judge decides (likely-guesses.ts). */
  guessed: readonly GuessedMention[]
  /** How far the words of the whole message speak for findings: from 1 on as far as messages that tell them. The likeliest first. */
  proposed: readonly { finding: string; margin: number }[]
  person: Partial<Person>
  durationDays: number | null
  onset: 'sudden' | 'hours' | 'days' | 'weeks' | 'gradual' | null
  /** 0 to 10 as the patient gave it. */
  severity: number | null
  vitals: VitalSigns
  /** What the same words say was measured before: outdated by now, and still a danger that was there. */
  formerly?: VitalSigns
  /** How the words answer the pending question, if there is one and they do. */
  answer: 'yes' | 'no' | 'partly' | 'unknown' | null
  /** Another language than English, or no language at all. */
  isForeign: boolean
  isNonsense: boolean
  /** Self-harm, harm to others, abuse, overdose or poisoning: affirmed, or possible and to be asked about. */
  crisis: {
    kind: 'self-harm' | 'harm-to-others' | 'abuse' | 'overdose' | 'poisoning' | 'psychosis'
    certainty: 'affirmed' | 'possible'
    /** The sentence it was read in. */
    text: string
    /** Where it is more urgent than its kind: a throat that was gripped. */
    level?: TriageLevel
  } | null
  /** Drug names read in the words, as written. */
  drugs: readonly string[]
  /** Share of the content words that any part of the reader knew: 0 to 1. */
  understoodShare: number
}

/** What the case holds about one finding, the newest and surest word first. */
export interface Observation {
  finding: string
  polarity: Polarity
  certain: boolean
  temporality: 'current' | 'past'
  /** `offered`: shown in a checklist in which something else was chosen. */
  source: 'told' | 'answered' | 'corrected' | 'document' | 'measured' | 'implied' | 'offered'
  /** Only from documents: read there, and not yet confirmed by the patient. */
  isUnconfirmed?: boolean
  /** Set where none of the clinic's own readers read it, but an outside listener heard it in these words. */
  by?: 'listener'
  text: string
  turn: number
}

export interface Reason {
  finding: string
  /** Weight in log-odds; positive speaks for. */
  weight: number
}

export interface RankedCondition {
  condition: string
  /** 0 to 1; all shares and "something else" sum to 1. */
  probability: number
  reasonsFor: readonly Reason[]
  reasonsAgainst: readonly Reason[]
  /** Likeness of the patient's words to how people describe it speaks for it more than any finding does. */
  isCarriedByWords?: true
}

/** A reason in the doctor's words; `{condition}` stands for the name beside it. */
interface ReasonSentence {
  text: string
  condition?: string
}

/** Why a level is what it is: a rule, what was noticed as it completes "because of ...", and the sentence where it has one of its own. */
export interface LevelReason {
  rule: string
  name: string
  sentence?: ReasonSentence
}

export interface TriageDecision {
  level: TriageLevel
  /** The rules that set the level. */
  because: readonly LevelReason[]
}

/** A question of the patient's, in their words, and whether it had an answer. */
export interface AskedQuestion {
  text: string
  isAnswered: boolean
}
