import type { GuessedMention } from '../../case/model.ts'
import type { Act } from '../clause.ts'
import { bucketOf, hashOf, mix, wordsOf } from './features.ts'
import type { GroupShape } from './linear-model.ts'
import type { Surroundings } from './surroundings.ts'

/** What the lexicon made of some words of a message, and all that speaks for or against it. */
export interface Reading {
  finding: string
  /** The kind of the finding: symptom, risk, history ... */
  kind: string
  /** The words it was read in, and those before and after them. */
  inside: readonly string[]
  before: readonly string[]
  after: readonly string[]
  /** Whether it was told without "maybe". */
  certain: boolean
  act: Act | null
  /** The other findings read in the message, and how many of them share words with this one. */
  others: readonly string[]
  sharing: number
  /** What stands around the words and tells whether they are about the patient now (surroundings.ts). */
  surroundings: Surroundings
  /** Whether other words of the message deny the finding. */
  isDenied: boolean
  /** How far the words of the whole message speak for the finding, and how many are likelier; null where they do not. */
  proposed: { margin: number; rank: number } | null
}

const nearWords = 5
const nearLetters = 80
const farthestWord = 1
const longestLength = 12
const mostOthers = 12
const mostSteps = 14
const stepsOfMargin = 7
const mostRanks = 8

/**
 * What stands around a reading (its ninth and tenth group) counts twice as much as it was learned: the corpus seldom tempts, so that learning
 * gives it little; messages of another hand that tempt say how much (docs/decisions/0038-what-stands-around.md).
 */
const plainShape: GroupShape = { weight: 1, byRarity: true }
export const readingShapes: readonly GroupShape[] = [
  ...Array.from({ length: 8 }, () => plainShape),
  { weight: 2, byRarity: true },
  { weight: 2, byRarity: true },
]

/** The words around a place: as many as tell whether it is meant. */
export function wordsAround(text: string, start: number, end: number): Pick<Reading, 'inside' | 'before' | 'after'> {
  return {
    inside: wordsOf(text.slice(start, end)),
    before: wordsOf(text.slice(Math.max(0, start - nearLetters), start)).slice(-nearWords),
    after: wordsOf(text.slice(end, end + nearLetters)).slice(0, nearWords),
  }
}

/** The words of the whole message, alone and with the kind of the finding. In: its hashed words. */
export function messageFeatures(words: readonly number[], kind: string): Uint32Array {
  const ofKind = hashOf(kind)
  return grouped(words.flatMap((word) => [mix(20, word), mix(mix(21, ofKind), word)]))
}

/** The feature groups of one reading; `message` from messageFeatures. Every number says by its first part what it is of. */
export function readingFeatures(reading: Reading, message: Uint32Array): Uint32Array[] {
  const { kind, certain, act, sharing } = reading
  const finding = hashOf(reading.finding)
  const inside = reading.inside.map(hashOf)
  const whole = inside.reduce((hash, word) => mix(hash, word), mix(22, finding))
  const others = reading.others.slice(0, mostOthers).map(hashOf)
  return [
    grouped([mix(23, finding)]),
    grouped(inside.flatMap((word, at) => insideFeatures(word, inside[at - 1], finding))),
    grouped([whole]),
    grouped([...sideFeatures(reading.before.map(hashOf).reverse(), 30, finding), ...sideFeatures(reading.after.map(hashOf), 40, finding)]),
    message,
    grouped([mix(50, Math.min(longestLength, inside.length))]),
    grouped([mix(51, hashOf(act ?? '')), mix(mix(52, hashOf(kind)), hashOf(act ?? ''))]),
    grouped([mix(53, certain ? 1 : 2)]),
    grouped(reading.surroundings.marks.map((mark) => mix(88, hashOf(mark)))),
    grouped([
      ...reading.surroundings.marks.map((mark) => mix(mix(89, hashOf(kind)), hashOf(mark))),
      ...reading.surroundings.pairs.map((pair) => mix(91, hashOf(pair))),
    ]),
    grouped(reading.isDenied ? [mix(85, 1), mix(86, finding), ...inside.map((word) => mix(87, word))] : []),
    grouped([mix(54, Math.min(mostOthers, others.length)), ...others.flatMap((other) => [mix(55, other), mix(mix(56, finding), other)])]),
    grouped([mix(57, sharing), mix(mix(58, finding), sharing)]),
    grouped(proposedFeatures(reading.proposed, finding, hashOf(kind))),
  ]
}

/** The feature groups of a guess: those of a reading, and the words that weigh most for it. */
export function guessFeatures(reading: Reading, { words }: GuessedMention, message: Uint32Array): Uint32Array[] {
  const finding = hashOf(reading.finding)
  const hashes = words.map(hashOf).sort((a, b) => a - b)
  const pairs = hashes.flatMap((word) => [mix(mix(77, finding), word), mix(78, word)])
  return [...readingFeatures(reading, message), grouped([hashes.reduce(mix, mix(76, finding)), ...pairs])]
}

/** Steps of the margin, each taken by whatever lies beyond it. */
function proposedFeatures(proposed: Reading['proposed'], finding: number, kind: number): number[] {
  if (proposed === null) return [mix(80, 0), mix(mix(81, finding), 0), mix(mix(82, kind), 0)]
  const step = Math.max(0, Math.min(mostSteps, Math.floor((proposed.margin + 1) * stepsOfMargin)))
  return [
    ...Array.from({ length: step + 1 }, (_, at) => mix(83, at)),
    mix(mix(82, kind), 1 + step),
    mix(mix(81, finding), 1 + Math.floor(step / 2)),
    mix(84, Math.min(mostRanks, proposed.rank)),
  ]
}

function insideFeatures(word: number, before: number | undefined, finding: number): number[] {
  const own = [mix(60, word), mix(mix(61, finding), word)]
  return before === undefined ? own : [...own, mix(mix(62, before), word), mix(mix(mix(63, finding), before), word)]
}

/** The words of one side, the nearest first. */
function sideFeatures(words: readonly number[], mark: number, finding: number): number[] {
  const features = words.flatMap((word, at) =>
    at > farthestWord ? [mix(mark, word)] : [mix(mark, word), mix(mix(mark + 1, at), word), mix(mix(mark + 2, finding), word)],
  )
  const [first, second] = words
  return first === undefined || second === undefined ? features : [...features, mix(mix(mark + 3, second), first)]
}

function grouped(hashes: readonly number[]): Uint32Array {
  return Uint32Array.from(new Set(hashes.map(bucketOf))).sort()
}
