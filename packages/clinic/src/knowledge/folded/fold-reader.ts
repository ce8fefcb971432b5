import { foldSpelling } from '../../hear/lexicon/lemmatise.ts'
import { groupBreak, type ReaderTables } from '../../hear/lexicon/reader-tables.ts'
import type { PackedCondition, PackedFinding } from '../knowledge-pack.ts'
import { conditionProse, findingProse, wordsOf } from '../packed-prose.ts'
import { foldNames, foldWords, unfoldNames, unfoldWords } from './fold-words.ts'
import { countPart, type FoldedParts, numberPart, textPart, unzigzag, zigzag } from './folded-file.ts'

/** In a list of words or elements: where it ends, where a group ends, what is met for the first time; what was met before counts from there on. */
const [listEnd, groupEnd, firstMet, metBefore] = [0, 1, 2, 3]

/** The part of the pack whose words the dictionary has too (`compile-knowledge.ts`); they are taken from there again. */
interface Prose {
  findings: readonly PackedFinding[]
  conditions: readonly PackedCondition[]
}

const idsOf = ({ findings }: Prose): string[] => findings.map(({ id }) => id)

function saidWords({ findings, conditions }: Prose): Set<string> {
  const bases = findings.filter(({ base }) => base === undefined)
  return new Set(wordsOf([...bases.flatMap(findingProse), ...conditions.flatMap(conditionProse)]).map(foldSpelling))
}

/** The tables of the reader. A number that is met for the first time is the next one, so that it needs not be written. */
export function foldReader({ dictionary, vocabulary, phrases, elements, targets, patterns }: ReaderTables, prose: Prose): FoldedParts {
  const known = dictionary.split(' ')
  const said = saidWords(prose)
  const inDictionary = new Set(known)
  const phraseWords = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))]
  const others = [...new Set([...phraseWords, ...Object.keys(vocabulary)])].filter((word) => !inDictionary.has(word))
  const places = new Map([...known, ...others].map((word, place) => [word, place]))
  const wordNumbers = new Map(phraseWords.map((word, number) => [word, number]))
  return {
    'reader.dictionary': foldWords(known.filter((word) => !said.has(word))),
    'reader.others': others.join(' '),
    'reader.uses': [...places.keys()].map((word) => (Object.hasOwn(vocabulary, word) ? (vocabulary[word] ?? 0) : 0)),
    'reader.phrase-words': phraseWords.map((word) => places.get(word) ?? 0),
    'reader.phrases': foldLists(phrases.map((phrase) => phrase.split(' ').map((word) => wordNumbers.get(word) ?? 0))),
    ...foldElements(elements),
    ...foldNames('reader.targets', targets, idsOf(prose)),
    'reader.pattern-targets': patterns.map(([target = 0], at) => zigzag(target - (patterns[at - 1]?.[0] ?? 0))),
    'reader.pattern-kinds': patterns.map(([, kind = 0]) => kind),
    'reader.pattern-literals': patterns.map(([, , literal = 0]) => literal),
    'reader.patterns': foldLists(patterns.map((pattern) => pattern.slice(3))),
  }
}

export function unfoldReader(parts: FoldedParts, prose: Prose): ReaderTables {
  const dictionary = [...saidWords(prose), ...unfoldWords(textPart(parts, 'reader.dictionary'))].sort()
  const words = [...dictionary, ...textPart(parts, 'reader.others').split(' ').filter(Boolean)]
  const [use, place] = [numberPart(parts, 'reader.uses'), numberPart(parts, 'reader.phrase-words')]
  const uses = words.map((word): [string, number] => [word, use()])
  const lists = unfoldLists(numberPart(parts, 'reader.phrases'), countPart(parts, 'reader.phrases'))
  const most = lists.flat().reduce((highest, number) => Math.max(highest, number), -1)
  const phraseWords = Array.from({ length: most + 1 }, () => words[place()] ?? '')
  return {
    dictionary: dictionary.join(' '),
    vocabulary: Object.fromEntries(uses.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1))),
    phrases: lists.map((list) => list.map((number) => phraseWords[number]).join(' ')),
    elements: unfoldElements(parts),
    targets: unfoldNames(parts, 'reader.targets', idsOf(prose)),
    patterns: unfoldPatterns(parts),
  }
}

function foldElements(elements: ReaderTables['elements']): FoldedParts {
  const isNew: number[] = []
  const before: number[] = []
  let next = 0
  for (const number of elements.flat()) {
    isNew.push(number === next ? 1 : 0)
    if (number === next) next++
    else before.push(number)
  }
  return { 'reader.element-sizes': elements.map(({ length }) => length), 'reader.element-new': isNew, 'reader.element-phrases': before }
}

function unfoldElements(parts: FoldedParts): number[][] {
  const [isNew, before] = [numberPart(parts, 'reader.element-new'), numberPart(parts, 'reader.element-phrases')]
  let next = 0
  const size = numberPart(parts, 'reader.element-sizes')
  return Array.from({ length: countPart(parts, 'reader.element-sizes') }, () => Array.from({ length: size() }, () => (isNew() === 1 ? next++ : before())))
}

function unfoldPatterns(parts: FoldedParts): number[][] {
  const [step, kind, literal] = ['targets', 'kinds', 'literals'].map((name) => numberPart(parts, `reader.pattern-${name}`))
  let target = 0
  return unfoldLists(numberPart(parts, 'reader.patterns'), countPart(parts, 'reader.patterns')).map((groups) => {
    target += unzigzag(step?.() ?? 0)
    return [target, kind?.() ?? 0, literal?.() ?? 0, ...groups]
  })
}

function foldLists(lists: readonly (readonly number[])[]): number[] {
  const folded: number[] = []
  let next = 0
  for (const list of lists) {
    for (const number of list) {
      folded.push(number === groupBreak ? groupEnd : number === next ? firstMet : metBefore + number)
      if (number === next) next++
    }
    folded.push(listEnd)
  }
  return folded
}

function unfoldLists(number: () => number, count: number): number[][] {
  const lists: number[][] = []
  let list: number[] = []
  let next = 0
  for (let at = 0; at < count; at++) {
    const folded = number()
    if (folded === listEnd) {
      lists.push(list)
      list = []
    } else list.push(folded === groupEnd ? groupBreak : folded === firstMet ? next++ : folded - metBefore)
  }
  return lists
}
