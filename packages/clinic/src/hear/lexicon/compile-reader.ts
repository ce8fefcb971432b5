import { placedDenials } from '../../knowledge/placed-denials.ts'
import { drugWords } from './drug-words.ts'
import { englishWords } from './english-words.ts'
import { foldSpelling, lemmatise } from './lemmatise.ts'
import { fineWords, normalWords } from './normal-words.ts'
import { type PatternElement, parsePattern, phraseOf } from './parse-pattern.ts'
import { denyingTarget, groupTarget, normalTarget, placedTarget, wellTarget } from './read-normal-statements.ts'
import { groupBreak, type ReaderTables, sharedLast } from './reader-tables.ts'
import { tokenise } from './tokenise.ts'

/** Aliases under the id they speak of. */
export type AliasList = readonly (readonly [target: string, aliases: readonly string[]])[]

/** Phrases with the findings that are absent where they stand: what is called normal, what tells of being well, what is denied. */
export interface Denials {
  normal: readonly Denial[]
  well: readonly Denial[]
  denied: readonly Denial[]
}
export type Denial = readonly [phrase: string, findings: readonly string[]]

/**
 * Compiles aliases into tables.
 * In: aliases of findings and of slot values, what denies findings, the word classes, and the words of the knowledge's prose. Out: plain JSON.
 */
export function compileReader(
  findings: AliasList,
  slots: AliasList,
  { normal, well, denied }: Denials,
  lexicon: Readonly<Record<string, readonly string[]>>,
  proseWords: readonly string[],
): ReaderTables {
  const aliasTexts = [...findings, ...slots].flatMap(([, aliases]) => aliases).concat(Object.values(lexicon).flat())
  const uses = new Map<string, number>()
  for (const text of aliasTexts) for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1)
  const wellSpelt = new Set([...englishWords, ...drugWords, ...proseWords].map(foldSpelling))
  const statementWords = [...normal, ...denied, ...well]
    .map(([phrase]) => phrase)
    .concat(Object.values(placedDenials).map(({ words }) => words))
    .flatMap((phrase) => phrase.match(/[a-z]+/g) ?? [])
  const dictionary = new Set([...wellSpelt, ...[...uses.keys(), ...statementWords].map(foldSpelling)])
  const lemmaOf = (word: string) => lemmatise(word, (candidate) => dictionary.has(candidate))
  const toLemmas = (text: string) => tokenise(text, lemmaOf).map(({ lemma }) => lemma)

  const phrases = new Map<string, number>()
  const elements = new Map<string, number>()
  const elementPhrases: number[][] = []
  const targets = new Map<string, number>()
  const patterns: number[][] = []
  const numberOf = (map: Map<string, number>, key: string): number => {
    const known = map.get(key)
    if (known !== undefined) return known
    map.set(key, map.size)
    return map.size - 1
  }
  const elementNumber = (element: PatternElement): number => {
    const key = element.kind === 'class' ? `<${element.name}>` : element.phrases.map((phrase) => phrase.join(' ')).join('|')
    const number = numberOf(elements, key)
    if (elementPhrases[number] === undefined) {
      const texts = element.kind === 'class' ? (lexicon[element.name] ?? []).map((text) => phraseOf(text, toLemmas)) : element.phrases
      // Rising: which of them stands first says nothing, and the same ones packed the same way take less room.
      const own = new Set(texts.filter((phrase) => phrase.length > 0).map((phrase) => numberOf(phrases, phrase.join(' '))))
      elementPhrases[number] = [...own].sort((a, b) => a - b)
    }
    return number
  }
  const add = (target: string, alias: string, isSlot: 0 | 1) => {
    const pattern = parsePattern(alias, toLemmas)
    if (pattern === null) return
    const literal = pattern.groups.flat().filter(({ kind }) => kind === 'phrases').length
    const groups = pattern.groups.flatMap((group, index) => [...(index > 0 ? [groupBreak] : []), ...group.map(elementNumber)])
    patterns.push([numberOf(targets, target), pattern.isLastShared ? sharedLast : isSlot, literal, ...groups])
  }
  for (const [subject, absent] of normal) add(`${normalTarget}${absent.join()}`, `${subject} + (${normalWords.join('|')})`, 0)
  for (const [phrase, absent] of well) add(`${wellTarget}${absent.join()}`, phrase.replaceAll('<fine>', `(${fineWords.join('|')})`), 0)
  for (const [phrase, absent] of denied) add(`${groupTarget}${absent.join()}`, phrase, 0)
  for (const [name, { words, denying }] of Object.entries(placedDenials)) {
    add(`${placedTarget}${name}`, words, 0)
    if (denying !== undefined) add(`${denyingTarget}${name}`, denying, 0)
  }
  for (const [target, aliases] of findings) for (const alias of aliases) add(target, alias, 0)
  for (const [target, aliases] of slots) for (const alias of aliases) add(target, alias, 1)
  // Aliases hold slang and spellings by ear too: nothing is repaired towards those.
  const vocabulary = Object.fromEntries(
    [...uses].filter(([word]) => word.length > 2 && wellSpelt.has(foldSpelling(word))).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return {
    dictionary: [...dictionary].sort().join(' '),
    vocabulary,
    phrases: [...phrases.keys()],
    elements: elementPhrases,
    targets: [...targets.keys()],
    patterns,
  }
}
