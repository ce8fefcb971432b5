import type { ShareOfNeed } from '../../case/case.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { isEmergency } from './level-order.ts'

/**
 * Below this share of "needs a doctor within a day" nobody is hurried to one on the strength of a few words: a needless visit
 * weighs a tenth of a missed one (docs/decisions/0017-levels-the-words-bear.md has the curve).
 */
const leastDay = 0.1

/**
 * The level that what was told bears as a whole: the level asked for, or the most urgent one below it that is likely enough.
 * In: `leastHospital`, the share of "needs a hospital" below which what asks for it is not believed on words alone; `mildest`, the same for a doctor within a day. No `need`
 * where nobody listened: then nothing is lowered.
 */
export function supportedLevel(level: TriageLevel, need: ShareOfNeed | undefined, leastHospital: number, mildest = leastDay): TriageLevel {
  if (need === undefined || level === 'appointment' || level === 'self-care') return level
  if (isEmergency(level) && need.hospital >= leastHospital) return level
  return need.day >= mildest ? 'within-24-hours' : 'appointment'
}
