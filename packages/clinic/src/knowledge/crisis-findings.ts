import type { CrisisKind } from '../case/case.ts'

/** What a finding has to do with a crisis. */
export interface CrisisFinding {
  kind: CrisisKind
  /** Told in words that may be a figure of speech, and never put down by their likeness alone. */
  inWords?: true
  /** A yes to an ordinary question about it opens the card. */
  onYes?: true
  /** What tells it so plainly that the card opens; in other words it is asked about. */
  plainly?: RegExp
  /** The direct question of its kind, to the patient and, where another speaks, about the patient; `{who}` is the patient. */
  question?: { toPatient: string; aboutPatient: string }
}

/** The findings of a crisis, by id. */
export const crisisFindings: Readonly<Record<string, CrisisFinding>> = {
  'suicidal-thoughts': {
    kind: 'self-harm',
    inWords: true,
    onYes: true,
    plainly: /\b(?:suicid\w*|kill(?:ing)? my ?self|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life)\b/i,
    question: {
      toPatient: 'are you having thoughts of ending your life, or of hurting yourself?',
      aboutPatient: 'do you fear that {who} may be thinking of ending their life, or of hurting themselves?',
    },
  },
  'suicide-plan': { kind: 'self-harm', inWords: true, onYes: true, plainly: /\b(?:suicid\w*|kill(?:ing)? my ?self|end(?:ing)? my life)\b/i },
  'self-harm': {
    kind: 'self-harm',
    inWords: true,
    onYes: true,
    plainly: /\b(?:self[- ]?harm\w*|cut(?:ting)? (?:my|her|him|them) ?sel(?:f|ves)|hurt(?:ing)? my ?self|(?:cutting|burning|slicing|scratching|cuts|burns) (?:up )?(?:my|her|his|their) (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach))\b/i,
  },
  'harm-others-thoughts': {
    kind: 'harm-to-others',
    inWords: true,
    onYes: true,
    question: { toPatient: 'are you having thoughts of hurting someone?', aboutPatient: 'do you fear that {who} may hurt someone?' },
  },
  'abuse-current': {
    kind: 'abuse',
    inWords: true,
    onYes: true,
    question: {
      toPatient: 'is someone hurting or threatening you, or are you afraid of someone at home?',
      aboutPatient: 'do you fear that someone is hurting or threatening {who}?',
    },
  },
  'overdose-taken': {
    kind: 'overdose',
    question: {
      toPatient: 'did you take more of a medicine or a drug than is safe, or do you think you may have?',
      aboutPatient: 'did {who} take more of a medicine or a drug than is safe, or could it be so?',
    },
  },
  'poison-swallowed': {
    kind: 'poisoning',
    inWords: true,
    question: {
      toPatient: 'did you swallow, breathe in or touch something that may be a poison?',
      aboutPatient: 'did {who} swallow, breathe in or touch something that may be a poison?',
    },
  },
  'hearing-voices': {
    kind: 'psychosis',
    question: {
      toPatient: 'do you hear or see things that others do not, or feel that somebody is after you?',
      aboutPatient: 'does {who} hear or see things that others do not, or feel that somebody is after them?',
    },
  },
}

/** What the crisis path itself is about, by how the ids begin; none of it is a complaint to be asked about like a cough. */
export const aboutCrisis = ['suicid', 'self-harm', 'harm-others', 'abuse-current', 'overdose', 'poison', 'low-mood', 'hopeless', 'hearing-voices', 'command-voices', 'delusion', 'paranoi', 'guilt'] as const

/** What a question names without wishing it: "can it harm my baby?". */
export const nameableInQuestions = ['harm-others', 'suicid', 'self-harm', 'abuse', 'overdose', 'poison'] as const

/** What a crisis of the mind brings with it, by how the ids begin. */
export const besideCrisisOfMind = [
  'low-mood',
  'hopeless',
  'guilt',
  'anxiety',
  'insomnia',
  'fatigue',
  'suicid',
  'self-harm',
  'abuse',
  'overdose',
  'poison',
  'hearing-voices',
  'harm-others',
  'alcohol',
  'drug-',
  'recent-loss',
  'stress',
  'crying',
  'restless',
  'paranoi',
  'delusion',
  'confusion',
  'loss-of-interest',
  'appetite-loss',
  'irritab',
  'grief',
  'mood-',
  'concentration',
  'worry',
] as const

/** What is taken or known for long is no complaint beside a crisis: "the whole box of my tramadol" tells of the means. */
export const backgroundOfCrisis = ['takes-', 'history-', 'family-', 'lives-', 'postpartum', 'pregnant', 'breastfeeding'] as const

/** What was swallowed, where a crisis is taken back. */
export const swallowedThings = ['button-battery-swallowed', 'foreign-body-swallowed'] as const

/** A low mood in whatever words: it stays told where a crisis is taken back. */
export const lowMoods = ['low-mood', 'hopeless'] as const

/** Who comes with one of these is asked the direct question once. */
export const moodComplaints: ReadonlySet<string> = new Set(['low-mood', 'hopelessness', 'guilt', 'loss-of-interest'])
