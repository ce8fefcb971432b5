import { whichLanguage } from '@dr-ai/clinic/hear/which-language'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import { levelLanguages } from '@dr-ai/clinic/say/level-languages'
import type { ReplyPart } from '@dr-ai/contract/schemas/clinical'
import { deniesPlainly, languageWords } from './language-words.ts'
import { denying, soothing } from './move-words.ts'

/** A translation is as long as what it translates, give or take what languages differ by. */
const length = { shortest: 0.15, longest: 2.5, more: 80 } as const
const spoken = new Intl.DisplayNames('en', { type: 'language' })

/** The name of a language in English, by its ISO 639-1 code. */
export function languageName(language: string): string {
  return spoken.of(language) ?? language
}

/**
 * Whether a model's translation may stand in the place of a part that is checked in English: the same numbers, medicines by the same names and
 * no others, a question where there is one, as many lines of a list, in the patient's letters, and none of the sentences in which we say how
 * urgent it is; in the languages whose words we know also a denial where there is one and none where there is none, the doctor and the hospital
 * that are named, and nothing that soothes. What else its words mean nobody here can read: the English stays beside it.
 */
export function holdTranslation({ text: own }: Pick<ReplyPart, 'text'>, said: string, language: string): boolean {
  const text = said.normalize('NFC').trim()
  if (text === '' || text === own.trim()) return false
  if (text.length > length.longest * own.length + length.more || text.length < length.shortest * own.length) return false
  if (/https?:|www\.|<[a-z/]|\]\(/i.test(text)) return false
  if (isAsking(own) !== isAsking(text) || lines(own) !== lines(text) || numbers(own) !== numbers(text)) return false
  if (!hasSameMedicines(own, text) || !isInLetters(text, language) || !hasSameWeight(own, text, language)) return false
  const plain = text.toLowerCase()
  return Object.values(levelLanguages[language] ?? {}).every((sentence) => !plain.includes(bare(sentence)))
}

/** English words that deny within themselves, so that a translation may deny beside them. */
const denyingWithin = /\b(?:un|in|dis|im|ir)\w{4,}|\bhardly\b|\bexcept\b|\bother than\b|\bfree of\b|\bless\b/i

/** What counts most, in a language whose words for it we know. */
function hasSameWeight(own: string, text: string, language: string): boolean {
  const known = languageWords[language]
  if (known === undefined) return true
  const denies = known.denies.test(text)
  if (own.match(denying) !== null && !denies) return false
  if (deniesPlainly.has(language) && denies && own.match(denying) === null && !denyingWithin.test(own)) return false
  if (known.soothes.test(text) && !soothing.test(own.toLowerCase())) return false
  return !(/\bdoctors?\b|\bgp\b/i.test(own) && !known.doctor.test(text)) && !(/\bhospitals?\b/i.test(own) && !known.hospital.test(text))
}

function isAsking(text: string): boolean {
  return /[?？؟]|;\s*$/u.test(text)
}

function lines(text: string): number {
  return text.match(/^[ \t]*[-*•] /gm)?.length ?? 0
}

/** The numbers in order of their size: word order differs between languages, amounts do not. */
function numbers(text: string): string {
  return (text.match(/\p{Nd}+(?:[.,:/]\p{Nd}+)*/gu) ?? [])
    .map((number) => number.replace(',', '.'))
    .toSorted()
    .join(' ')
}

function hasSameMedicines(own: string, text: string): boolean {
  const named = findMedicines(knownMedicines(), own)
  const ingredients = new Set(named.flatMap((medicine) => medicine.ingredients))
  const others = findMedicines(knownMedicines(), text).flatMap((medicine) => medicine.ingredients)
  const plain = text.toLowerCase()
  return others.every((each) => ingredients.has(each)) && named.every(({ name }) => plain.includes(name.toLowerCase()))
}

const latin = /^(?:es|fr|de|it|pt|nl|pl|tr|ro|sv|da|cs|hu|fi|vi|id|tl|sw|so)$/

/** In letters of the language; between those of Latin letters nobody can tell from a short sentence. */
function isInLetters(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > letters / 2
  return latin.test(language) ? isLatin : !isLatin && whichLanguage(text) === language
}

/** One of our own sentences up to the number in it. */
function bare(sentence: string): string {
  return (sentence.split('{number}')[0] ?? sentence).toLowerCase().replace(/[\s.:。]+$/u, '')
}
