import { type MedicineInWords, namedMedicines } from '../lexicon/named-medicines.ts'
import type { Token } from '../lexicon/token.ts'
import type { FeatureGroup, LinearModel } from './linear-model.ts'
import { type MedicineStatus, medicineFeatures, medicineStatuses } from './medicine-features.ts'

/** A medicine in a message, and how the message likeliest means it. */
export interface HeardMedicine extends MedicineInWords {
  status: MedicineStatus
  /** By how much the logit that it is taken is above that of all else. */
  margin: number
}

/** What is said of each medicine that a message names. In: its words and text. Out: each with its features. */
export function medicinesWithFeatures(tokens: readonly Token[], text: string): (MedicineInWords & { features: FeatureGroup[] })[] {
  const named = namedMedicines(tokens, text)
  const all = new Set(named.flatMap(({ places }) => places))
  const asked = askedSentences(tokens, text)
  return named.map((medicine) => ({
    ...medicine,
    features: medicineFeatures(tokens, firstPlaces(medicine.places), all, (sentence) => asked.has(sentence), text),
  }))
}

/** Hears how a message means the medicines that it names. In: the model, and the message's words and text. */
export function heardMedicines(model: LinearModel, tokens: readonly Token[], text: string): HeardMedicine[] {
  return medicinesWithFeatures(tokens, text).map(({ features, ...medicine }) => {
    const logits = model.score(features)
    const place = logits.reduce((best, logit, at) => (logit > (logits[best] ?? 0) ? at : best), 0)
    const [taken = 0, ...others] = logits
    return { ...medicine, status: medicineStatuses[place] ?? 'taken', margin: taken - Math.max(...others) }
  })
}

/** Places that are read of a medicine that is named again and again: time stays bounded. */
const mostPlaces = 6

/** Of a name of two words the first. */
function firstPlaces(places: readonly number[]): number[] {
  return places.filter((place, at) => place !== (places[at - 1] ?? Number.NaN) + 1).slice(0, mostPlaces)
}

/** The sentences behind which a question mark stands. */
function askedSentences(tokens: readonly Token[], text: string): ReadonlySet<number> {
  const asked = new Set<number>()
  for (const [at, { sentence, end }] of tokens.entries()) {
    const next = tokens[at + 1]
    if (next?.sentence !== sentence && text.slice(end, next?.start ?? text.length).includes('?')) asked.add(sentence)
  }
  return asked
}
