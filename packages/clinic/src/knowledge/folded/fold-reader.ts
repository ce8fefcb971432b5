import { groupBreak, type ReaderTables } from '../../hear/lexicon/reader-tables.ts'
import { foldWords, unfoldWords } from './fold-words.ts'
import { type FoldedParts, numberPart, textPart } from './folded-file.ts'

/** In a list of words or elements: where it ends, where a group ends, what is met for the first time; what was met before counts from there on. */
const [listEnd, groupEnd, firstMet, metBefore] = [0, 1, 2, 3]

/** The tables of the reader. A number that is met for the first time is the next one, so that it needs not be written. */
export function foldReader({ dictionary, vocabulary, phrases, elements, targets, patterns }: ReaderTables): FoldedParts {
  const known = dictionary.split(' ')
  const inDictionary = new Set(known)
  const phraseWords = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))]
  const others = [...new Set([...phraseWords, ...Object.keys(vocabulary)])].filter((word) => !inDictionary.has(word))
  const places = new Map([...known, ...others].map((word, place) => [word, place]))
  const wordNumbers = new Map(phraseWords.map((word, number) => [word, number]))
  return {
    'reader.dictionary': foldWords(known),
    'reader.others': others.join(' '),
    'reader.uses': [...places.keys()].map((word) => (Object.hasOwn(vocabulary, word) ? (vocabulary[word] ?? 0) : 0)),
    'reader.phrase-words': phraseWords.map((word) => places.get(word) ?? 0),
    'reader.phrases': foldLists(phrases.map((phrase) => phrase.split(' ').map((word) => wordNumbers.get(word) ?? 0))),
    ...foldElements(elements),
    'reader.targets': targets.join('\n'),
    'reader.pattern-targets': patterns.map(([target = 0], at) => zigzag(target - (patterns[at - 1]?.[0] ?? 0))),
    'reader.pattern-kinds': patterns.map(([, kind = 0]) => kind),
    'reader.pattern-literals': patterns.map(([, , literal = 0]) => literal),
    'reader.patterns': foldLists(patterns.map((pattern) => pattern.slice(3))),
  }
}

export function unfoldReader(parts: FoldedParts): ReaderTables {
  const dictionary = unfoldWords(textPart(parts, 'reader.dictionary'))
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
    targets: textPart(parts, 'reader.targets').split('\n'),
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

function countPart(parts: FoldedParts, name: string): number {
  return parts[name]?.length ?? 0
}

/** Small numbers of either sign as small numbers. */
const zigzag = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number)
const unzigzag = (number: number): number => (number % 2 === 1 ? -(number + 1) / 2 : number / 2)
