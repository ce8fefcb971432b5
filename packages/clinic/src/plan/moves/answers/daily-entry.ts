import type { Citation } from '../../../knowledge/sources.ts'
import type { Told } from './told.ts'

/** What people ask about daily life while they are ill: the first rule that fits answers. */
export interface DailyFacts {
  id: string
  asked: RegExp
  rules: readonly { holds(told: Told): boolean; answer: string }[]
  /** Where no rule fits: what it depends on. */
  otherwise: string
  sources: readonly Citation[]
}

/** Findings that several rules ask for. */
export const dizzy = [
  'dizziness',
  'vertigo',
  'near-fainting',
  'faint-or-collapse',
  'seizure',
  'confusion-new',
  'vision-blurred',
  'double-vision',
  'vision-loss-sudden',
  'drowsy-hard-to-wake',
]
export const stomachBug = ['vomiting', 'diarrhoea']
export const limb = [
  'ankle-pain',
  'knee-pain',
  'foot-pain',
  'wrist-pain',
  'shoulder-pain',
  'muscle-pain',
  'hip-pain',
  'ankle-swelling-injury',
  'leg-pain',
  'arm-pain',
]
