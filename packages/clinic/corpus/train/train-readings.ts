import { createHash } from 'node:crypto'
import { newCase } from '../../src/case/case.ts'
import { hear } from '../../src/hear/hear.ts'
import type { LearnedReader } from '../../src/hear/learned/learned-reader.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { describeGuesses } from '../../src/hear/likely-guesses.ts'
import { readingsOf } from '../../src/hear/likely-readings.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { KnowledgeSources } from '../../src/knowledge/knowledge-sources.ts'
import { eachOf, type JudgedRow, type MessageRow, type TemptingRow, toldByEither } from '../read-corpus.ts'
import type { SayingRow } from '../read-sayings.ts'
import { calibrate } from './calibrate.ts'
import { foldCount, foldOf } from './folds.ts'
import { kinOf } from './kin-of.ts'
import { fitLogistic, scoreRow, type Targets } from './logistic.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const ridge = 2
const rounds = 12
/** One share decides, so finer steps than these only make the file longer. */
const largest = 31
/** A first hand names what matters and leaves out the rest: that it does not name a finding says a third of what a second hand's silence says. */
export const silenceOfOneHand = 1 / 3
/** Told so often in the rows, a finding needs no sentences of the knowledge to be known by. */
const wellKnown = 20
/** Messages were written to tempt: what they tempt to is surely untold, and there are few of them beside the others. */
const countOfTempting = 2

export interface TrainedJudge {
  weights: LinearWeights
  /** Of readings the model had not learned from, in rows that a second hand has been through. */
  unseen: readonly UnseenReading[]
}

/** A reading or a guess of the row `id`: whether the row tells it, and the calibrated share that it does. */
export interface UnseenReading {
  id: string
  finding: string
  isTold: boolean
  share: number
}

/**
 * Trains the two judges of what was read: the second look, whether what the lexicon reads in a message is told in it, and whether what the words are
 * only like is, both by what either hand says the row tells. What the rows seldom tell is known by the knowledge's own sentences. In: the open messages, those that tempt, sayings whose hand named all they tell, those whose
 * readings were judged one by one, the knowledge, and for each part of the rows a reader that has learned findings from the other parts, whose acts are known and which takes nothing out.
 */
export function trainReadings(
  rows: readonly MessageRow[],
  tempting: readonly TemptingRow[],
  sayings: readonly SayingRow[],
  judged: readonly JudgedRow[],
  sources: KnowledgeSources,
  index: KnowledgeIndex,
  readers: readonly LearnedReader[],
): { readings: TrainedJudge; guesses: TrainedJudge } {
  const readerOf = (id: string) => readers[foldOf(id)] as LearnedReader
  const read = [
    ...rows.map((row) => {
      const isTold = toldBy(index, toldByEither(row))
      const [isWhole, silence] = row.secondFacts === null ? [false, silenceOfOneHand] : [true, 1]
      return readRow(index, readerOf(row.id), row, { isTold, isWhole, countOf: (_finding, told) => (told ? 1 : silence) })
    }),
    ...tempting.map((row) => {
      const isTold = toldBy(index, new Set(row.facts.flatMap(eachOf)))
      const tempts = new Set(row.tempts)
      const countOf = (finding: string, told: boolean) =>
        told || tempts.has(finding) || tempts.has(finding.split('.')[0] ?? '') ? countOfTempting : silenceOfOneHand
      return readRow(index, readerOf(row.id), row, { isTold, isWhole: false, countOf })
    }),
    ...sayings
      .filter(({ isWhole }) => isWhole)
      .map((row) => {
        const isTold = toldBy(index, new Set(row.facts.flatMap(eachOf)))
        return readRow(index, readerOf(row.id), row, { isTold, isWhole: false, countOf: (_finding, told) => (told ? 1 : silenceOfOneHand) })
      }),
    ...judged.map((row) => readJudgedRow(index, readerOf(row.id), row)),
  ]
  const ofRows = read.flatMap(({ readings }) => readings)
  return {
    readings: trainJudge([...ofRows, ...readExamples(sources, index, readerOf, ofRows)]),
    guesses: trainJudge(read.flatMap(({ guesses }) => guesses)),
  }
}

