import type { ShareOfNeed } from '../../case/case.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { levelConstants } from '../constants.ts'
import { isEmergency } from './level-order.ts'

const { leastDay } = levelConstants

/**
 * The level that what was told bears as a whole: the level asked for, or the most urgent one below it that is likely enough.
 * In: `leastHospital`, the share of "needs a hospital" below which what asks for it is not believed on words alone; `mildest`, the same for a doctor within a day. No `need`
 * where nobody listened: then nothing is lowered.
 */
export function supportedLevel(
  level: TriageLevel,
  need: ShareOfNeed | undefined,
  leastHospital: number,
  mildest: number = leastDay,
): TriageLevel {
  if (need === undefined || level === 'appointment' || level === 'self-care') return level
  if (isEmergency(level) && need.hospital >= leastHospital) return level
  return need.day >= mildest ? 'within-24-hours' : 'appointment'
}
