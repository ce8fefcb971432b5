import type { TriageLevel } from '@dr-ai/clinic'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import { isAllowed, isCourtesy, withoutWarnings } from './allowed-sentence.ts'
import type { CorrectionKind } from './correction.ts'
import { isDoseUncovered } from './dose-check.ts'
import type { FilterView } from './filter-view.ts'
import * as phrases from './phrases.ts'

const longestConditionWords = 5
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

/** Why a sentence of an outside model, whole or still growing, may not reach the patient, or null. The first reason counts. */
export function checkSentence(sentence: string, view: FilterView, isWhole = true): CorrectionKind | null {
  const said = plain(sentence)
  if (said === '' || isCourtesy(said)) return null
  const text = withoutWarnings(said, view)
  if (phrases.harming.test(text)) return 'harm'
  if (view.level !== 'self-care' && phrases.soothing.some((phrase) => phrase.test(text))) return 'reassurance'
  if (isTooLate(text, view.level)) return 'reassurance'
  const cited = citedIn(sentence)
  if (cited.some((id) => !view.passages.has(id)) || phrases.referring.test(text)) return 'citation'
  const passages = cited.map((id) => plain(view.passages.get(id) ?? ''))
  if (!isQuoted(text, passages) && isDoseUncovered(text, view.person)) return 'dose'
  if (phrases.prescribing.some((phrase) => phrase.test(text)) || ordersMedicine(text)) return 'prescription'
  if (isCertain(text, view.conditions)) return 'certainty'
  if (isUnknownClaim(text, passages, view)) return 'record'
  if (isAllowed(said, view, { isQuoted: isQuoted(said, passages), isWhole })) return null
  return isReadable(text, isWhole ? shortest.whole : shortest.growing) ? 'unforeseen' : 'language'
}

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdһhкkмmтtвbнnАAЕEОOРPСCХXІIЅSТTМMВBНHКKαaοoρpνvτtιiκkυuηnεeɑaɡgıi'.matchAll(/(.)(.)/gu)].map(
    ([, like = '', latin = '']) => [like, latin],
  ),
)
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'g')
const looksLatin = new RegExp(`^[A-Za-z${Object.keys(lookalikes).join('')}]+$`)

/** As patterns read it: one case, one kind of apostrophe and space, nothing invisible. */
export function plain(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}+/gu, (word) => (looksLatin.test(word) ? word.replace(lookalike, (letter) => lookalikes[letter] ?? letter) : word))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[*_#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Words of which hardly an English sentence has none, and that few other languages have. */
const common = new Set(
  "and are at been but by can cannot could drink drinks ease for from get have help helps how if is it it's keep may might more of often or rest see should sleep some such take than that the their them then there these they this to too try until use usually what when which while who with without you your apply ask avoid call cool doctor eat fever fluids gargle honey pain pharmacist salt stay talk tea throat warm water wear".split(
    ' ',
  ),
)
/** Words from which a sentence is asked for one of them. */
const shortest = { whole: 2, growing: 4 } as const

/** Only English can be checked: what is in another language, or in other letters, is not shown. */
function isReadable(text: string, fewest: number): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/[a-z\u00c0-\u024f\u00b5\u03bc]/.test(letter)).length
  if (foreign > letters.length / 5) return false
  const words = text.match(/[\p{L}']+/gu) ?? []
  return words.length < fewest || words.some((word) => common.has(word))
}

/** Ids in square brackets, as an answer cites passages. */
export function citedIn(sentence: string): string[] {
  return [...sentence.matchAll(/\[([^\]\s]{1,40})\]/g)].map(([, id = '']) => id)
}

function isTooLate(text: string, level: TriageLevel | null): boolean {
  if (level === 'ambulance' || level === 'emergency-department') return phrases.tooLate.emergency.test(text)
  return level === 'within-24-hours' && phrases.tooLate['within-24-hours'].test(text)
}

/** Every number of the sentence stands in a passage that it cites. */
function isQuoted(text: string, passages: readonly string[]): boolean {
  if (passages.length === 0) return false
  const numbers = withoutCitations(text).match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.every((number) => passages.some((passage) => passage.includes(number)))
}

function withoutCitations(text: string): string {
  return text.replace(/\[[^\]\s]{1,40}\]/g, '')
}

/** A medicine that is not for sale without a doctor, as far as the knowledge knows, together with a word that orders it. */
function ordersMedicine(text: string): boolean {
  if (!phrases.ordering.test(text)) return false
  const index = knownMedicines()
  const sold = new Set(index.knowledge.doseLimits.map(({ ingredient }) => ingredient))
  return findMedicines(index, text).some(({ ingredients }) => ingredients.some((ingredient) => !sold.has(ingredient)))
}

function isCertain(text: string, conditions: ReadonlySet<string>): boolean {
  if (phrases.certain.test(text)) return true
  if (!phrases.asserting.test(text) || phrases.hedged.test(text)) return false
  const words = text.replace(/[^a-z0-9' -]/g, ' ').split(/\s+/)
  return words.some((_, start) =>
    Array.from({ length: longestConditionWords }, (__, length) => words.slice(start, start + length + 1).join(' ')).some((name) =>
      conditions.has(name),
    ),
  )
}

/** A claim about the patient that neither a cited passage nor the case holds. */
function isUnknownClaim(text: string, passages: readonly string[], view: FilterView): boolean {
  if (passages.length > 0 && !isQuoted(text, passages)) return true
  if (phrases.recorded.test(text)) return passages.length === 0
  const told = phrases.telling.exec(text) ?? phrases.presupposing.exec(text)
  if (!told) return false
  return !view.holds(text.slice(told.index))
}
