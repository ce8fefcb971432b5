import { distinctBuckets, findingFeatures } from '../../src/hear/learned/finding-features.ts'
import type { SparseWeights } from '../../src/hear/learned/sparse-weights.ts'
import { plainIdioms } from '../../src/hear/lexicon/plain-idioms.ts'
import { readTokens } from '../../src/hear/lexicon/read-tokens.ts'
import { steadyText } from '../../src/hear/steady-text.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { KnowledgeSources } from '../../src/knowledge/knowledge-sources.ts'
import { eachOf, type MessageRow, type TemptingRow, toldByEither } from '../read-corpus.ts'
import type { SayingRow } from '../read-sayings.ts'
import { fitMargins, type MarginFit, type MarginRow } from './fit-margins.ts'
import { foldCount, foldOf } from './folds.ts'
import { kinOf } from './kin-of.ts'
import { type Matrix, matrixOf } from './matrix.ts'
import { silenceOfOneHand } from './train-readings.ts'

/** A finding must be told so often to be learned. */
const leastTold = 5
/** Who was asked to say one finding often tells another on the way: that it is not named says little. */
const silenceOfOneFact = 0.1
const cost = 0.3
const rounds = 8
/** What a phrase counts beside a row of the corpus. */
const phraseCount = 0.3
/** Of a head the heaviest weights stay: so many, and so many more for each row that tells the finding. */
const weightsKept = 50
const weightsKeptPerRow = 0.4
const mostWeightsKept = 200
const largest = 7
/** The few heaviest weights of a head may be cut off. */
const uncut = 0.98

export interface TrainedFindings {
  weights: SparseWeights
  /** For each part of the rows what was learned from the others. */
  withoutFold: readonly SparseWeights[]
}

/**
 * Trains the heads that hear findings in a message as a whole, whatever the words. In: the open messages, what either hand says they tell; those
 * that tempt, and their twins; how people say each finding; the phrases in which people tell findings. A general finding is told wherever a special one is.
 */
export function trainFindings(
  rows: readonly MessageRow[],
  tempting: readonly TemptingRow[],
  sayings: readonly SayingRow[],
  { phrases }: KnowledgeSources,
  index: KnowledgeIndex,
): TrainedFindings {
  const heads = headsOf(rows, sayings, index)
  const placeOf = new Map(heads.map((head, place) => [head, place]))
  const places = (findings: Iterable<string>) => [...findings].flatMap((finding) => placeOf.get(finding) ?? [])
  const nearer = heads.map((head) => kinOf(index, head))
  const pieces = phrases
    .flatMap(({ entries }) => Object.entries(entries))
    .flatMap(([finding, list]) => list.split('; ').map((text) => ({ text, wanted: places(kinOf(index, finding)) })))
    .filter(({ wanted }) => wanted.length > 0)
  const matrix = matrixOf([...rows, ...tempting, ...sayings, ...pieces].map(({ text }) => [featuresOf(text, index)]))
  const learnedFrom = (facts: readonly string[], silence: number): MarginRow => {
    const each = facts.flatMap(eachOf)
    const told = each.filter((fact) => fact.startsWith('+')).map((fact) => fact.slice(1))
    const ofOthers = each.filter((fact) => fact.startsWith('o+')).map((fact) => fact.slice(2))
    return {
      wanted: places(new Set(told.flatMap((finding) => [...kinOf(index, finding)]))),
      // Whether a special form of what is told is told too, the row does not say.
      unsaid: [...nearer.keys()].filter((head) => told.some((finding) => nearer[head]?.has(finding))).concat(places(ofOthers)),
      count: 1,
      silence,
    }
  }
  const learned: MarginRow[] = [
    ...rows.map((row) => {
      const told = toldIn(row, '+')
      const ofOthers = toldIn(row, 'o+')
      return {
        wanted: places(new Set(told.flatMap((finding) => [...kinOf(index, finding)]))),
        // Whether a special form of what is told is told too, the row does not say; what another person has is told, but not of the patient.
        unsaid: [...nearer.keys()].filter((head) => told.some((finding) => nearer[head]?.has(finding))).concat(places(ofOthers)),
        count: 1,
        silence: row.secondFacts === null ? silenceOfOneHand : 1,
      }
    }),
    ...tempting.map(({ facts }) => learnedFrom(facts, silenceOfOneHand)),
    ...sayings.map(({ facts, isWhole }) => learnedFrom(facts, isWhole ? silenceOfOneHand : silenceOfOneFact)),
    ...pieces.map(({ wanted }) => ({ wanted, unsaid: [], count: phraseCount, silence: 0 })),
  ]
  const rowsOfHead = new Float64Array(heads.length)
  for (const { wanted } of learned.slice(0, learned.length - pieces.length))
    for (const head of wanted) rowsOfHead[head] = (rowsOfHead[head] ?? 0) + 1
  const fitted = (isKnown: (at: number) => boolean) => {
    const fit = fitMargins(matrix, learned, [...learned.keys()].filter(isKnown), heads.length, cost, rounds)
    return prune(matrix, fit, heads, rowsOfHead)
  }
  const foldAt = [...rows, ...tempting, ...sayings].map(({ id }) => foldOf(id))
  return {
    weights: fitted(() => true),
    withoutFold: Array.from({ length: foldCount }, (_, fold) => fitted((at) => foldAt[at] !== fold)),
  }
}

