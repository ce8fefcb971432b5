import type { Clinic, Consultation } from '@dr-ai/clinic'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import type { CorrectionKind } from './correction.ts'
import { courtesyWords } from './everyday-words.ts'
import { createTextFilter } from './filter-text.ts'
import type { FilterView } from './filter-view.ts'
import { asksAfter, denying, measuring, watched } from './move-words.ts'
import { bareWording, hurtingWords, joiningWords, stemOf } from './same-words.ts'

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
/** Letters that may stand in for others, and marks that are not seen. */
const odd = /[^\s -~‘’“”–—…]/gu
const longestShare = 2
const longestMore = 120
/** Reasons that say only that a sentence is of no kind a model may make up; where each of its words is the clinic's own, it made up nothing. */
const ofUnknownWords: ReadonlySet<CorrectionKind> = new Set(['unforeseen', 'language', 'record'])

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
  view: FilterView,
): CorrectionKind | null {
  const said = wording.trim()
  if (said === own.trim()) return null
  if (said === '' || said.length > longestShare * own.length + longestMore) return 'move'
  if ((said.match(odd) ?? []).some((mark) => !own.includes(mark))) return 'language'
  if (!inOwnWords.has(kind)) return holdAdvice(own, said, view)
  const [ours, theirs] = [bareWording(own, view.relation), bareWording(said, view.relation)]
  if (!isSame(weightOf(ours), weightOf(theirs)) || denials(ours) !== denials(theirs)) return 'move'
  const isPlain = areWordsOf(ours, theirs)
  const named = clinic.findingsNamed(ours)
  if (!(isPlain && hasSameContent(ours, theirs)) && !namesTheSame(named, clinic.findingsNamed(theirs), isPlain && isInOrder(ours, theirs)))
    return 'move'
  if (!isSameQuestion(ours, theirs, named.length > 0)) return 'move'
  if (kind === 'corrected' && !isInOrder(ours, theirs)) return 'move'
  const { dropped } = createTextFilter({ ...view, terms: new Set([...view.terms, ...wordsOf(own)]) }).whole(said)
  return dropped.find((each) => !isPlain || !ofUnknownWords.has(each)) ?? null
}

/** The same findings with the same polarity; where all of the clinic's words stand in their order, those that are read in its own wording alone do not count. */
function namesTheSame(own: readonly string[], said: readonly string[], isOrdered: boolean): boolean {
  return isOrdered ? said.every((finding) => own.includes(finding)) : isSame(own.toSorted(), said.toSorted())
}

/** Advice: its weighty sentences literally and in their order, nothing weighty beside them, and the rest in the clinic's words and order, or as any words of a model. */
function holdAdvice(own: string, said: string, view: FilterView): CorrectionKind | null {
  let rest = said
  let left = own
  let at = 0
  for (const sentence of sentencesOf(own)) {
    const place = rest.indexOf(sentence, at)
    if (place < 0) {
      if (isWeighty(sentence)) return 'move'
      continue
    }
    rest = `${rest.slice(0, place)}${rest.slice(place + sentence.length)}`
    left = left.replace(sentence, '')
    at = place
  }
  const added = bareWording(rest, view.relation)
  if (isWeighty(added) || (rest.includes('?') && !own.includes('?'))) return 'move'
  const reason = createTextFilter(view).whole(rest).dropped[0] ?? null
  const ours = bareWording(left, view.relation)
  const isOurs = areWordsOf(ours, added) && (added === '' || isInOrder(ours, added))
  return reason !== null && ofUnknownWords.has(reason) && isOurs ? null : reason
}

function isWeighty(text: string): boolean {
  return weightOf(text.toLowerCase()).length > 0 || denials(text) > 0
}

function isSameQuestion(own: string, said: string, namesFindings: boolean): boolean {
  if (!own.includes('?')) return !said.includes('?')
  if (!said.endsWith('?') || said.split('?').length > own.split('?').length + 1) return false
  if (joinings(said) > joinings(own)) return false
  const after = asksAfter.map((each) => each.test(own))
  return (namesFindings || after.includes(true)) && asksAfter.every((each, place) => each.test(said) === after[place])
}

/** How often a question asks for two things together, where "or" would ask for either; an "and" before a further question is none. */
function joinings(text: string): number {
  return (
    text.match(/(?<!\? )\band\b(?! (?:did|do|does|was|were|is|are|have|has|how|when|where|if|whether|female|male|your sex|sex)\b)/g)
      ?.length ?? 0
  )
}

/** Whether every word is the clinic's own, in whatever form, or one that only joins. */
function areWordsOf(own: string, said: string): boolean {
  const ours = wordsOf(own)
  const stems = new Set(ours.map(stemOf))
  const isHurting = ours.some((word) => hurtingWords.has(word))
  const isSpoken = (word: string): boolean => joiningWords.has(word) || courtesyWords.has(word) || /^not?$/.test(word)
  return wordsOf(said).every((word) => isSpoken(word) || stems.has(stemOf(word)) || (isHurting && hurtingWords.has(word)))
}

/** The words that do more than join, without their endings. */
function contentOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !joiningWords.has(word))
    .map(stemOf)
}

/** Whether both texts are made of the same words that do more than join: in the same order, or in any where one thing alone is spoken of. */
function hasSameContent(own: string, said: string): boolean {
  const [ours, theirs] = [contentOf(own), contentOf(said)]
  return isSame(ours, theirs) || (isOneThing(own) && denials(own) === 0 && isSame(ours.toSorted(), theirs.toSorted()))
}

function isOneThing(text: string): boolean {
  return !/[;,]|\b(?:and|or)\b/.test(text)
}

/** Whether all words of the clinic that do more than join stand in the wording, in their order. */
function isInOrder(own: string, said: string): boolean {
  const spoken = contentOf(said)
  let at = 0
  for (const stem of contentOf(own)) {
    const place = spoken.indexOf(stem, at)
    if (place < 0) return false
    at = place + 1
  }
  return true
}

/** What of a text in lower case no other wording may change: medicines, numbers with what they count, quotes, and words of help and hurry, person and limits. */
function weightOf(text: string): string[] {
  return [
    ...(text.match(measuring) ?? []).map((word) => word.replace(/s$/, '')),
    ...(text.match(/\*[^*]+\*/g) ?? []),
    ...findMedicines(knownMedicines(), text).flatMap(({ ingredients }) => ingredients),
    ...watched.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
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
