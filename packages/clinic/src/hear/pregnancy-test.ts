import type { ConsultationCase } from '../case/case.ts'
import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'

const positive =
  /\b(?:it(?:['’]?s| is| was| came (?:back|up|out))?|test(?:['’]?s| is| was)?|says?)[^.!?]{0,20}\b(?:positive|pregnant)\b|\b(?:2|two|double) lines?\b|\b(?:is|its) positive\b/i
const negated = /\b(?:not|n['’]?t|if|whether|when|unless|hope|false)\b[^.!?]{0,20}\b(?:positive|pregnant)\b/i
const ofOther =
  /\b(?:covid|flu|strep|hiv|tb|lateral|urine|dip\w*|h\.? ?pylori|antibod\w*|std|sti|chlamydia|allerg\w*|blood group|rh|attitude|thinking)\b/i

/** "Did the test there. It's positive": after a late period, or where a pregnancy was asked about, the test is one of that. */
export function withPregnancyTest(
  words: string,
  { pending, complaints }: Pick<ConsultationCase, 'pending' | 'complaints'>,
  mentions: readonly Mention[],
): readonly Mention[] {
  const isOfPregnancy =
    pending?.findings.some((finding) => /^(?:pregnant|positive-pregnancy-test|period-late)$/.test(finding)) === true ||
    complaints.some((finding) => /^(?:period-late|periods-absent|pregnan)/.test(finding))
  const found = positive.exec(words)
  if (!isOfPregnancy || found === null || negated.test(words) || ofOther.test(words)) return mentions
  if (mentions.some(({ finding }) => finding === 'positive-pregnancy-test')) return mentions
  return [...mentions, plainMention('positive-pregnancy-test', { text: found[0], start: found.index, end: found.index + found[0].length })]
}