function featuresOf(text: string, index: KnowledgeIndex): Uint32Array {
  return distinctBuckets(findingFeatures(readTokens(plainIdioms(steadyText(text)), index)))
}

/** What either hand says of findings with this sign. */
function toldIn(row: MessageRow, sign: '+' | 'o+'): string[] {
  return [...toldByEither(row)].filter((fact) => fact.startsWith(sign)).map((fact) => fact.slice(sign.length))
}

function headsOf(rows: readonly MessageRow[], sayings: readonly SayingRow[], index: KnowledgeIndex): string[] {
  const counts = new Map<string, number>()
  const count = (finding: string) => counts.set(finding, (counts.get(finding) ?? 0) + 1)
  for (const row of rows) toldIn(row, '+').forEach(count)
  for (const { facts } of sayings) for (const fact of facts.flatMap(eachOf)) if (fact.startsWith('+')) count(fact.slice(1))
  return [...counts]
    .filter(([finding, count]) => count >= leastTold && index.findings.has(finding))
    .map(([finding]) => finding)
    .sort()
}

/** Keeps the heaviest weights of each head, as small whole numbers with the rarity of their features taken in. */
function prune(
  { buckets, rarity }: Matrix,
  { heads: width, weights, biases }: MarginFit,
  heads: readonly string[],
  rowsOfHead: Float64Array,
): SparseWeights {
  const cells: { head: number; number: number }[][] = Array.from(buckets, () => [])
  const scales = heads.map((_, head) => {
    const own = Float64Array.from(buckets, (_bucket, column) => (weights[column * width + head] ?? 0) * (rarity[column] ?? 0))
    const kept = Math.min(mostWeightsKept, weightsKept + weightsKeptPerRow * (rowsOfHead[head] ?? 0))
    const sizes = own.map(Math.abs).sort().reverse()
    const least = Math.max(sizes[Math.floor(kept)] ?? 0, Number.MIN_VALUE)
    const scale = (sizes[Math.floor(kept * (1 - uncut))] || 1) / largest
    own.forEach((weight, column) => {
      const number = Math.max(-largest, Math.min(largest, Math.round(weight / scale)))
      if (Math.abs(weight) > least && number !== 0) cells[column]?.push({ head, number })
    })
    return Number(scale.toPrecision(4))
  })
  const used = [...buckets.keys()].filter((column) => (cells[column]?.length ?? 0) > 0)
  const all = used.flatMap((column) => cells[column] ?? [])
  return {
    heads,
    scales,
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(4))),
    buckets: Uint32Array.from(used, (column) => buckets[column] ?? 0),
    counts: Uint16Array.from(used, (column) => cells[column]?.length ?? 0),
    columns: Uint16Array.from(all, ({ head }) => head),
    numbers: Int8Array.from(all, ({ number }) => number),
  }
}
