import type { FeatureGroup, GroupShape } from '../../src/hear/learned/linear-model.ts'
import {
  mayTellOfAnother,
  namedFeatures,
  namedShapes,
  patientFeatures,
  patientShapes,
  personsIn,
} from '../../src/hear/learned/patient-features.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { plainIdioms } from '../../src/hear/lexicon/plain-idioms.ts'
import { readTokens } from '../../src/hear/lexicon/read-tokens.ts'
import type { Token } from '../../src/hear/lexicon/token.ts'
import { steadyText } from '../../src/hear/steady-text.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { PatientRow } from '../read-patients.ts'
import { foldCount, foldOf } from './folds.ts'
import { fitLogistic, scoreRow } from './logistic.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const ridge = 0.05
const rounds = 20
/** A feature must stand in so many messages to be learned from: the file stays small. */
const leastRows = 14

/** A message, or a person named in one: what is learned from, whether the answer is yes, and the message's id. */
interface Sample {
  id: string
  features: FeatureGroup[]
  isSo: boolean
}

export interface TrainedPatients {
  /** Whether a message is about somebody else than its writer, and whether somebody named in such a message is the patient. */
  weights: Record<'patients' | 'named', LinearWeights>
  /** The logits given by models that had not learned from the message: of each row, that it is about another. */
  unseen: ReadonlyMap<string, number>
}

/** Trains the heads that hear whom a first message is about. In: messages with the patient as hands read them. Out: their weights. */
export function trainPatients(rows: readonly PatientRow[], index: KnowledgeIndex): TrainedPatients {
  const read = rows.map((row) => ({ row, tokens: readTokens(plainIdioms(steadyText(row.text)), index) }))
  const messages = read
    .filter(({ tokens }) => mayTellOfAnother(tokens))
    .map(({ row, tokens }) => ({ id: row.id, features: patientFeatures(tokens), isSo: row.patient !== 'self' }))
  const named = read.flatMap(({ row, tokens }) => (row.patient === 'self' ? [] : namedIn(row, tokens)))
  const patients = fitted(messages, patientShapes)
  return {
    weights: { patients: patients.weights('other'), named: fitted(named, namedShapes).weights('named') },
    unseen: patients.unseen(),
  }
}

/** Every person named in a message about somebody else; the patient is the one whose word the hand gave. */
function namedIn({ id, patient }: PatientRow, tokens: readonly Token[]): Sample[] {
  const meant = tokens.find(({ word, lemma }) => word.replace(/['’]s$/, '') === patient || lemma === patient)?.lemma
  return personsIn(tokens).map((place) => ({ id, features: namedFeatures(tokens, place), isSo: tokens[place]?.lemma === meant }))
}

function fitted(samples: readonly Sample[], shapes: readonly GroupShape[]) {
  const matrix = matrixOf(
    samples.map(({ features }) => features),
    shapes,
    leastRows,
  )
  const targets = {
    heads: 1,
    wanted: Float64Array.from(samples, ({ isSo }) => Number(isSo)),
    counts: new Float64Array(samples.length).fill(1),
  }
  const all = [...samples.keys()]
  const fitOn = (rows: readonly number[]) => fitLogistic(matrix, rows, targets, ridge, rounds)
  return {
    weights: (head: string) => quantise(matrix, fitOn(all), [head], [[1, 0]]),
    unseen: () => {
      const logits = new Map<string, number>()
      for (let fold = 0; fold < foldCount; fold++) {
        const fit = fitOn(all.filter((row) => foldOf(samples[row]?.id ?? '') !== fold))
        for (const row of all) {
          const { id = '' } = samples[row] ?? {}
          if (foldOf(id) === fold) logits.set(id, scoreRow(matrix, fit, row)[0] ?? 0)
        }
      }
      return logits
    },
  }
}
