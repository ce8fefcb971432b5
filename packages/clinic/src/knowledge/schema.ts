/**
 * The shape of the doctor's knowledge. Every entry under `knowledge/` is a plain literal of one of these types:
 * readable and correctable by a clinician who does not program. GUIDE.md beside this file explains each field.
 */
import type { AdviceLine } from './advice-schema.ts'
import type { Citation } from './sources.ts'

/** The share of patients with a condition in whom a finding is present; six coarse steps are enough (GUIDE.md). */
export const frequencyShares = { rare: 0.02, occasional: 0.1, some: 0.3, often: 0.6, usual: 0.85, always: 0.97 } as const
export type Frequency = keyof typeof frequencyShares

/**
 * How common a condition is among the people who ask a doctor (primary care and emergency together), per 100,000
 * presentations. Coarse orders of magnitude, as in the morbidity surveys named in sources.ts.
 */
export const commonnessRates = { never: 0, 'very-rare': 1, rare: 10, uncommon: 80, common: 500, 'very-common': 2500 } as const
export type Commonness = keyof typeof commonnessRates

/** Upper age limit of each band in years, exclusive. */
export const ageBandLimits = { newborn: 0.08, infant: 1, toddler: 5, child: 12, adolescent: 18, 'young-adult': 40, adult: 65, older: 130 } as const
export type AgeBand = keyof typeof ageBandLimits

/** The five public triage levels, the most urgent first. */
export const triageLevels = ['ambulance', 'emergency-department', 'within-24-hours', 'appointment', 'self-care'] as const
export type TriageLevel = (typeof triageLevels)[number]

export const conditionSystems = [
  'cardiovascular',
  'respiratory',
  'ear-nose-throat',
  'eye',
  'dental',
  'gastrointestinal',
  'urological',
  'gynaecological',
  'obstetric',
  'endocrine',
  'neurological',
  'mental-health',
  'musculoskeletal',
  'injury',
  'dermatological',
  'infectious',
  'paediatric',
  'blood',
  'cancer',
  'immune',
  'toxicological',
] as const
export type ConditionSystem = (typeof conditionSystems)[number]

export type FindingKind = 'symptom' | 'sign' | 'risk' | 'history' | 'exposure' | 'medication' | 'measurement' | 'result'

/**
 * Whom a finding can be true of: ages in years, `toYears` exclusive; `with`: only of those who have this finding too; `fromDays`: only of what has lasted so
 * long: nobody is asked about months of what began on Sunday.
 */
export interface FindingBounds {
  sex?: 'female' | 'male'
  fromYears?: number
  toYears?: number
  with?: string
  fromDays?: number
}

/** A base finding. Slot values (slots.ts) compile to children such as `chest-pain.radiates-left-arm`. */
export interface Finding {
  /** The plain name as it stands in a sentence: "pain in the chest". */
  name: string
  /** How it is said of somebody, to "you" ("light hurts your eyes"), where English says more than propose-clause.ts makes of the name. */
  clause?: string
  kind: FindingKind
  /** Broader findings that are present whenever this one is. */
  isA?: readonly string[]
  /** Patterns in the language of GUIDE.md, in the words of patients and of clinicians, UK and US. */
  aliases: readonly string[]
  /** What is called normal where this is absent, in the pattern language: "appetite" for a poor one ("my appetite is good"). */
  normal?: readonly string[]
  /** What tells of itself that this is absent ("plays happily", "never smoked"); `<fine>` stands for any word for well. */
  wellWhen?: readonly string[]
  /** Plain words, of this or of a group it belongs to, that deny it where they are denied ("no fall", "no urinary symptoms"); affirmed they say nothing. */
  deniedAs?: readonly string[]
  /** The closed question that asks for it, in plain words, to "you". */
  question: string
  /** Why the doctor asks, one plain sentence. */
  why: string
  /** Slot dimensions (slots.ts) whose values make sense for this finding. */
  slots?: readonly SlotDimension[]
  /** How often people who ask a doctor about something else have it all the same. */
  background: Frequency
  /** Whom it can be true of; what is left out holds for everybody. */
  only?: FindingBounds
  /** Who finds it, where that is not the patient: a doctor's hand or eye, or whoever is with the patient. Results and measurements need not say so. */
  knownBy?: 'clinician' | 'bystander'
  /** Never told by the way: a complaint of its own whenever it is told, and nobody stays at home before its danger signs are denied (the general danger signs of the Interagency Integrated Triage Tool, and what NHS 111 asks about first). */
  grave?: true
  /** Findings of one group come together whatever the disease: the strongest counts in full, each further one a fraction (textbook physiology). */
  group?: string
  /** Other findings that ask the same in other words. */
  sameAs?: readonly string[]
  /** Asked in words of its own, never in a list beside others. */
  askedAlone?: true
  /** So striking that people tell it unasked: never asked for. Not told is not "no". */
  neverAsked?: true
  /** A free code: HPO, LOINC or a SNOMED CT Global Patient Set concept. Only if sure. */
  code?: { system: 'HPO' | 'LOINC' | 'SNOMED'; code: string }
  /** Sentences that must be understood as this finding, present or absent, on their own. */
  examples: { present: readonly string[]; absent?: readonly string[] }
  reviewed?: Review
}

