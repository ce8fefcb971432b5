import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../hearing.ts'

/** Words that put something right. */
export const putsRight =
  /\b(?:no|not|never|wrong|actually|sorry|i (?:said|meant?|told)|misread|misunder\w*|mistake|rather|instead)\b|n['’]?t\b/i

/** "There's a ringing in it too, since Monday". */
const tellsBeside =
  /\bther(?:e['’]?s|es|e is|e are) (?:now )?(?:an?|some|also)\b[^.!?]*\b(?:too|also|as well|since)\b|\b(?:too|as well),? (?:actually )?since\b/i

/** "She had a runny nose for three days before": a time told with something new, where nothing is put right, is the time of that. */
export function isTimeOfNews({ observations }: ConsultationCase, { clauses, mentions }: Hearing): boolean {
  if (clauses.some(({ text }) => tellsBeside.test(text))) return true
  const isNew = mentions.some(({ finding, polarity }) => polarity === 'present' && observations[finding] === undefined)
  return isNew && !clauses.some(({ text }) => putsRight.test(text))
}