function trainJudge(readings: readonly ReadingRow[]): TrainedJudge {
  const matrix = matrixOf(readings.map(({ features }) => features))
  const wanted = Float64Array.from(readings, ({ isTold }) => (isTold ? 1 : 0))
  const targets: Targets = {
    heads: 1,
    wanted,
    counts: Float64Array.from(readings, ({ count }) => count),
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
    weights: quantise(matrix, fit, ['told'], [calibration], largest),
    unseen: whole.map((at) => ({
      id: readings[at]?.id ?? '',
      finding: readings[at]?.finding ?? '',
      isTold: readings[at]?.isTold ?? false,
      share: 1 / (1 + Math.exp(-(calibration[0] * (logits[at] ?? 0) + calibration[1]))),
    })),
  }
}

interface ReadingRow {
  id: string
  finding: string
  isTold: boolean
  /** Whether a second hand has been through the row. */
  isWhole: boolean
  /** How much it counts. */
  count: number
  features: Uint32Array[]
}

/** Whether a row tells a finding, and how much it counts what it says of one. */
interface Labels {
  isTold: (finding: string) => boolean
  isWhole: boolean
  countOf(finding: string, isTold: boolean): number
}

/** Somebody in the middle of a talk has told something: what is said of others is said beside it. */
const complaintsOfTalk = ['fatigue']

/** In: facts in their signs. Out: whether a finding, a kind of it or a twin is among them. */
function toldBy(index: KnowledgeIndex, facts: ReadonlySet<string>): Labels['isTold'] {
  const told = new Set([...facts].filter((fact) => fact.startsWith('+')).flatMap((fact) => [...kinOf(index, fact.slice(1))]))
  return (finding) => told.has(finding) || [...kinOf(index, finding)].some((each) => facts.has(`+${each}`))
}

/** What is read in a message that opens a talk or stands in the middle of one, as far as it was judged. */
function readJudgedRow(index: KnowledgeIndex, reader: LearnedReader, row: JudgedRow): ReturnType<typeof readRow> {
  const judged = new Set([...row.told, ...row.untold])
  const told = new Set(row.told)
  const labels: Labels = { isTold: (finding) => told.has(finding), isWhole: false, countOf: () => 1 }
  const { readings, guesses } = readRow(index, reader, row, labels, row.isOpening ? [] : complaintsOfTalk)
  const isJudged = ({ finding }: ReadingRow) => judged.has(finding)
  return { readings: readings.filter(isJudged), guesses: guesses.filter(isJudged) }
}

/** What is read of a finding in the knowledge's own sentences that tell it, as long as the rows seldom tell it. */
function readExamples(
  { findings }: KnowledgeSources,
  index: KnowledgeIndex,
  readerOf: (id: string) => LearnedReader,
  ofRows: readonly ReadingRow[],
): ReadingRow[] {
  const told = new Map<string, number>()
  for (const { finding, isTold } of ofRows) if (isTold) told.set(finding, (told.get(finding) ?? 0) + 1)
  const sentences = findings.flatMap(({ entries }) => Object.entries(entries)).filter(([finding]) => (told.get(finding) ?? 0) < wellKnown)
  return sentences.flatMap(([finding, { examples }]) =>
    examples.present.flatMap((text) => {
      const id = createHash('sha256').update(text).digest('hex')
      const labels: Labels = { isTold: () => true, isWhole: false, countOf: () => 1 }
      return readRow(index, readerOf(id), { id, text }, labels).readings.filter((reading) => reading.finding === finding)
    }),
  )
}

function readRow(
  index: KnowledgeIndex,
  reader: LearnedReader,
  { id, text }: Pick<MessageRow, 'id' | 'text'>,
  { isTold, isWhole, countOf }: Labels,
  complaints: readonly string[] = [],
): { readings: ReadingRow[]; guesses: ReadingRow[] } {
  const { person } = newCase({ country: null, drugs: [], allergies: [] })
  const { mentions, guessed, proposed, clauses } = hear(index, reader, text, { pending: null, person, complaints: [...complaints] })
  const rowOf = ({ mention, features }: { mention: { finding: string }; features: Uint32Array[] }): ReadingRow => ({
    id,
    finding: mention.finding,
    features,
    isTold: isTold(mention.finding),
    isWhole,
    count: countOf(mention.finding, isTold(mention.finding)),
  })
  return {
    readings: readingsOf(index, text, mentions, clauses, proposed).map(rowOf),
    guesses: describeGuesses(index, text, mentions, guessed, clauses, proposed).map(rowOf),
  }
}
