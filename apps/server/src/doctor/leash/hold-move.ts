import type { Clinic, Consultation } from '@dr-ai/clinic'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import type { CorrectionKind } from './correction.ts'
import { courtesyWords } from './everyday-words.ts'
import { createTextLeash } from './leash-text.ts'
import type { LeashView } from './leash-view.ts'
import { asksAfter, denying, measuring, watched } from './move-words.ts'

export type Part = Consultation['reply']['parts'][number]

/** One thing that the clinic says in this turn and that a model may say in its own words. */
export interface Move {
  id: string
  part: Part
}

/** What a model may word; levels, first aid, crises, steps and warning signs stay the clinic's. */
const wordable: ReadonlySet<Part['kind']> = new Set([
  'sympathy',
  'understood',
  'notUnderstood',
  'corrected',
  'answer',
  'obstacle',
  'question',
])
/** What may be said with the clinic's own words in another order; advice may not: there the order is the meaning. */
const inOwnWords: ReadonlySet<Part['kind']> = new Set(['sympathy', 'understood', 'notUnderstood', 'corrected', 'question'])
const longestShare = 2
const longestMore = 120

/** The moves of a turn that a model may word, in the order they are said. */
export function movesOf({ reply }: Pick<Consultation, 'reply'>): Move[] {
  return reply.parts.flatMap((part, place) =>
    wordable.has(part.kind) && part.items === undefined && part.text.trim() !== '' ? [{ id: `m${place + 1}`, part }] : [],
  )
}

/**
 * Whether a model's wording says what the clinic's does: the same numbers, medicines and findings, the same urgency, a question where there
 * was one after the same thing, nothing denied that was not, and nothing that may not be said at all. What an answer says of medicines,
 * amounts and help stands in it letter by letter. In: the clinic's own part, the model's wording, and what the reply is held against. Out:
 * why it is not used, or null.
 */
export function holdMove(
  clinic: Pick<Clinic, 'findingsNamed'>,
  { kind, text: own }: Pick<Part, 'kind' | 'text'>,
  wording: string,
  view: LeashView,
): CorrectionKind | null {
  const said = wording.trim()
  if (said === own.trim()) return null
  if (said === '' || said.length > longestShare * own.length + longestMore) return 'move'
  if (!inOwnWords.has(kind)) return holdAdvice(own, said, view)
  if (!isSame(weightOf(own), weightOf(said)) || denials(own) !== denials(said)) return 'move'
  const named = clinic.findingsNamed(own)
  if (!isSame(named.toSorted(), clinic.findingsNamed(said).toSorted())) return 'move'
  if (!isSameQuestion(own, said, named.length > 0)) return 'move'
  const { dropped } = createTextLeash({ ...view, terms: new Set([...view.terms, ...wordsOf(own)]) }).whole(said)
  const ofTurn = new Set(wordsOf(own))
  const isPlain = wordsOf(said).every((word) => ofTurn.has(word) || courtesyWords.has(word))
  return dropped.find((kind) => kind !== 'unforeseen' || !isPlain) ?? null
}

/** Advice: its weighty sentences literally and in their order, nothing weighty beside them, and the rest as any words of a model. */
function holdAdvice(own: string, said: string, view: LeashView): CorrectionKind | null {
  const weighty = sentencesOf(own).filter((sentence) => weightOf(sentence).length > 0 || denials(sentence) > 0)
  let rest = said
  let at = 0
  for (const sentence of weighty) {
    const place = rest.indexOf(sentence, at)
    if (place < 0) return 'move'
    rest = `${rest.slice(0, place)}${rest.slice(place + sentence.length)}`
    at = place
  }
  if (weightOf(rest).length > 0 || denials(rest) > 0 || (rest.includes('?') && !own.includes('?'))) return 'move'
  return createTextLeash(view).whole(rest).dropped[0] ?? null
}

function isSameQuestion(own: string, said: string, namesFindings: boolean): boolean {
  if (!own.includes('?')) return !said.includes('?')
  if (!said.endsWith('?') || said.split('?').length > own.split('?').length) return false
  const after = asksAfter.map((each) => each.test(own))
  return (namesFindings || after.includes(true)) && asksAfter.every((each, place) => each.test(said) === after[place])
}

/** What of a text no other wording may change: medicines, numbers with what they count, and words of help and hurry, person and limits. */
function weightOf(text: string): string[] {
  const plain = text.toLowerCase()
  return [
    ...(plain.match(measuring) ?? []).map((word) => word.replace(/s$/, '')),
    ...findMedicines(knownMedicines(), text).flatMap(({ ingredients }) => ingredients),
    ...watched.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : [])),
  ]
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join(' ') === others.join(' ')
}

function denials(text: string): number {
  return text.match(denying)?.length ?? 0
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? []
}
