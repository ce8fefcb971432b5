import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import type { LeashView } from './check-sentence.ts'
import * as kinds from './sentence-kinds.ts'

/** What a sentence of an outside model may be; whatever is none of these is not shown. */
export type SentenceKind = 'question' | 'sympathy' | 'told' | 'cited' | 'care' | 'home' | 'dose' | 'explanation'

/**
 * What kind of sentence this is, or null where it is none that may be shown. In: the sentence as patterns read it (plain), what it is held
 * against, and whether its numbers all stand in a passage that it cites. A sentence that still grows may only be an explanation so far:
 * of every other kind the end decides.
 */
export function kindOfSentence(
  text: string,
  view: LeashView,
  { isQuoted, isWhole }: { isQuoted: boolean; isWhole: boolean },
): SentenceKind | null {
  const bare = text
    .replace(/\[[^\]\s]{1,40}\]/g, '')
    .replace(/\s+([.!?])/g, '$1')
    .replace(/^\W+/, '')
    .trim()
  if (kinds.luring.test(bare) || /\d{3,}(?! ?(?:ml|mg|mcg|µg)\b)/.test(bare)) return null
  if (view.level !== 'self-care' && kinds.settling.test(bare)) return null
  if (!isWhole) return isExplanation(bare) ? 'explanation' : null
  if (/\?$/.test(bare)) return kinds.question.test(bare) && !kinds.acting.test(bare.replace(kinds.askedTaking, ' ')) ? 'question' : null
  if (kinds.sympathy.test(bare) && !kinds.acting.test(bare)) return 'sympathy'
  if (kinds.told.test(bare) && view.holds(bare)) return 'told'
  if (isQuoted && !kinds.acting.test(bare) && !kinds.you.test(bare)) return 'cited'
  if (isCare(bare)) return 'care'
  if (isHome(bare, view)) return 'home'
  if (isDose(bare)) return 'dose'
  return isExplanation(bare) ? 'explanation' : null
}

/** Asks for a doctor, a pharmacist, an emergency department or help, and for nothing else. */
function isCare(text: string): boolean {
  if (kinds.refusing.test(text) || !(kinds.seeking.test(text) || kinds.doctorActs.test(text))) return false
  return !kinds.acting.test(text.replace(kinds.beforeTaking, ' ').replace(kinds.doctorActs, ' ').replace(kinds.seekingWords, ' '))
}

/** Advice that is safe without a doctor: each of its parts one act and words of a closed list. */
function isHome(text: string, { person }: LeashView): boolean {
  const lead = kinds.homeLead.exec(text)?.[0] ?? ''
  const words = text
    .slice(lead.length)
    .replace(/[.!,;:]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [act = ''] = words
  if (!kinds.homeActs.has(act) || !words.every((word) => kinds.homeWords.has(word) || kinds.homeActs.has(word))) return false
  const mayHaveHoney = person.ageYears !== null && person.ageYears >= 1
  return mayHaveHoney || !words.includes('honey')
}

/** An amount of one medicine for sale, in words of a closed list; that the amount is covered was checked before. */
function isDose(text: string): boolean {
  if (!/\b\d+ ?mg\b/.test(text) || findMedicines(knownMedicines(), text).length !== 1) return false
  const [named] = findMedicines(knownMedicines(), text)
  const words = text
    .replace(named?.name ?? '', ' ')
    .replace(/[.!,;:()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return words.every((word) => kinds.doseWords.has(word) || /^\d+(?:mg)?$/.test(word))
}

/** A statement in general, or a careful one about this patient: never what to do, never how it ends. */
function isExplanation(text: string): boolean {
  if (kinds.acting.test(text) || kinds.you.test(text) || /:/.test(text)) return false
  if (kinds.helpers.test(text) && !kinds.helping.test(text)) return false
  const clauses = text.split(/[,;:]\s|\s(?:and|but|so|then|or)\s/)
  if (clauses.some((clause) => kinds.ordering.test(clause.trim()))) return false
  if (kinds.there.test(text)) return kinds.describing.test(text)
  if (!kinds.stating.test(text)) return kinds.describing.test(text)
  return kinds.specific.test(text) ? kinds.careful.test(text) : true
}
