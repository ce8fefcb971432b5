/** The shape of the advice under `advice/`: plain literals, keyed by the id of the condition. GUIDE.md explains each field. */
import type { Citation } from './sources.ts'

/**
 * Whom a line is for; what is left out holds for everybody. Ids are those of findings (`history-kidney-disease`, `pregnant`,
 * `takes-blood-thinner`, with their slot children), `told:night-work` for what is told in words and is no finding, `condition:migraine` for an illness in the patient's history,
 * `medicine:warfarin` and `class:nsaid` for what the patient takes, `allergy:penicillin` for an allergy he has named, and
 * `group:nsaid-risk` for a list of adviceGroups.
 */
export interface AdviceScope {
  /** Only where at least one of these is known of the patient. */
  has?: readonly string[]
  /** Not where any of these is known. */
  hasNot?: readonly string[]
  /** Not where any of these findings was denied: nobody who does not smoke is told to stop. */
  notDenied?: readonly string[]
  sex?: 'female' | 'male'
  /** Ages in years, `toYears` exclusive. */
  fromYears?: number
  toYears?: number
  /** Only where the verdict is care at home: "needs no doctor" does not stand beside a visit. */
  atHome?: true
}

/**
 * One sentence for everybody, or for those whom its scope names. `medicine` marks one that names a medicine: where it is left out for a small child or
 * in pregnancy, a doctor or pharmacist is to be asked before any is taken.
 */
export type AdviceLine = string | ({ text: string; medicine?: true } & AdviceScope)

/** Help from the shelf of a pharmacy. */
export interface AdviceMedicine extends AdviceScope {
  /** International name in lower case as the medicines' knowledge has it: it is checked against illnesses, other medicines, allergies, age and pregnancy before it is offered. */
  ingredient: string
  /** How it helps and how to take it. A number only as the packet states it. */
  text: string
}

export const dailyTopics = ['contagion', 'work', 'school', 'driving', 'sport', 'food', 'sex', 'travel'] as const
export type DailyTopic = (typeof dailyTopics)[number]

/** What a good GP says about one condition beside its name. */
export interface Advice {
  /** What helps at home, most useful first, with how long and how often. */
  home: readonly AdviceLine[]
  /** What a doctor may do, and why soon or why not at all: antivirals, antibiotics, imaging. */
  doctor: readonly AdviceLine[]
  /** Whether antibiotics help, and why; left out where nobody would ask. */
  antibiotics?: string
  medicines: readonly AdviceMedicine[]
  /** What to leave alone; with `has` only for those to whom it applies. */
  avoid: readonly AdviceLine[]
  /** Contagion, work, school, driving and the like: what applies to this condition. */
  daily: Partial<Record<DailyTopic, string>>
  expect: {
    /** How it usually goes, with times: a sentence or more for everybody, or lines of which some are for an age. */
    course: string | readonly AdviceLine[]
    /** When to see a doctor (sooner); each completes "if ...". */
    doctorIf: readonly AdviceLine[]
    /** When to call for help at once; each completes "if ...". */
    callIf: readonly AdviceLine[]
  }
  /** What it rests on; `lookedUp` is the date on which the text itself was read (YYYY-MM-DD), null where it is from general knowledge of it; `address` where it was read. */
  sources: readonly { source: Citation; lookedUp: string | null; address?: string }[]
  /** The date on which a second hand read the whole entry as a careful second doctor; null until then. Which texts lay open is said by `lookedUp` alone. */
  reviewed: string | null
}

/** The lines of a course. */
export const courseLines = ({ course }: Pick<Advice['expect'], 'course'>): readonly AdviceLine[] => (typeof course === 'string' ? [course] : course)

