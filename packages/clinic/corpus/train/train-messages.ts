import { crisisKinds } from '../../src/case/case.ts'
import { featuresOf } from '../../src/hear/learned/features.ts'
import { dangerHeads, messageHeads } from '../../src/hear/learned/message-heads.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { type TriageLevel, triageLevels } from '../../src/knowledge/schema.ts'
import type { KnowledgeRow, MessageRow } from '../read-corpus.ts'
import { calibrate } from './calibrate.ts'
import { foldCount, foldOf } from './folds.ts'
import { fitLogistic, scoreRow, type Targets } from './logistic.ts'
import { type Matrix, matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const ridge = 0.1
const rounds = 15
/** What a sentence of the knowledge counts beside a row of the corpus. */
const knowledgeCount = 0.3
/** Where the level of a head is within the row's bounds, either answer is right: it hardly counts. */
const betweenCount = 0.3

/**
 * Crises in quiet words and the harmless in the same words: with them the reader hears more of both, and the limits of decision 0026, which were fitted
 * without, open a crisis less and a wrong card more. Facts are learned from them (docs/learned-reader.md, "Rows that danger and crisis leave out").
 */
const leftOutHands: ReadonlySet<string> = new Set(['h27', 'h28'])

export interface TrainedMessages {
  weights: LinearWeights
  rows: readonly MessageRow[]
  /** The calibrated logits of every corpus row, given by a model that had not learned from it. */
  unseen: readonly Float64Array[]
}

/** Trains the heads of danger and crisis. In: the open rows of the corpus and the knowledge's sentences. Out: the weights, and the rows they were learned from. */
export function trainMessages(open: readonly MessageRow[], knowledge: readonly KnowledgeRow[]): TrainedMessages {
  const rows = open.filter(({ hand }) => !leftOutHands.has(hand))
  const matrix = matrixOf(
    [...rows, ...knowledge].map(({ text }) => {
      const { words, letters } = featuresOf(text)
      return [words, letters]
    }),
  )
  const targets = targetsOf(rows, knowledge)
  const raw = unseenLogits(matrix, rows, targets)
  const calibration = messageHeads.map((_, head) => {
    const chosen = [...rows.keys()].filter((row) => targets.counts[row * targets.heads + head] === 1)
    return calibrate(
      chosen.map((row) => raw[row]?.[head] ?? 0),
      chosen.map((row) => targets.wanted[row * targets.heads + head] ?? 0),
    )
  })
  const unseen = raw.map((logits) => logits.map((logit, head) => (calibration[head]?.[0] ?? 1) * logit + (calibration[head]?.[1] ?? 0)))
  const fit = fitLogistic(matrix, [...matrix.columns.keys()], targets, ridge, rounds)
  return { weights: quantise(matrix, fit, messageHeads, calibration), rows, unseen }
}

/** Urgency as a number: 0 self-care to 4 ambulance. */
export function urgencyOf(level: TriageLevel): number {
  return triageLevels.length - 1 - triageLevels.indexOf(level)
}

function targetsOf(rows: readonly MessageRow[], knowledge: readonly KnowledgeRow[]): Targets {
  const heads = messageHeads.length
  const wanted = new Float64Array((rows.length + knowledge.length) * heads)
  const counts = new Float64Array(wanted.length)
  ;[...rows, ...knowledge].forEach(({ levels }, row) => {
    const weight = row < rows.length ? 1 : knowledgeCount
    const [lowest, highest] = [urgencyOf(levels[0]), urgencyOf(levels[1])]
    dangerHeads.forEach((_, head) => {
      const threshold = head + 1
      wanted[row * heads + head] = lowest >= threshold ? 1 : highest < threshold ? 0 : 0.5
      counts[row * heads + head] = weight * (lowest < threshold && highest >= threshold ? betweenCount : 1)
    })
  })
  rows.forEach(({ crisis }, row) => {
    const from = row * heads + dangerHeads.length
    // An accident with a poison is told in words of its own: it would blur the head of the other crises.
    wanted[from] = crisis === null ? 0 : 1
    counts[from] = crisis?.kind === 'poisoning' ? 0 : 1
    wanted[from + 1] = crisis?.grade === 'certain' ? 1 : 0
    counts[from + 1] = 1
    crisisKinds.forEach((kind, at) => {
      wanted[from + 2 + at] = crisis?.kind === kind ? 1 : 0
      counts[from + 2 + at] = 1
    })
  })
  return { heads, wanted, counts }
}

function unseenLogits(matrix: Matrix, rows: readonly MessageRow[], targets: Targets): Float64Array[] {
  const logits: Float64Array[] = []
  for (let fold = 0; fold < foldCount; fold++) {
    const known = [...matrix.columns.keys()].filter((row) => rows[row] === undefined || foldOf(rows[row].id) !== fold)
    const fit = fitLogistic(matrix, known, targets, ridge, rounds)
    rows.forEach(({ id }, row) => {
      if (foldOf(id) === fold) logits[row] = scoreRow(matrix, fit, row)
    })
  }
  return logits
}
