import type { Clinic, Consultation } from '@dr-ai/clinic'
import type { ModelReply } from '../model/model-reply.ts'
import type { CorrectionKind } from './correction.ts'
import type { createTextFilter } from './filter-text.ts'

const longest = 140
/** A question that is answered with words of the patient's own, not with a yes to whatever the model has in mind. */
const openQuestion =
  /^(?:and |so )?(?:what|when|where|how|which|since when|can you (?:describe|tell me)|could you (?:describe|tell me))\b[^?]*\?$/i

/**
 * The turn with the question that a model would rather ask, where the clinic takes it: after a finding of the list it was given, asked in
 * the clinic's words, or an open one that passes the output filter and asks after nothing that was told. Out: null and why, where it does not.
 */
export function takeQuestion(
  clinic: Clinic,
  turn: Consultation,
  { about, text }: NonNullable<ModelReply['question']>,
  filter: ReturnType<typeof createTextFilter>,
): { turn: Consultation | null; correction: CorrectionKind | null } {
  const open = clinic.proposableFindings(turn)
  const listed = about.trim() === '' ? undefined : open.find(({ id }, place) => about.trim() === String(place + 1) || about.trim() === id)
  if (listed !== undefined) return { turn: clinic.proposeQuestion(turn, { finding: listed.id }), correction: null }
  const words = text.trim()
  const passes = openQuestion.test(words) && words.length <= longest && filter.whole(words).text === words && isNew(clinic, turn, words)
  const taken = open.length > 0 && passes ? clinic.proposeQuestion(turn, { words }) : null
  return { turn: taken, correction: taken === null ? 'question' : null }
}

function isNew(clinic: Clinic, { case: { observations, pending } }: Consultation, words: string): boolean {
  const known = clinic.findingsNamed(words).some((finding) => observations[finding.slice(1)]?.source === 'answered')
  return !known && words !== pending?.text
}
