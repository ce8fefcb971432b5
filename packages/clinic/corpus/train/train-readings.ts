import { newCase } from '../../src/case/case.ts'
import { hear } from '../../src/hear/hear.ts'
import type { LearnedReader } from '../../src/hear/learned/learned-reader.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { describeGuesses } from '../../src/hear/likely-guesses.ts'
import { readingsOf } from '../../src/hear/likely-readings.ts'
import { indexKnowledge, type KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { KnowledgePack } from '../../src/knowledge/knowledge-pack.ts'
import type { MessageRow } from '../read-corpus.ts'
import { calibrate } from './calibrate.ts'
import { foldCount, foldOf } from './folds.ts'
import { fitLogistic, scoreRow, type Targets } from './logistic.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const ridge = 1
const rounds = 12
/** A first hand names what matters and leaves out the rest: that it does not name a finding says a third of what a second hand's silence says. */
const silenceOfOneHand = 1 / 3

export interface TrainedJudge {
  weights: LinearWeights
  /** Of readings the model had not learned from, in rows that a second hand has been through: whether the row tells it, and the calibrated share. */
  unseen: readonly { isTold: boolean; share: number }[]
}

/**
 * Trains the two judges of what was read: the second look, whether what the lexicon reads in a message is told in it, and whether what the words are
 * only like is, both by what either hand says the row tells. In: the open messages, the packed knowledge, and a reader whose acts are known and which takes nothing out.
 */
export function trainReadings(
  rows: readonly MessageRow[],
  pack: KnowledgePack,
  reader: LearnedReader,
): { readings: TrainedJudge; guesses: TrainedJudge } {
  const index = indexKnowledge(pack)
  const read = rows.map((row) => readRow(index, reader, row))
  return {
    readings: trainJudge(read.flatMap(({ readings }) => readings)),
    guesses: trainJudge(read.flatMap(({ guesses }) => guesses)),
  }
}

function trainJudge(readings: readonly ReadingRow[]): TrainedJudge {
  const matrix = matrixOf(readings.map(({ features }) => features))
  const wanted = Float64Array.from(readings, ({ isTold }) => (isTold ? 1 : 0))
  const targets: Targets = {
    heads: 1,
    wanted,
    counts: Float64Array.from(readings, ({ isTold, isWhole }) => (isTold || isWhole ? 1 : silenceOfOneHand)),
  }
  const logits = new Float64Array(readings.length)
  for (let fold = 0; fold < foldCount; fold++) {
    const known = [...readings.keys()].filter((at) => foldOf(readings[at]?.id ?? '') !== fold)
    const fit = fitLogistic(matrix, known, targets, ridge, rounds)
    readings.forEach(({ id }, at) => {
      if (foldOf(id) === fold) logits[at] = scoreRow(matrix, fit, at)[0] ?? 0
    })
  }
  const whole = [...readings.keys()].filter((at) => readings[at]?.isWhole)
  const calibration = calibrate(
    whole.map((at) => logits[at] ?? 0),
    whole.map((at) => wanted[at] ?? 0),
  )
  const fit = fitLogistic(matrix, [...readings.keys()], targets, ridge, rounds)
  return {
    weights: quantise(matrix, fit, ['told'], [calibration]),
    unseen: whole.map((at) => ({
      isTold: readings[at]?.isTold ?? false,
      share: 1 / (1 + Math.exp(-(calibration[0] * (logits[at] ?? 0) + calibration[1]))),
    })),
  }
}

interface ReadingRow {
  id: string
  isTold: boolean
  /** Whether a second hand has been through the row. */
  isWhole: boolean
  features: Uint32Array[]
}

function readRow(
  index: KnowledgeIndex,
  reader: LearnedReader,
  { id, text, facts: firstFacts, secondFacts }: MessageRow,
): { readings: ReadingRow[]; guesses: ReadingRow[] } {
  const facts = [...firstFacts, ...(secondFacts ?? [])]
  const { person, complaints } = newCase({ country: null, drugs: [], allergies: [] })
  const { mentions, likened, clauses } = hear(index, reader, text, { pending: null, person, complaints })
  const told = new Set(facts.filter((fact) => /^o?\+/.test(fact)).flatMap((fact) => [...kinOf(index, fact.replace(/^o?\+/, ''))]))
  const isTold = (finding: string) => told.has(finding) || [...kinOf(index, finding)].some((each) => facts.includes(`+${each}`))
  const rowOf = ({ mention, features }: { mention: { finding: string }; features: Uint32Array[] }): ReadingRow => ({
    id,
    features,
    isTold: isTold(mention.finding),
    isWhole: secondFacts !== null,
  })
  return {
    readings: readingsOf(index, text, mentions, clauses).map(rowOf),
    guesses: describeGuesses(index, text, mentions, likened, clauses).map(rowOf),
  }
}

/** A finding with all that is present whenever it is, and what says the same in other words. */
function kinOf(index: KnowledgeIndex, finding: string, known: Set<string> = new Set()): Set<string> {
  const own = index.findings.get(finding)
  if (known.has(finding)) return known
  known.add(finding)
  for (const other of [...(own?.parents ?? []), ...(own?.sameAs ?? [])]) kinOf(index, other, known)
  return known
}
