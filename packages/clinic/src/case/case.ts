/** The memory of one consultation: plain JSON, so that it can be sealed, stored and read back unchanged. */
import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { AskedQuestion, LevelReason, Observation, Person, Question, VitalSigns } from './model.ts'

/** Raised whenever a stored case of the former shape could no longer be read. */
export const caseVersion = 1

/** None; told; an obstacle was named; help is coming. */
export type EmergencyStage = 'none' | 'told' | 'obstacle' | 'coming'

/** Where help is: nobody called; called and coming; on the way there by car; with the crew; in hospital. */
export type StateOfHelp = 'none' | 'called' | 'travelling' | 'crew' | 'hospital'

/** One rule that has fired, with the findings it rested on: it holds until one of them is corrected. */
export interface HeldRule extends LevelReason {
  level: TriageLevel
  findings: readonly string[]
  /** Set where age or sex were unknown and the riskier was assumed; such a rule is looked at again once they are known. */
  assumed?: boolean
  /** Set where the level rests on what is likely and not yet on a sign: it stands until its deciding question is answered. */
  provisional?: boolean
  /** The turn in which a provisional one first spoke: only what is answered later decides about it. */
  since?: number
  /** Set where the words it rests on have yet to be confirmed: until then it asks for a doctor within a day. */
  doubted?: boolean
  /** Set where it comes from the record or a document and no turn has said it yet. */
  unsaid?: boolean
}

/** The shares that all that was told so far needs a doctor at all, one within a day, and a hospital, as the learned reader hears it. */
export interface ShareOfNeed {
  visit: number
  day: number
  hospital: number
}

export const crisisKinds = ['self-harm', 'harm-to-others', 'abuse', 'overdose', 'poisoning', 'psychosis'] as const
export type CrisisKind = (typeof crisisKinds)[number]

export interface ConsultationCase {
  version: typeof caseVersion
  person: Person
  /** ISO 3166 two-letter code for the emergency numbers; null when nobody knows. */
  country: string | null
  /** The English and the units that the patient chose to read; absent: as in the country. */
  wording?: Wording
  /** The other language (ISO 639-1) that the patient last wrote in; absent where it was English from the first. */
  language?: string
  /** What the patient came for, the first one first (finding ids). */
  complaints: readonly string[]
  /** What is known about each finding, by its id. A finding that is not here was neither told nor asked. */
  observations: Readonly<Record<string, Observation>>
  vitals: VitalSigns
  /** The gravest of each sign that a later measurement has outdated. */
  formerly?: VitalSigns
  durationDays: number | null
  onset: 'sudden' | 'hours' | 'days' | 'weeks' | 'gradual' | null
  severity: number | null
  drugs: readonly string[]
  allergies: readonly string[]
  /** The medicines that were last named, told or asked about: what "which is it?" means. */
  medicinesNamed?: readonly string[]
  /** Ids of the questions asked so far, in order. */
  asked: readonly string[]
  pending: Question | null
  /** The triage rules that have fired so far. */
  held: readonly HeldRule[]
  /** `about`: whom it is about where that is not the person of the case, as the speaker calls them. `isPassive`: a wish not to wake up, and no more. */
  crisis: { kind: CrisisKind; certainty: 'affirmed' | 'possible' | 'denied'; turn: number; about?: string; isPassive?: true } | null
  /** What the words made the doctor wonder about, without being a crisis: asked about straight out, once. */
  wondered?: CrisisKind
  /** The patient's own words so far, the newest last, bounded. */
  prose: string
  /** What the patient told of what brings it on, eases it or was new before it, in those words. */
  clues?: readonly string[]
  /** What the patient had taken out: it stays out until it is told anew. */
  withdrawn?: readonly string[]
  /** What the last reply traced to words of the patient: a "no" to it takes it out. */
  traced?: readonly string[]
  /** A word as it was perhaps meant, where an emergency would fall with it: it waits for a no to the question that was asked first. */
  meant?: { story: string; former: string; now: string; rest: string }
  turns: number
  /** How often each sentence was said so far, by a short key of it; the oldest are forgotten. */
  said?: Readonly<Record<string, number>>
  /** What the patient asked, the newest last: a reproach goes back to what was left open. */
  questions?: readonly AskedQuestion[]
  /** The three leading conditions of the last turn. */
  leaders: readonly string[]
  verdictTurn: number | null
  /** How urgent what was told sounds as a whole; absent where no learned reader listened. */
  need?: ShareOfNeed
  /** Where a standing emergency is at; absent in cases kept before there was such a thing. */
  emergency?: EmergencyStage
  /** Where help is while an emergency stands; absent where nobody told of it. */
  help?: StateOfHelp
  /** What was said to be done in an emergency and who is there, in the patient's own words: for the crew. */
  done?: readonly string[]
  /** The hour at which it began, as it was told while an emergency stood: for the crew. */
  began?: string
  /** Names that were used, of the patient and of others; absent where nobody was named. */
  named?: { patient: readonly string[]; others: readonly string[] }
  /** Another person who was spoken of and waits for a turn, with what was told. */
  setAside?: { relation: string; words: string }
}

/** What may be known about the patient before the first word. */
export interface CaseProfile {
  ageYears?: number | null
  sex?: 'female' | 'male' | null
  pregnant?: boolean | null
  pregnancyWeeks?: number | null
  relation?: string
  country?: string | null
  wording?: Wording
  drugs?: readonly string[]
  allergies?: readonly string[]
}

/** An empty case. Takes what the settings know about the patient; everything else is unknown. */
export function newCase(profile: CaseProfile = {}): ConsultationCase {
  return {
    version: caseVersion,
    person: {
      ageYears: profile.ageYears ?? null,
      sex: profile.sex ?? null,
      pregnant: profile.pregnant ?? null,
      pregnancyWeeks: profile.pregnancyWeeks ?? null,
      relation: profile.relation ?? 'self',
    },
    country: profile.country ?? null,
    ...(profile.wording && { wording: profile.wording }),
    complaints: [],
    observations: {},
    vitals: {},
    durationDays: null,
    onset: null,
    severity: null,
    drugs: profile.drugs ?? [],
    allergies: profile.allergies ?? [],
    asked: [],
    pending: null,
    held: [],
    crisis: null,
    prose: '',
    turns: 0,
    leaders: [],
    verdictTurn: null,
  }
}
