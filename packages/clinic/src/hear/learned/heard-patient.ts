import type { Token } from '../lexicon/token.ts'
import type { LinearModel } from './linear-model.ts'
import { mayTellOfAnother, namedFeatures, patientFeatures, personsIn } from './patient-features.ts'
import { personOf } from './person-words.ts'

/** Whom a first message is about, as its words sound. */
export interface HeardPatient {
  /** The logit that it is about somebody else than its writer. */
  another: number
  /** By what name the doctor speaks of the one who is named in it and is the likeliest patient; null where nobody who is named is likely. */
  name: string | null
}

/** Hears whom a first message is about. In: the two models and the words of the message. */
export function heardPatient(patients: LinearModel, named: LinearModel, tokens: readonly Token[]): HeardPatient {
  if (!mayTellOfAnother(tokens)) return { another: Number.NEGATIVE_INFINITY, name: null }
  const another = patients.score(patientFeatures(tokens))[0] ?? 0
  const likeliest = personsIn(tokens)
    .map((place) => ({ place, logit: named.score(namedFeatures(tokens, place))[0] ?? 0 }))
    .filter(({ logit }) => logit > 0)
    .sort((a, b) => b.logit - a.logit)[0]
  const token = likeliest === undefined ? undefined : tokens[likeliest.place]
  return { another, name: token === undefined ? null : (personOf(token)?.name ?? null) }
}
