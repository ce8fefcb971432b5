import { type Act, acts } from '../../src/hear/clause.ts'
import { clauseFeatures } from '../../src/hear/learned/features.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import type { TurnRow } from '../read-corpus.ts'
import { foldCount, foldOf } from './folds.ts'
import { fitLogistic, scoreRow, type Targets } from './logistic.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const ridge = 0.1
const rounds = 15

export interface TrainedActs {
  weights: LinearWeights
  /** Of clauses the model had not learned from: the right act and the shares it gave. */
  unseen: readonly { act: string; shares: Float64Array }[]
}

/** Trains the acts of clauses, the doctor's line before them among the features. */
export function trainActs(turns: readonly TurnRow[]): TrainedActs {
  const clauses = turns.flatMap(({ id, asked, clauses: own }) => own.map(({ act, text }, place) => ({ id, asked, act, text, place })))
  const matrix = matrixOf(clauses.map(({ text, asked, place }) => clauseFeatures(text, { asked, isFirst: place === 0 })))
  const targets = targetsOf(clauses)
  const unseen: { act: string; shares: Float64Array }[] = []
  for (let fold = 0; fold < foldCount; fold++) {
    const isLeftOut = (row: number) => foldOf(clauses[row]?.id ?? '') === fold
    const known = [...clauses.keys()].filter((row) => !isLeftOut(row))
    const fit = fitLogistic(matrix, known, targets, ridge, rounds)
    clauses.forEach(({ act }, row) => {
      if (isLeftOut(row)) unseen.push({ act, shares: sharesOf(scoreRow(matrix, fit, row)) })
    })
  }
  const fit = fitLogistic(matrix, [...clauses.keys()], targets, ridge, rounds)
  return {
    weights: quantise(
      matrix,
      fit,
      acts,
      acts.map(() => [1, 0] as const),
    ),
    unseen,
  }
}

function targetsOf(clauses: readonly { act: Act }[]): Targets {
  const wanted = new Float64Array(clauses.length * acts.length)
  clauses.forEach(({ act }, row) => {
    wanted[row * acts.length + acts.indexOf(act)] = 1
  })
  return { heads: acts.length, wanted, counts: new Float64Array(wanted.length).fill(1) }
}

function sharesOf(logits: Float64Array): Float64Array {
  const highest = Math.max(...logits)
  const raised = logits.map((logit) => Math.exp(logit - highest))
  const sum = raised.reduce((total, value) => total + value, 0)
  return raised.map((value) => value / sum)
}
