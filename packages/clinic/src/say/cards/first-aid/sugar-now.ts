import type { ConsultationCase } from '../../../case/case.ts'

/** What low blood sugar needs by mouth, and when nothing goes into it (NHS: Low blood sugar). */
export const sugarNow =
  'Something sweet, yes, and now, if wide awake and able to swallow: a small glass of juice or normal lemonade, not diet. The same again after 10 to 15 minutes. Too drowsy to swallow, or a fit: nothing by mouth, onto the side, and {number} at once.'

/** From here on, in mmol/L, nothing sweet is needed: a low begins under 4, and Diabetes UK calls a sugar over 11 high two hours after a meal. */
const highSugar = 11

/** Whether the sugar that was told is so high that nothing sweet is needed now; a reading counts before words. */
export function isSugarHigh({ vitals, observations }: Pick<ConsultationCase, 'vitals' | 'observations'>): boolean {
  if (observations['low-blood-sugar']?.polarity === 'present') return false
  return vitals.glucose === undefined ? observations['high-blood-sugar']?.polarity === 'present' : vitals.glucose >= highSugar
}
