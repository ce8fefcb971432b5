import { courtesyOpening, courtesyWords, everydayWords } from './everyday-words.ts'
import type { FilterView } from './filter-view.ts'
import { markMedicines, medicinePhrases, medicineWarnings } from './mark-medicines.ts'
import {
  conditions,
  courtesy,
  homeCare,
  permitted,
  protecting,
  questionOpening,
  questionWords,
  seekingCare,
  settling,
  unhurried,
} from './permitted-phrases.ts'
import * as words from './sentence-words.ts'

/** Whether a whole sentence says nothing but what one says to somebody who suffers. */
export function isCourtesy(text: string): boolean {
  return (
    courtesy.some((phrase) => phrase.test(text)) || (courtesyOpening.test(text) && wordsOf(text).every((word) => courtesyWords.has(word)))
  )
}

/** The sentence without the phrases that only warn: what is left is held against what must not be said. */
export function withoutWarnings(text: string, view: FilterView): string {
  const { marked, restore } = markMedicines(text, view)
  return restore([...medicineWarnings, ...conditions, ...protecting].reduce((rest, phrase) => rest.replace(phrase, ' § '), marked))
}

/**
 * Whether a sentence of a model is of a kind that may be said: an explanation, a question, advice that is safe, care to be sought, what the
 * case holds, or what a cited passage holds. It passes by what it is: every word is either a plain one or part of a permitted phrase. In: the
 * sentence as patterns read it, what it is held against, whether its numbers all stand in a cited passage, and whether it is whole: of one
 * that still grows only plain words are shown.
 */
export function isAllowed(text: string, view: FilterView, { isQuoted, isWhole }: { isQuoted: boolean; isWhole: boolean }): boolean {
  const bare = bareOf(text)
  if (bare === '') return true
  if (!isWhole) return wordsOf(bare).every((word) => isPlain(word, view) || word === 'you' || word === 'your')
  const opening = bare.endsWith('?') ? questionOpening.exec(bare)?.[0] : ''
  if (opening === undefined) return false
  const isQuestion = opening !== ''
  const rest = withoutPermitted(markMedicines(bare, view).marked, view)
  const counted = isQuoted ? rest.replace(/\d+(?:[.,]\d+)*(?: ?[a-zµ%]+\/[a-z]+)?/g, ' ') : rest
  const isKnown = (word: string): boolean =>
    word.startsWith('§') || isPlain(word, view) || word === 'you' || word === 'your' || (isQuestion && questionWords.has(word))
  if (
    !wordsOf(counted).every(isKnown) ||
    hasOrder(isQuestion ? counted.replace(opening, 'is') : counted) ||
    words.leavingBe.test(bare) ||
    words.leaveToHave.test(bare)
  )
    return false
  if (isQuestion) return true
  if (speaksAgainstCare(rest) || (rest.includes('§if') && !isSafeCondition(rest, bare))) return false
  if (!rest.includes('§') && !words.statingVerb.test(rest)) return false
  return (
    isQuoted ||
    !words.aboutPatient.some((phrase) => phrase.test(rest)) ||
    words.hedge.test(rest) ||
    isSeen(rest) ||
    (words.toldOfThem.test(bare) && view.holds(bare))
  )
}

/** Care that is put off or talked down, and remedies that may do harm. */
function speaksAgainstCare(rest: string): boolean {
  if (rest.includes('§care') && words.farTime.test(rest)) return true
  return words.againstCare.test(rest) || (words.remedy.test(rest) && !words.harmlessRemedy.test(rest.trim()))
}

/** Whether what follows upon a condition is care by a doctor, or nothing but what is permitted. */
function isSafeCondition(rest: string, bare: string): boolean {
  if (rest.includes('§home') || /\b(?:pharmacist|dentist|physiotherapist)/.test(bare)) return false
  return /§care|§if[^§]*§(?![a-z])|^\W*§ +§if/.test(rest)
}

/** Without citations and the marks of lists; dashes as commas. */
function bareOf(text: string): string {
  return text
    .replace(/\[[^\]\s]{1,40}\]/g, '')
    .replace(/\s+[-\u2013\u2014]\s+/g, ', ')
    .replace(/\s+([.,!?;:])/g, '$1')
    .replace(/^i can see /, 'the picture shows ')
    .replace(/^(?:[-\u2022]|\d{1,2}[.)])\s+/, '')
    .trim()
}

/** The sentence with every permitted phrase as the mark of its kind. */
function withoutPermitted(text: string, { level }: FilterView): string {
  const ofLevel = [...(level === 'self-care' ? settling : []), ...(level === 'self-care' || level === 'appointment' ? unhurried : [])]
  return [['§', ofLevel] as const, ...phraseKinds].reduce(
    (rest, [mark, phrases]) => phrases.reduce((words, phrase) => words.replace(phrase, ` ${mark} `), rest),
    text,
  )
}
const phraseKinds: readonly (readonly [string, readonly RegExp[]])[] = [
  ['§', medicinePhrases],
  ['§', protecting],
  ['§if', conditions],
  ['§care', seekingCare],
  ['§home', homeCare],
  ['§', permitted],
]

function wordsOf(text: string): string[] {
  return text.match(/§[a-z]*|[^\s.,;:!?()"]+/g) ?? []
}

function isPlain(word: string, view: FilterView): boolean {
  if (isEveryday(word) || /^medtaken\d$/.test(word)) return true
  return word.split('-').every((part) => isEveryday(part) || isIllness(part, view))
}

const isEveryday = (word: string): boolean => words.plainWords.has(word) || everydayWords.has(word)

function isIllness(word: string, { terms }: FilterView): boolean {
  return words.illnessWords.has(word) || terms.has(word) || words.medicalEnding.test(word)
}

/** What a picture shows, without a name for it. */
function isSeen(text: string): boolean {
  return (
    /^(?:§|the|this|your) (?:picture|photo|video|image|edges?|colour|surface|borders?|centre|shape)\b/.test(text.trim()) &&
    wordsOf(text).every((word) => word.startsWith('§') || (isEveryday(word) && !words.illnessWords.has(word)))
  )
}

/** A clause that begins with an act. */
function hasOrder(text: string): boolean {
  const clauses = text
    .replace(/§[a-z]*/g, '§')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.orderVerb.test(clauses)) return true
  return [...clauses.matchAll(words.looksLikeOrder)].some(([, act = '']) => !act.endsWith('ing') && !words.opensNoOrder.has(act))
}
