import { editDistance } from './edit-distance.ts'
import { foldSpelling } from './lemmatise.ts'
import { misspellings } from './misspellings.ts'
import { scotsWords } from './scots-words.ts'
import type { Lemmatiser } from './tokenise.ts'

export interface Spelling {
  /** Whether the word stands in the dictionary in any form. */
  isWord(word: string): boolean
  /** Whether the word is never changed: ordinary English, medical, a medicine, a number, or too short to judge. */
  isKnown(word: string): boolean
  /** The word of the vocabulary that an unknown word was meant to be; null when none is near enough. */
  repair(word: string): string | null
}

/** Endings of medicines' generic names, as the World Health Organization's stems have them. */
const drugEnding =
  /(pril|sartan|olol|statin|prazole|cillin|mycin|micin|floxacin|azole|tidine|dipine|gliptin|gliflozin|glutide|mab|nib|vir|oxaban|parin|setron|triptan|zepam|zolam|oxetine|pramine|triptyline|caine|barbital|sone|lone|thiazide|semide|fenac|profen|oxicam|coxib|formin|zosin)$/
const protectedWords = new Set([
  'no',
  'not',
  'nor',
  'non',
  'none',
  'never',
  'without',
  'denies',
  'denied',
  'deny',
  'cannot',
  'nothing',
  'neither',
  'nope',
  'negative',
])
const listed: Readonly<Record<string, string>> = { ...misspellings, ...scotsWords }
const antonyms = ['hypo', 'hyper', 'brady', 'tachy', 'oligo', 'poly']
const endings = ['ing', 'ed', 's', 'es', 'ly']
const shortestRepaired = 5
const twoErrorsFrom = 8

/**
 * In: the words worth repairing towards with their uses, and every known word in folded spelling. Out: the repairer.
 * It never makes a negator, never crosses between hypo and hyper or the like, and leaves medicines alone.
 */
export function buildSpelling(uses: Readonly<Record<string, number>>, dictionary: ReadonlySet<string>, lemmaOf: Lemmatiser): Spelling {
  let byInitial: ReadonlyMap<string, readonly Candidate[]> | null = null
  const cache = new Map<string, string | null>()
  const isWord = (word: string) => dictionary.has(foldSpelling(word)) || dictionary.has(lemmaOf(word)) || drugEnding.test(word)
  const isKnown = (word: string) =>
    !Object.hasOwn(listed, word) && (word.length < shortestRepaired || /\d/.test(word) || protectedWords.has(word) || isWord(word))
  const search = (word: string): string | null => {
    byInitial ??= groupByInitial(Object.keys(uses))
    let best: string | null = null
    let bestScore = Number.POSITIVE_INFINITY
    for (const stem of stemsOf(word)) {
      const mask = letterMask(stem)
      for (const initial of new Set([word.charAt(0), word.charAt(1)])) {
        for (const candidate of byInitial.get(initial) ?? []) {
          const allowed = Math.min(stem.length, candidate.word.length) >= twoErrorsFrom ? 2 : 1
          if (
            Math.abs(candidate.word.length - stem.length) > allowed ||
            bitCount(candidate.mask ^ mask) > 2 * allowed ||
            candidate.antonym !== antonymPrefix(word)
          )
            continue
          const distance = editDistance(stem, candidate.word, allowed)
          if (distance > allowed) continue
          const score =
            distance + (initial === word.charAt(0) ? 0 : 0.4) + (stem === word ? 0 : 0.2) - Math.min(uses[candidate.word] ?? 0, 50) / 500
          if (score < bestScore) [best, bestScore] = [candidate.word, score]
        }
      }
    }
    return best
  }
  return {
    isWord,
    isKnown,
    repair(word) {
      const misspelt = Object.hasOwn(listed, word) ? listed[word] : undefined
      if (misspelt !== undefined) return misspelt
      if (word.length < shortestRepaired || isKnown(word)) return null
      const known = cache.get(word)
      if (known !== undefined) return known
      const found = search(word)
      if (cache.size < 10_000) cache.set(word, found)
      return found
    },
  }
}

interface Candidate {
  word: string
  /** One bit for each letter that occurs: words that differ in many letters are told apart without counting. */
  mask: number
  antonym: string
}

function groupByInitial(words: readonly string[]): Map<string, Candidate[]> {
  const byInitial = new Map<string, Candidate[]>()
  for (const word of words) {
    if (protectedWords.has(word)) continue
    const candidate = { word, mask: letterMask(word), antonym: antonymPrefix(word) }
    const list = byInitial.get(word.charAt(0))
    if (list === undefined) byInitial.set(word.charAt(0), [candidate])
    else list.push(candidate)
  }
  return byInitial
}

/** The word and what is left of it without an ending, where enough is left to judge by. */
function stemsOf(word: string): string[] {
  const stems = [word]
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= shortestRepaired) stems.push(word.slice(0, -ending.length))
  return stems
}

function letterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) - 97)
  return mask
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function antonymPrefix(word: string): string {
  return antonyms.find((prefix) => word.startsWith(prefix)) ?? ''
}
