import type { ConsultationCase } from '../case/case.ts'
import type { Clause } from '../hear/clause.ts'
import type { Push } from '../judge/questions/emergency-pushes.ts'

const kept = 5
const telling: ReadonlySet<string> = new Set(['done', 'company'])

/** What is asked, said to the doctor or told of an earlier time is nothing that was done now. */
const noDeed =
  /^\W*(?:(?:and|but|so|ok|well|no|yes|please)\W+)*(?:did|do|does|have|has|can|should|is|are|was)(?:n['’]?t)? (?:you|i|we|he|she|they|it|that|this|[A-Z])|\b(?:tell|told|said|say|asked|hear|heard)\b|\b(?:(?:weeks?|months?|years?|days?) ago|as a (?:kid|child)|last (?:week|month|year)|years? (?:now|back))\b|\b(?:started|put|took|gave) (?:him|her|me|them|us)? ?(?:on )?(?:that|it|this)? ?(?:(?:\w+ ){0,3}(?:weeks?|months?|years?))|\?/i

/** Whether words that sound like something done are that. */
export function isDeed(words: string): boolean {
  return !noDeed.test(words.trim())
}

/** The case with what this message said of things done and of who is there, while an emergency stands: for the crew. */
export function noteForCrew(now: ConsultationCase, pushes: readonly Push[], clauses: readonly Clause[]): ConsultationCase {
  const told = pushes
    .filter(({ kind }) => telling.has(kind))
    .map(({ clause }) => (clauses[clause]?.text ?? '').replace(/[\s,.;!]+$/, ''))
    .filter(isDeed)
  if (told.length === 0 || now.emergency === undefined || now.emergency === 'none') return now
  return {
    ...now,
    done: [...new Set([...(now.done ?? []), ...told.map((each) => each.trim()).filter((each) => each !== '')])].slice(-kept),
  }
}
