import { isQuestion, opensAsQuestion, questionCues, statementCues } from '../act-cues.ts'
import { bucketOf, hashOf, letterFeatures, mix, wordFeatures, wordsOf } from './features.ts'
import { lineKind } from './line-kind.ts'
import type { GroupShape } from './linear-model.ts'
import type { WordToken } from './word-tokens.ts'

/** Of the doctor's line the last words count. */
const longestLine = 40
/** So many words before and behind a clause count. */
const nearby = 6
const mostCounted = 8
const leastLetters = 4
/** Words are alike for the doctor's line and the reply where their first letters are. */
const stemLetters = 5

/** Words, letters, the doctor's line, the words around, the form: by parts left out in turn. */
export const clauseShapes: readonly GroupShape[] = [
  { weight: 1, byRarity: true },
  { weight: 1, byRarity: true },
  { weight: 1, byRarity: true },
  { weight: 0.5, byRarity: true },
  { weight: 1, byRarity: false },
]

/** What a clause is known by wherever it stands. */
interface OwnFeatures {
  words: Uint32Array
  letters: Uint32Array
  cues: readonly number[]
}

/** Reads the features of any clause of one reply; what all clauses share is made once. */
export type ClauseFeatures = (from: number, to: number) => Uint32Array[]

/**
 * What is known of the clauses of one reply. In: the reply in tokens, its text, and the doctor's line before it (null where nothing
 * was asked). Out: for the tokens from one place up to another, the groups of the clause's words and letters, of the doctor's line,
 * of the words before and behind, and of the clause's form: what the cues say, its place, its length, its likeness to the line.
 */
export function clauseFeatures(text: string, tokens: readonly WordToken[], asked: string | null): ClauseFeatures {
  const lineWords = asked === null ? [] : wordsOf(asked).slice(-longestLine)
  const line = lineFeatures(lineWords)
  const kind = hashOf(lineKind(asked))
  const stems = new Set(lineWords.filter((word) => word.length >= leastLetters).map(stemOf))
  // What is said again in one reply reads the same wherever it stands.
  const read = new Map<string, OwnFeatures>()
  const ownOf = (own: string, words: readonly string[]): OwnFeatures => {
    const known = read.get(own)
    if (known !== undefined) return known
    const made = { words: wordFeatures(words), letters: letterFeatures(words), cues: cuesOf(own).map((cue) => of(1, hashOf(cue))) }
    read.set(own, made)
    return made
  }
  return (from, to) => {
    const words = wordsBetween(tokens, from, to)
    const before = wordsBetween(tokens, from - nearby, from)
    const after = wordsBetween(tokens, to, to + nearby)
    const own = ownOf(text.slice(tokens[from]?.start, tokens[to - 1]?.end), words)
    const common = Math.min(2, new Set(words.map(stemOf).filter((stem) => stems.has(stem))).size)
    const isFirst = before.length === 0 ? 1 : 0
    const form = [
      ...own.cues,
      of(2, kind, isFirst),
      of(3, kind, isFirst, after.length === 0 ? 1 : 0),
      of(4, kind, hashOf(words[0] ?? ''), isFirst),
      of(5, isFirst),
      of(6, after.length === 0 ? 1 : 0, isFirst),
      of(7, Math.min(words.length, mostCounted)),
      of(8, Math.min(from, mostCounted)),
      of(9, Math.min(tokens.length - to, mostCounted)),
      of(10, hashOf(tokens[to - 1]?.sign ?? '')),
      of(11, common),
      of(12, kind, isFirst, common),
      of(13, isFirst, hashOf(words[0] ?? '')),
    ]
    return [
      own.words,
      own.letters,
      line,
      sorted([
        ...before.map((word) => of(20, hashOf(word))),
        ...after.map((word) => of(21, hashOf(word))),
        of(22, before.length, after.length),
      ]),
      sorted(form),
    ]
  }
}

function wordsBetween(tokens: readonly WordToken[], from: number, to: number): string[] {
  return tokens.slice(Math.max(0, from), Math.max(0, to)).flatMap(({ words }) => words)
}

function lineFeatures(words: readonly string[]): Uint32Array {
  if (words.length === 0) return Uint32Array.of(of(30, hashOf('<nothing asked>')))
  const hashes = words.map(hashOf)
  const opening = [of(33, hashes[0] ?? 0), of(34, hashes[0] ?? 0, hashes[1] ?? 0)]
  return sorted([...hashes.map((hash) => of(31, hash)), ...hashes.map((hash, at) => of(32, hashes[at - 1] ?? 0, hash)), ...opening])
}

/** What the cues of acts say of a clause. */
function cuesOf(text: string): string[] {
  const isAsked = isQuestion(text)
  const topic = isAsked ? questionCues.find(([, cue]) => cue.test(text))?.[0] : undefined
  return [
    isAsked ? 'question' : 'no question',
    ...(opensAsQuestion(text) ? ['opens as a question'] : []),
    ...(topic === undefined ? [] : [topic]),
    ...statementCues.filter(([, cue]) => cue.test(text)).map(([act]) => `says ${act}`),
  ]
}

const stemOf = (word: string): string => word.slice(0, stemLetters)

function of(kind: number, ...hashes: readonly number[]): number {
  return bucketOf(hashes.reduce(mix, mix(41, kind)))
}

function sorted(buckets: readonly number[]): Uint32Array {
  return Uint32Array.from(new Set(buckets)).sort()
}
