import { lemmatise } from './lemmatise.ts'
import { groupBreak, type ReaderTables, sharedLast } from './reader-tables.ts'
import { buildSpelling, type Spelling } from './repair-spelling.ts'
import type { Lemmatiser } from './tokenise.ts'

/** A node of the trie over base forms; `phrase` is the number of the phrase that ends here. */
export interface TrieNode {
  next: Map<string, TrieNode> | null
  phrase: number
}

/** An alias made ready: groups of element numbers that point to a finding, a slot value or a statement. */
export interface CompiledPattern {
  target: string
  isSlot: boolean
  groups: readonly (readonly number[])[]
  /** The words of the last group stay free for other readings. */
  isLastShared: boolean
  /** How many elements are plain words: of two equally long readings the more literal one wins. */
  literal: number
}

/** For each pattern the elements it needs beside its anchor, all in one list: those of pattern n stand from `from[n]` up to `from[n + 1]`. */
interface NeededElements {
  from: Uint32Array
  elements: Uint32Array
}

export interface Reader {
  trie: TrieNode
  /** For each phrase, the elements it satisfies. */
  elementsOfPhrase: readonly (readonly number[])[]
  patterns: readonly CompiledPattern[]
  /** Under the rarest element of each pattern, the patterns. */
  patternsByAnchor: ReadonlyMap<number, readonly number[]>
  needed: NeededElements
  /** How many elements there are. */
  elements: number
  lemmaOf: Lemmatiser
  spelling: Spelling
}

/** Builds the tries over all aliases from the packed tables. */
export function buildReader(tables: ReaderTables): Reader {
  const dictionary = new Set(tables.dictionary.split(' '))
  const lemmaOf = cachedLemmatiser(dictionary)
  const trie: TrieNode = { next: null, phrase: -1 }
  tables.phrases.forEach((phrase, number) => {
    plant(trie, phrase.split(' '), number)
  })
  const elementsOfPhrase: number[][] = tables.phrases.map(() => [])
  tables.elements.forEach((phrases, element) => {
    for (const phrase of phrases) elementsOfPhrase[phrase]?.push(element)
  })
  const patterns = tables.patterns.map((numbers) => patternOf(numbers, tables.targets))
  const patternsByAnchor = anchor(patterns, tables.elements.length)
  return {
    trie,
    elementsOfPhrase,
    patterns,
    patternsByAnchor,
    needed: neededBy(patterns, patternsByAnchor),
    elements: tables.elements.length,
    lemmaOf,
    spelling: buildSpelling(tables.vocabulary, dictionary, lemmaOf),
  }
}

function plant(trie: TrieNode, phrase: readonly string[], number: number): void {
  let node = trie
  for (const lemma of phrase) {
    node.next ??= new Map()
    let next = node.next.get(lemma)
    if (next === undefined) {
      next = { next: null, phrase: -1 }
      node.next.set(lemma, next)
    }
    node = next
  }
  node.phrase = number
}

function patternOf(numbers: readonly number[], targets: readonly string[]): CompiledPattern {
  const [target = 0, isSlot, literal = 0] = numbers
  const groups: number[][] = [[]]
  for (let index = 3; index < numbers.length; index += 1) {
    const number = numbers[index] ?? groupBreak
    if (number === groupBreak) groups.push([])
    else groups.at(-1)?.push(number)
  }
  return { target: targets[target] ?? '', isSlot: isSlot === 1, isLastShared: isSlot === sharedLast, literal, groups }
}

function anchor(patterns: readonly CompiledPattern[], elements: number): Map<number, number[]> {
  const uses = new Uint32Array(elements)
  for (const { groups } of patterns) for (const group of groups) for (const element of group) uses[element] = (uses[element] ?? 0) + 1
  const byAnchor = new Map<number, number[]>()
  patterns.forEach(({ groups }, number) => {
    let rarest = groups[0]?.[0] ?? 0
    for (const group of groups) for (const element of group) if ((uses[element] ?? 0) < (uses[rarest] ?? 0)) rarest = element
    const list = byAnchor.get(rarest)
    if (list === undefined) byAnchor.set(rarest, [number])
    else list.push(number)
  })
  return byAnchor
}

function neededBy(patterns: readonly CompiledPattern[], byAnchor: ReadonlyMap<number, readonly number[]>): NeededElements {
  const anchors = new Map([...byAnchor].flatMap(([element, numbers]) => numbers.map((number) => [number, element] as const)))
  const lists = patterns.map(({ groups }, number) => [...new Set(groups.flat())].filter((element) => element !== anchors.get(number)))
  const from = new Uint32Array(patterns.length + 1)
  lists.forEach((list, number) => {
    from[number + 1] = (from[number] ?? 0) + list.length
  })
  return { from, elements: Uint32Array.from(lists.flat()) }
}

const cacheLimit = 50_000

function cachedLemmatiser(dictionary: ReadonlySet<string>): Lemmatiser {
  const cache = new Map<string, string>()
  const isBase = (candidate: string) => dictionary.has(candidate)
  return (word) => {
    const known = cache.get(word)
    if (known !== undefined) return known
    const lemma = lemmatise(word, isBase)
    if (cache.size < cacheLimit) cache.set(word, lemma)
    return lemma
  }
}
