import { medicinesWithFeatures } from '../../src/hear/learned/heard-medicines.ts'
import type { FeatureGroup } from '../../src/hear/learned/linear-model.ts'
import { type MedicineStatus, medicineShapes, medicineStatuses } from '../../src/hear/learned/medicine-features.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { plainIdioms } from '../../src/hear/lexicon/plain-idioms.ts'
import { readTokens } from '../../src/hear/lexicon/read-tokens.ts'
import { steadyText } from '../../src/hear/steady-text.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { MedicineRow } from '../read-medicines.ts'
import { foldCount, foldOf } from './folds.ts'
import { fitLogistic, scoreRow } from './logistic.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const ridge = 0.1
const rounds = 20
/** A feature must stand with so many medicines to be learned from: the file stays small. */
const leastRows = 10

/** A medicine of a message as a hand read it. */
export interface MedicineSample {
  id: string
  name: string
  status: MedicineStatus
  features: FeatureGroup[]
}

export interface TrainedMedicines {
  weights: LinearWeights
  /** What models that had not learned from a message took each of its medicines for. */
  unseen: readonly { wanted: MedicineStatus; heard: MedicineStatus }[]
}

/** The medicines of messages that the reader finds and a hand has read. */
export function medicineSamples(rows: readonly MedicineRow[], index: KnowledgeIndex): MedicineSample[] {
  return rows.flatMap(({ id, text, medicines }) => {
    const words = plainIdioms(steadyText(text))
    const found = medicinesWithFeatures(readTokens(words, index), words)
    return medicines.flatMap(([name, status]) => {
      const one = found.find((each) => each.name.toLowerCase() === name.toLowerCase())
      return one === undefined ? [] : [{ id, name, status, features: one.features }]
    })
  })
}

/** Trains the heads that hear how a medicine is meant. In: messages as hands read them. Out: their weights. */
export function trainMedicines(rows: readonly MedicineRow[], index: KnowledgeIndex): TrainedMedicines {
  const samples = medicineSamples(rows, index)
  const matrix = matrixOf(
    samples.map(({ features }) => features),
    medicineShapes,
    leastRows,
  )
  const heads = medicineStatuses.length
  const targets = {
    heads,
    wanted: Float64Array.from(samples.flatMap(({ status }) => medicineStatuses.map((each) => Number(each === status)))),
    counts: new Float64Array(samples.length * heads).fill(1),
  }
  const all = [...samples.keys()]
  const fitOn = (chosen: readonly number[]) => fitLogistic(matrix, chosen, targets, ridge, rounds)
  const unseen: TrainedMedicines['unseen'][number][] = []
  for (let fold = 0; fold < foldCount; fold++) {
    const fit = fitOn(all.filter((row) => foldOf(samples[row]?.id ?? '') !== fold))
    for (const row of all) {
      const { id = '', status = 'taken' } = samples[row] ?? {}
      if (foldOf(id) !== fold) continue
      const logits = scoreRow(matrix, fit, row)
      const place = logits.reduce((best, logit, at) => (logit > (logits[best] ?? 0) ? at : best), 0)
      unseen.push({ wanted: status, heard: medicineStatuses[place] ?? 'taken' })
    }
  }
  return {
    weights: quantise(
      matrix,
      fitOn(all),
      medicineStatuses,
      medicineStatuses.map(() => [1, 0]),
    ),
    unseen,
  }
}
