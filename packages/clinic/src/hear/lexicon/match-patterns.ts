import type { CompiledPattern, Reader, TrieNode } from './build-reader.ts'
import type { Token } from './token.ts'

/** One place where an alias fits: the tokens from start up to end, of which `used` belong to the alias. */
export interface Match {
  target: string
  isSlot: boolean
  start: number
  end: number
  used: readonly number[]
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
/** Words that tie a complaint to its place rather than set it apart. */
const joiningWords = new Set(['in', 'of', 'on', 'at', 'to', 'into', 'from', 'with', 'be', 'side', 'around'])
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
/** A pattern never reaches over these. */
const barriers = new Set([
  'but',
  'deny',
  'except',
  'nor',
  'although',
  'however',
  'because',
  'cannot',
  'whereupon',
  'spread',
  'radiate',
  'extend',
  'refer',
])
/** A denial right before the second word denies the whole ("neck not stiff", "cough without blood"); elsewhere it is a barrier. */
/** "No change in the sense of smell" is no "no sense of smell". */
const denialObjects = new Set(['change', 'problem', 'trouble', 'issue', 'difficulty', 'alteration'])
const inwardDenials = new Set(['no', 'not', 'without', 'never'])

/** Every place where any alias fits within one sentence. Overlapping places are all given; chooseMatches decides. */
export function matchPatterns(tokens: readonly Token[], reader: Reader): Match[] {
  const matches: Match[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to += 1
    matches.push(...matchSentence(from, to, tokens, reader))
    from = to
  }
  return matches
}

function matchSentence(from: number, to: number, tokens: readonly Token[], reader: Reader): Match[] {
  const occurrences = findElements(from, to, tokens, reader)
  const matches = new Map<string, Match>()
  for (const element of occurrences.keys()) {
    for (const number of reader.patternsByAnchor.get(element) ?? []) {
      const pattern = reader.patterns[number]
      if (pattern === undefined || !pattern.groups.every((group) => group.every((each) => occurrences.has(each)))) continue
      for (const match of matchPattern(pattern, occurrences, tokens)) {
        const key = `${match.target} ${match.used.join()}`
        const known = matches.get(key)
        if (known === undefined || known.cost > match.cost || (known.cost === match.cost && known.literal < match.literal))
          matches.set(key, match)
      }
    }
  }
  return [...matches.values()]
}

function findElements(from: number, to: number, tokens: readonly Token[], reader: Reader): Map<number, Occurrence[]> {
  const found = new Map<number, Occurrence[]>()
  for (let start = from; start < to; start += 1) {
    let node: TrieNode | undefined = reader.trie
    for (let at = start; at < to && node !== undefined; at += 1) {
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

function matchPattern(
  pattern: CompiledPattern,
  occurrences: ReadonlyMap<number, readonly Occurrence[]>,
  tokens: readonly Token[],
): Match[] {
  const groups = pattern.groups.map((group) => [...matchGroup(group, occurrences, tokens), ...matchTurned(group, occurrences, tokens)])
  const [first = [], ...others] = groups
  let partial = first
  for (const group of others)
    partial = partial.flatMap((left) => group.map((right) => join(left, right, tokens)).filter((joined) => joined !== null))
  return partial.map(({ spans, cost, isDenied }) => {
    const start = Math.min(...spans.map((span) => span.start))
    const end = Math.max(...spans.map((span) => span.end))
    const used = [...new Set(spans.flatMap((span) => range(span)).filter((index) => !tokens[index]?.isLight))].sort((a, b) => a - b)
    return { target: pattern.target, isSlot: pattern.isSlot, start, end, used, cost, literal: pattern.literal, isDeniedInside: isDenied }
  })
}

interface Partial {
  spans: readonly Occurrence[]
  cost: number
  isDenied: boolean
}

interface Gap {
  /** Words in between, as GUIDE.md counts them. */
  words: number
  /** How little the two sides seem to belong together; for choosing between readings. */
  cost: number
  isDenied: boolean
}

/** The elements in their order, each at its nearest place after the one before. */
function matchGroup(
  group: readonly number[],
  occurrences: ReadonlyMap<number, readonly Occurrence[]>,
  tokens: readonly Token[],
): Partial[] {
  let partial: Partial[] = (occurrences.get(group[0] ?? -1) ?? []).map((span) => ({ spans: [span], cost: 0, isDenied: false }))
  for (const element of group.slice(1)) {
    partial = partial.flatMap(({ spans, cost, isDenied }) => {
      const from = spans.at(-1)?.end ?? 0
      const found: Partial[] = []
      for (const span of occurrences.get(element) ?? []) {
        const gap = span.start < from ? null : gapCost(from, span.start, tokens)
        if (gap !== null && gap.words <= orderedGap)
          found.push({ spans: [...spans, span], cost: cost + gap.cost, isDenied: isDenied || gap.isDenied })
      }
      return found
    })
  }
  return partial
}

const linkingVerbs = new Set(['be', 'feel', 'look', 'get', 'become', 'seem', 'go', 'turn', 'appear', 'keep'])

/** "Swollen lymph nodes" also reads "the lymph nodes are swollen": the first element behind a linking verb. */
function matchTurned(
  group: readonly number[],
  occurrences: ReadonlyMap<number, readonly Occurrence[]>,
  tokens: readonly Token[],
): Partial[] {
  const [first, ...rest] = group
  if (first === undefined || rest.length === 0) return []
  return matchGroup([...rest, first], occurrences, tokens).filter(({ spans }) => {
    const [before, last] = spans.slice(-2)
    return before !== undefined && last !== undefined && tokens.slice(before.end, last.start).some(({ lemma }) => linkingVerbs.has(lemma))
  })
}

function join(left: Partial, right: Partial, tokens: readonly Token[]): Partial | null {
  const leftStart = left.spans[0]?.start ?? 0
  const leftEnd = Math.max(...left.spans.map(({ end }) => end))
  const rightStart = right.spans[0]?.start ?? 0
  const rightEnd = Math.max(...right.spans.map(({ end }) => end))
  const gap =
    leftEnd <= rightStart ? gapCost(leftEnd, rightStart, tokens) : rightEnd <= leftStart ? gapCost(rightEnd, leftStart, tokens) : null
  if (gap === null || gap.words > freeGap) return null
  const spans = [...left.spans, ...right.spans].sort((a, b) => a.start - b.start)
  return { spans, cost: left.cost + right.cost + gap.cost, isDenied: left.isDenied || right.isDenied || gap.isDenied }
}

/** What lies between two places; null when a sentence ends or a barrier stands between them. */
function gapCost(from: number, to: number, tokens: readonly Token[]): Gap | null {
  const gap = { words: 0, cost: 0, isDenied: false }
  let wordsSinceDenial = 0
  for (let index = from; index <= to; index += 1) {
    const token = tokens[index]
    if (token === undefined) break
    if (token.before === 'sentence') return null
    if (token.before === 'soft') gap.cost += 2
    if (index === to) break
    if (barriers.has(token.lemma) || (denialObjects.has(token.lemma) && tokens[from - 1]?.lemma === 'no')) return null
    if (token.isLight) continue
    if (inwardDenials.has(token.lemma)) {
      gap.isDenied = true
      wordsSinceDenial = 0
      continue
    }
    wordsSinceDenial += 1
    if (gap.isDenied && wordsSinceDenial > 1) return null
    if (!listWords.has(token.lemma)) gap.words += 1
    gap.cost += joiningWords.has(token.lemma) ? 0.25 : 1
  }
  return gap
}

function range({ start, end }: Occurrence): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index)
}
