import type { CompiledPattern, Reader, TrieNode } from './build-reader.ts'
import { gapBetween, inwardDenials, linkingVerbs } from './gap-between.ts'
import type { Token } from './token.ts'

/** One place where an alias fits: the tokens from start up to end, of which `used` belong to the alias. */
export interface Match {
  target: string
  isSlot: boolean
  start: number
  end: number
  used: readonly number[]
  /** Those of them that no other reading needs: all but the shared ones of `a ~ b`. */
  own: readonly number[]
  /** Foreign words and commas in between. */
  cost: number
  literal: number
  /** A denial stands between its words: "the neck is not stiff". */
  isDeniedInside: boolean
}

interface Occurrence {
  start: number
  end: number
}

/** Words between two words of an ordered pattern, and between the parts of an `a + b` (GUIDE.md). */
const orderedGap = 2
const freeGap = 4
/** Words of any kind between two parts: whoever strings together more joining words than this says nothing by them. */
const farthest = 24
/** Words of a list of places ("pain in the chest, left arm and jaw") and hedges ("kind of") count only as cost. */
const listWords = new Set([
  'and',
  'or',
  'left',
  'right',
  'both',
  'upper',
  'lower',
  'kind',
  'sort',
  'very',
  'really',
  'quite',
  'pretty',
  'bit',
])
/** The words of a text, and how many of those before each one count as words in between (GUIDE.md). */
interface Words {
  tokens: readonly Token[]
  counted: Uint32Array
}

/** Every place where any alias fits within one sentence. Overlapping places are all given; chooseMatches decides. */
export function matchPatterns(tokens: readonly Token[], reader: Reader): Match[] {
  const matches: Match[] = []
  const words = { tokens, counted: countWords(tokens) }
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to += 1
    for (const match of matchSentence(from, to, words, reader)) matches.push(match)
    from = to
  }
  return matches
}

function countWords(tokens: readonly Token[]): Uint32Array {
  const counted = new Uint32Array(tokens.length + 1)
  tokens.forEach(({ lemma, isLight }, index) => {
    const isCounted = !isLight && !inwardDenials.has(lemma) && !listWords.has(lemma)
    counted[index + 1] = (counted[index] ?? 0) + (isCounted ? 1 : 0)
  })
  return counted
}

function matchSentence(from: number, to: number, words: Words, reader: Reader): Match[] {
  const occurrences = findElements(from, to, words.tokens, reader)
  const matches = new Map<string, Match>()
  const isHere = new Uint8Array(reader.elements)
  for (const element of occurrences.keys()) isHere[element] = 1
  for (const element of occurrences.keys()) {
    for (const number of reader.patternsByAnchor.get(element) ?? []) {
      const pattern = reader.patterns[number]
      if (pattern === undefined || !areAllHere(number, reader.needed, isHere)) continue
      for (const match of matchPattern(pattern, occurrences, words)) {
        const key = `${match.target} ${match.used.join()}`
        const known = matches.get(key)
        if (known === undefined || known.cost > match.cost || (known.cost === match.cost && known.literal < match.literal))
          matches.set(key, match)
      }
    }
  }
  return [...matches.values()]
}

/** Whether every element that a pattern needs beside its anchor occurs: nearly all patterns fall here. */
function areAllHere(pattern: number, { from, elements }: Reader['needed'], isHere: Uint8Array): boolean {
  const end = from[pattern + 1] ?? 0
  for (let at = from[pattern] ?? 0; at < end; at++) if (isHere[elements[at] as number] !== 1) return false
  return true
}

function findElements(from: number, to: number, tokens: readonly Token[], reader: Reader): Map<number, Occurrence[]> {
  const found = new Map<number, Occurrence[]>()
  for (let start = from; start < to; start += 1) {
    let node: TrieNode | undefined = reader.trie
    for (let at = start; at < Math.min(to, start + farthest) && node !== undefined; at += 1) {
      const token = tokens[at]
      if (token === undefined) break
      const next: TrieNode | undefined = node.next?.get(token.lemma)
      if (next === undefined && at > start && token.isLight) continue
      node = next
      if (node === undefined || node.phrase < 0) continue
      for (const element of reader.elementsOfPhrase[node.phrase] ?? []) {
        const list = found.get(element)
        if (list === undefined) found.set(element, [{ start, end: at + 1 }])
        else list.push({ start, end: at + 1 })
      }
    }
  }
  return found
}

function matchPattern(pattern: CompiledPattern, occurrences: ReadonlyMap<number, readonly Occurrence[]>, words: Words): Match[] {
  const { tokens } = words
  const groups = pattern.groups.map((group) => [...matchGroup(group, occurrences, words), ...matchTurned(group, occurrences, words)])
  const [first = [], ...others] = groups
  let partial = first
  for (const [place, group] of others.entries()) {
    const isShared = pattern.isLastShared && place === others.length - 1
    partial = joinAll(partial, isShared ? group.map((each) => ({ ...each, isShared })) : group, words)
  }
  return partial.map(({ spans, shared = [], cost, isDenied }) => {
    const start = Math.min(...spans.map((span) => span.start))
    const end = Math.max(...spans.map((span) => span.end))
    const own = placesOf(spans, tokens)
    const used = shared.length === 0 ? own : placesOf([...spans, ...shared], tokens)
    const { target, isSlot, literal } = pattern
    return { target, isSlot, start, end, used, own, cost, literal, isDeniedInside: isDenied }
  })
}