/** Lists of ids that many entries share, each from the warnings of the packet leaflets (EMC, NHS). */
export const adviceGroups: Readonly<Record<string, readonly string[]>> = {
  /** Ibuprofen, naproxen, aspirin for pain. */
  'nsaid-risk': [
    'history-kidney-disease',
    'history-ulcer',
    'history-heart-failure',
    'history-asthma',
    'history-bleeding-disorder',
    'history-ibd',
    'history-liver-disease',
    'takes-blood-thinner',
    'class:anticoagulant',
    'class:antiplatelet',
    'history-heart-attack',
    'history-coronary-disease',
    'history-stroke',
    'takes-lithium',
    'pregnant',
    'stool-black',
    'vomiting-blood',
  ],
  /** What makes an anti-inflammatory dangerous even for a day. */
  'bleeding-risk': ['takes-blood-thinner', 'history-bleeding-disorder', 'history-kidney-disease', 'history-ulcer', 'history-heart-failure', 'stool-black', 'vomiting-blood'],
  /** Pseudoephedrine, phenylephrine and the like by mouth. */
  'decongestant-risk': ['history-hypertension', 'history-heart-failure', 'history-coronary-disease', 'history-heart-attack', 'history-stroke', 'history-glaucoma', 'history-prostate', 'history-thyroid', 'pregnant'],
  /** A body that fights infections badly. */
  'weak-defences': ['immune-suppressed', 'takes-chemotherapy', 'takes-immunosuppressant', 'takes-steroids', 'history-transplant', 'history-splenectomy', 'class:narrow-immunosuppressant'],
}

/**
 * Why an anti-inflammatory that is offered to others is not for this patient: the first that applies is said, unless the entry has a line of its own
 * (packet leaflets of ibuprofen and naproxen, EMC; NHS: Who can and cannot take ibuprofen).
 */
export const antiInflammatoryWarnings: readonly (AdviceScope & { text: string })[] = [
  { text: 'Avoid ibuprofen in pregnancy. Paracetamol is the usual choice.', has: ['pregnant'] },
  { text: 'Avoid ibuprofen and naproxen: they can harm weak kidneys.', has: ['history-kidney-disease'] },
  { text: 'Avoid ibuprofen and naproxen: with your blood thinner they can cause bleeding.', has: ['takes-blood-thinner', 'class:anticoagulant', 'class:antiplatelet'] },
  { text: 'Avoid ibuprofen and naproxen: they can make an ulcer bleed.', has: ['history-ulcer', 'stool-black', 'vomiting-blood'] },
  { text: 'Avoid ibuprofen and naproxen: they make bleeding more likely.', has: ['history-bleeding-disorder', 'history-liver-disease'] },
  { text: 'Avoid ibuprofen and naproxen: they put a strain on your heart and blood vessels.', has: ['history-heart-failure', 'history-heart-attack', 'history-coronary-disease', 'history-stroke'] },
  { text: 'Avoid ibuprofen and naproxen: they can push up the level of lithium in your blood.', has: ['takes-lithium'] },
  { text: 'Avoid ibuprofen and naproxen: they can set off a flare in your bowel.', has: ['history-ibd'] },
  { text: 'Avoid ibuprofen and aspirin if they have ever made you wheeze. Paracetamol is fine with asthma.', has: ['history-asthma'] },
  { text: 'Ask a pharmacist before you take ibuprofen: from 65 on it is harder on the stomach and kidneys.', fromYears: 65 },
]

/** For whom an ingredient of the shelf is right, whatever entry offers it (packet leaflets, EMC; NHS). */
export const ingredientScopes: Readonly<Record<string, AdviceScope>> = {
  aspirin: { fromYears: 16, hasNot: ['pregnant'] },
  ibuprofen: { fromYears: 0.5, hasNot: ['pregnant', 'group:bleeding-risk'] },
  naproxen: { fromYears: 12, hasNot: ['pregnant', 'group:bleeding-risk'] },
  /** 14 years on the packets of the United Kingdom, 18 on those of the United States. */
  diclofenac: { fromYears: 18, hasNot: ['pregnant', 'group:bleeding-risk'] },
  paracetamol: { fromYears: 0.25, hasNot: ['history-liver-disease'] },
  loperamide: { fromYears: 12 },
  'sodium alginate': { fromYears: 12 },
}
