import type { HeardPatient } from '../learned/heard-patient.ts'
import { personOf } from '../learned/person-words.ts'
import type { Token } from './token.ts'

/** Between these logits the words alone do not tell whom a message is about, and its form decides (docs/learned-reader.md, "Whom a message is about"). */
const unsure = { from: -0.9, to: 1 }

/** Whom the words of a first message are surely about, "self" or "another"; null where its form decides. */
export function soundsOf({ another }: HeardPatient, tokens: readonly Token[]): 'self' | 'another' | null {
  if (another > unsure.to) return 'another'
  return another < unsure.from && speaksOfWriter(tokens) ? 'self' : null
}

/** Whether the writer comes into a message: "my mam has a sore knee" speaks of nobody but her. */
function speaksOfWriter(tokens: readonly Token[]): boolean {
  const opens = tokens.findIndex(({ word }) => !/^(?:my|our|an?|the|hi|hello|doctor)$/.test(word))
  const behind = tokens.slice(opens + 1)
  const named = personOf(tokens[opens] ?? nobody)
  return named === null || named.kind === 'authority' || behind.some(({ word }) => /^(?:i|me|my|mine|myself|we|us|our)$/.test(word))
}

const nobody = { word: '', lemma: '' }