interface Partial {
  spans: readonly Occurrence[]
  /** Places of words that stay free for other readings. */
  shared?: readonly Occurrence[]
  /** Whether all its words do. */
  isShared?: boolean
  cost: number
  isDenied: boolean
}

/** The elements in their order, each at a place after the one before. */
function matchGroup(group: readonly number[], occurrences: ReadonlyMap<number, readonly Occurrence[]>, words: Words): Partial[] {
  let partial: Partial[] = (occurrences.get(group[0] ?? -1) ?? []).map((span) => ({ spans: [span], cost: 0, isDenied: false }))
  for (const element of group.slice(1)) {
    const places = occurrences.get(element) ?? []
    partial = partial.flatMap(({ spans, cost, isDenied }) => {
      const from = spans.at(-1)?.end ?? 0
      const found: Partial[] = []
      for (let place = firstFrom(places, from, (span) => span.start); place < places.length; place += 1) {
        const span = places[place]
        if (span === undefined || !isNear(from, span.start, orderedGap, words)) break
        const gap = gapBetween(from, span.start, words.tokens)
        // What parts it from this place parts it from every later one.
        if (gap === null || gap.isParted) break
        found.push({ spans: [...spans, span], cost: cost + gap.cost, isDenied: isDenied || gap.isDenied })
      }
      return found
    })
  }
  return partial
}

/** Whether two places have so few words in between. */
function isNear(from: number, to: number, most: number, { counted }: Words): boolean {
  return to - from <= farthest && (counted[to] ?? 0) - (counted[from] ?? 0) <= most
}

/** The first of a list in rising order whose place is not before `least`. */
function firstFrom<Each>(list: readonly Each[], least: number, placeOf: (each: Each) => number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const each = list[middle]
    if (each !== undefined && placeOf(each) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** "Swollen lymph nodes" also reads "the lymph nodes are swollen": the first element behind a linking verb. */
function matchTurned(group: readonly number[], occurrences: ReadonlyMap<number, readonly Occurrence[]>, words: Words): Partial[] {
  const [first, ...rest] = group
  if (first === undefined || rest.length === 0) return []
  return matchGroup([...rest, first], occurrences, words).filter(({ spans }) => {
    const [before, last] = spans.slice(-2)
    return (
      before !== undefined && last !== undefined && words.tokens.slice(before.end, last.start).some(({ lemma }) => linkingVerbs.has(lemma))
    )
  })
}

interface Side {
  partial: Partial
  start: number
  end: number
  /** Where it stands in its list; readings are given in that order. */
  place: number
}

function sideOf(partial: Partial, place: number): Side {
  return { partial, start: partial.spans[0]?.start ?? 0, end: Math.max(...partial.spans.map(({ end }) => end)), place }
}

/** Every pair of a left and a right one that stand near each other, in either order. */
function joinAll(lefts: readonly Partial[], rights: readonly Partial[], words: Words): Partial[] {
  const sides = rights.map(sideOf)
  const byStart = sides.toSorted((a, b) => a.start - b.start)
  const byEnd = sides.toSorted((a, b) => a.end - b.end)
  return lefts.map(sideOf).flatMap((left) => {
    const near: Side[] = []
    for (let at = firstFrom(byStart, left.end, ({ start }) => start); at < byStart.length; at += 1) {
      const right = byStart[at]
      if (right === undefined || !isNear(left.end, right.start, freeGap, words)) break
      near.push(right)
    }
    for (let at = firstFrom(byEnd, left.start + 1, ({ end }) => end) - 1; at >= 0; at -= 1) {
      const right = byEnd[at]
      if (right === undefined || !isNear(right.end, left.start, freeGap, words)) break
      near.push(right)
    }
    return near
      .sort((a, b) => a.place - b.place)
      .map((right) => join(left, right, words.tokens))
      .filter((joined) => joined !== null)
  })
}

function join(left: Side, right: Side, tokens: readonly Token[]): Partial | null {
  const gap = left.end <= right.start ? gapBetween(left.end, right.start, tokens) : gapBetween(right.end, left.start, tokens)
  if (gap === null) return null
  const isShared = right.partial.isShared ?? false
  const spans = isShared ? left.partial.spans : [...left.partial.spans, ...right.partial.spans].sort((a, b) => a.start - b.start)
  return {
    spans,
    ...(isShared ? { shared: right.partial.spans } : {}),
    cost: left.partial.cost + right.partial.cost + gap.cost,
    isDenied: left.partial.isDenied || right.partial.isDenied || gap.isDenied,
  }
}

/** The places of all words but articles, in rising order. */
function placesOf(spans: readonly Occurrence[], tokens: readonly Token[]): number[] {
  return [...new Set(spans.flatMap((span) => range(span)).filter((index) => !tokens[index]?.isLight))].sort((a, b) => a - b)
}

function range({ start, end }: Occurrence): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index)
}
