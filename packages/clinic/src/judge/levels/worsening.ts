import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { levelOf } from './decide-triage.ts'
import { compareLevels } from './level-order.ts'

export const worseSince = 'worse-since'
/** The question how it went, and what is kept among what was asked once the last entry of the history was named. */
export const checkInAsked = 'check-in'
const saysWorse = /\b(?:worse|worsening|going downhill)\b/i
const deniesWorse = /\b(?:no|not|never|isn['’]?t|hasn['’]?t|without|if|unless|in case|when)\b[^.!?]{0,24}\b(?:worse|worsening)\b/i
const comparesWithBefore =
  /\b(?:since|than|after) (?:last time|we (?:last )?(?:spoke|talked)|i (?:last )?(?:spoke|talked|wrote|asked)|your advice|what you (?:said|told))\b/i

/**
 * Who was told to stay at home or to book a visit, and says that it has got worse since, is to be seen within a day: worsening in spite of
 * advice is what every safety net asks to come back for (NICE: Suspected sepsis, safety-netting; NHS 111).
 */
export function worseningRules(before: ConsultationCase, { clauses }: Pick<Hearing, 'clauses'>): HeldRule[] {
  const level = levelOf(before.held)
  if (level !== null && compareLevels(level, 'within-24-hours') >= 0) return []
  // Right after "last time it was ...: is it better, the same or worse?" one word is enough.
  const isJustAsked = before.pending?.id === checkInAsked || (before.turns === 1 && before.asked.includes(checkInAsked))
  const isWorse = clauses.some(
    ({ act, text }) =>
      (act === 'change' || act === 'fact' || act === 'answer') &&
      saysWorse.test(text) &&
      !deniesWorse.test(text) &&
      (isJustAsked || (act === 'change' ? before.verdictTurn !== null || comparesWithBefore.test(text) : comparesWithBefore.test(text))),
  )
  return isWorse ? [{ rule: worseSince, name: 'things getting worse since we last spoke', level: 'within-24-hours', findings: [] }] : []
}