export const slotDimensions = ['site', 'side', 'radiation', 'character', 'onset', 'timing', 'course', 'severity', 'trigger', 'relief', 'quality'] as const
export type SlotDimension = (typeof slotDimensions)[number]

/** One value of a slot: `radiates-left-arm`. Its id stands behind the dot of the child finding. */
export interface SlotValue {
  dimension: SlotDimension
  /** The words that extend the finding's name: "spreading to the left arm". */
  name: string
  /** The same in words that also follow what somebody does or feels ("on and off"), where the name ("that comes and goes") does not. */
  spoken?: string
  /** The same before the name of a thing: "a dry cough" and no "a cough that is dry". */
  adjective?: string
  /** Values of the same finding that cannot both be true (sudden and gradual). */
  excludes?: readonly string[]
  /** Whom it can be true of, beside what its finding says. */
  only?: FindingBounds
  /** Said of one's own accord or not at all. */
  neverAsked?: true
}

/** Who held an entry against its sources beside its author, and when (YYYY-MM-DD). */
export interface Review {
  by: string
  on: string
}

export interface Condition {
  id: string
  /** The name a doctor would use to a patient. */
  name: string
  /** Abbreviation, eponym, UK and US names, ICD title: other names of the very same condition. */
  aliases: readonly string[]
  icd10: string
  system: ConditionSystem
  /** The finding that goes by its name: who says to have a cold has a runny nose. Taken as probable, and only where no symptom was told. */
  feltAs?: string
  /** One or two plain sentences: what it is. */
  summary: string
  commonness: {
    usual: Commonness
    ages?: Partial<Record<AgeBand, Commonness>>
    sex?: 'female-only' | 'male-only' | 'mostly-female' | 'mostly-male'
    pregnancy?: 'only' | 'more' | 'less' | 'never'
  }
  /** Finding ids under the share of patients who have them. */
  findings: Partial<Record<Frequency, readonly string[]>>
  /** The findings (from the lists above) that tell it apart from its neighbours; at least three. */
  discriminators: readonly string[]
  /** How it begins, and how long people have had it when they ask, in days (hours as fractions: 6 hours is 0.25). */
  onset: readonly ('sudden' | 'hours' | 'days' | 'weeks' | 'gradual')[]
  durationDays: { from: number; to: number }
  course: readonly ('constant' | 'episodic' | 'worsening' | 'improving' | 'recurrent' | 'lifelong')[]
  /** Findings whose presence rules it out (hysterectomy for pregnancy). Not merely "speaks against". */
  excludedBy?: readonly string[]
  /** The features that define it, as its sources do: where none of them is told it falls back, and where one is denied it does not lead (diabetes and the diabetic foot, a stopped medicine and its withdrawal). */
  requires?: readonly string[]
  /** 0 harmless, 1 nuisance, 2 needs treatment, 3 serious, 4 threatens life. */
  severity: 0 | 1 | 2 | 3 | 4
  mustNotMiss: boolean
  /** The least urgent level that is safe while this condition is likely. */
  triageFloor: TriageLevel
  /** What the patient can do now, each a short plain imperative sentence. No doses unless the source states the over-the-counter one. */
  selfCare: readonly AdviceLine[]
  /** When to come back or go sooner; short plain phrases that complete "Get help sooner if ...". */
  comeBack: readonly string[]
  /** What a clinician would examine or test; plain phrases. */
  examination: readonly string[]
  /** The textbook presentation in a few sentences of our own, clinical and lay words mixed; feeds the lexical rescue. */
  presentation: string
  sources: readonly Citation[]
  /** At least two patients of our own invention, in their own words; each must put the condition in the top three. */
  examples: readonly { age: number; sex: 'female' | 'male'; text: string }[]
  /** Left out until somebody else has read it. */
  reviewed?: Review
}

export interface RedFlag {
  id: string
  /** What was noticed, as it completes "because you have ...". */
  name: string
  level: TriageLevel
  /** All of these present; an inner list is "any of these". */
  all: readonly (string | readonly string[])[]
  /** None of these present. */
  unless?: readonly string[]
  /** Its words hardly mean anything else: it speaks in full however harmless the whole message sounds. */
  plain?: true
  age?: { fromYears?: number; toYears?: number }
  sex?: 'female' | 'male'
  pregnant?: boolean
  /** The complaints (finding ids) whose grouped checklist shows it; [] for rules that only listen. */
  askWith: readonly string[]
  sources: readonly Citation[]
  /** Sentences that must fire it, and near misses that must not. */
  examples: { fires: readonly string[]; silent?: readonly string[] }
  reviewed?: Review
}
