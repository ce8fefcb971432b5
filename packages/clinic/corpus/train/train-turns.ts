import { acts } from '../../src/hear/clause.ts'
import { boundaryFeatures, boundaryShapes } from '../../src/hear/learned/boundary-features.ts'
import { clauseFeatures, clauseShapes } from '../../src/hear/learned/clause-features.ts'
import { type LinearModel, linearModel } from '../../src/hear/learned/linear-model.ts'
import { readClauses } from '../../src/hear/learned/read-clauses.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { tokensOf } from '../../src/hear/learned/word-tokens.ts'
import { splitClauses } from '../../src/hear/split-clauses.ts'
import type { TurnRow } from '../read-corpus.ts'
import { foldCount, foldOf } from './folds.ts'
import { fitLogistic, type Targets } from './logistic.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'
import { type ActScores, scoreClauses } from './score-clauses.ts'

const boundaryRidge = 0.05
const boundaryRounds = 10
const actRidge = 0.1
const actRounds = 12
/** What an act is heard by must stand in so many clauses: rarer words double the file and hardly help. */
const leastClauses = 4

export interface TrainedTurns {
  boundaries: LinearWeights
  acts: LinearWeights
  /** What the reader makes of replies that it had not learned from: cut by itself, and cut as the hands did. */
  unseen: ActScores
}

/** Trains where clauses begin and what they do, the doctor's line before them among the features. In: the open turns. */
export function trainTurns(turns: readonly TurnRow[]): TrainedTurns {
  const trainBoundaries = boundaryTrainer(turns)
  const trainActs = actTrainer(turns)
  const heard: { start: number; end: number; act: string }[][] = turns.map(() => [])
  for (let fold = 0; fold < foldCount; fold++) {
    const isKnown = ({ id }: TurnRow) => foldOf(id) !== fold
    const [boundaries, actModel] = [linearModel(trainBoundaries(isKnown), boundaryShapes), linearModel(trainActs(isKnown), clauseShapes)]
    turns.forEach((turn, row) => {
      if (!isKnown(turn)) heard[row] = readTurn(boundaries, actModel, turn)
    })
  }
  const all = () => true
  return { boundaries: trainBoundaries(all), acts: trainActs(all), unseen: scoreClauses(turns, heard) }
}

function readTurn(boundaries: LinearModel, actModel: LinearModel, { text, asked }: TurnRow): { start: number; end: number; act: string }[] {
  return readClauses(boundaries, actModel, text, asked).map(({ start, end, acts: [likeliest] }) => ({
    start,
    end,
    act: likeliest?.act ?? '',
  }))
}

type Trainer = (isKnown: (turn: TurnRow) => boolean) => LinearWeights

/** The places of a turn where the hand began a clause. */
function startsOf({ clauses }: TurnRow): number[] {
  let at = 0
  return clauses.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
}

/** What a turn with signs counts beside the turn as it was written. */
const signedCount = 0.3
const signs = ['.', '.', ',', ',', '!', '...', ' -', '']

/** The turn with a sign behind each clause that has none: the hands put the act where others type a stop. */
function withSigns(turn: TurnRow): TurnRow {
  const last = turn.clauses.length - 1
  const clauses = turn.clauses.map((clause, place) => {
    const sign = signs[(Number.parseInt(turn.id.slice(0, 4), 16) + 3 * place) % signs.length] ?? ''
    return place === last || /[^\p{L}\p{N}]$/u.test(clause.text) ? clause : { ...clause, text: `${clause.text}${sign}` }
  })
  return { ...turn, clauses, text: clauses.map(({ text }) => text).join(' ') }
}

function boundaryTrainer(turns: readonly TurnRow[]): Trainer {
  const gaps = turns.flatMap((turn) =>
    [turn, withSigns(turn)].flatMap((written, copy) => {
      const tokens = tokensOf(written.text)
      const starts = new Set(startsOf(written))
      const joins = new Set(splitClauses(written.text).map(({ start }) => start))
      return boundaryFeatures(tokens, written.asked, joins).map((group, before) => ({
        turn,
        group,
        count: copy === 0 ? 1 : signedCount,
        isCut: starts.has(tokens[before + 1]?.start ?? -1),
      }))
    }),
  )
  const matrix = matrixOf(
    gaps.map(({ group }) => [group]),
    boundaryShapes,
  )
  const targets: Targets = {
    heads: 1,
    wanted: Float64Array.from(gaps, ({ isCut }) => (isCut ? 1 : 0)),
    counts: Float64Array.from(gaps, ({ count }) => count),
  }
  return (isKnown) => {
    const rows = [...gaps.keys()].filter((row) => isKnown((gaps[row] as (typeof gaps)[number]).turn))
    return quantise(matrix, fitLogistic(matrix, rows, targets, boundaryRidge, boundaryRounds), ['boundary'], [[1, 0]])
  }
}

function actTrainer(turns: readonly TurnRow[]): Trainer {
  const clauses = turns.flatMap((turn) => {
    const tokens = tokensOf(turn.text)
    const featuresOf = clauseFeatures(turn.text, tokens, turn.asked)
    const starts = startsOf(turn)
    return turn.clauses.map(({ act }, place) => {
      const from = tokens.findIndex(({ start }) => start >= (starts[place] ?? 0))
      const next = tokens.findIndex(({ start }) => start >= (starts[place + 1] ?? turn.text.length))
      return { turn, act, groups: featuresOf(from, next < 0 ? tokens.length : next) }
    })
  })
  const matrix = matrixOf(
    clauses.map(({ groups }) => groups),
    clauseShapes,
    leastClauses,
  )
  const wanted = new Float64Array(clauses.length * acts.length)
  clauses.forEach(({ act }, row) => {
    wanted[row * acts.length + acts.indexOf(act)] = 1
  })
  const targets: Targets = { heads: acts.length, wanted, counts: new Float64Array(wanted.length).fill(1) }
  const unscaled = acts.map(() => [1, 0] as const)
  return (isKnown) => {
    const rows = [...clauses.keys()].filter((row) => isKnown((clauses[row] as (typeof clauses)[number]).turn))
    return quantise(matrix, fitLogistic(matrix, rows, targets, actRidge, actRounds), acts, unscaled)
  }
}
