import { reorderLeadDays } from '@dr-ai/contract/limits'
import type { LocalDay } from '../../../session/dose-schedule.ts'
import type { Medication } from '../../../session/medication.ts'
import { dosesOn } from './doses-due.ts'
import { addDays } from './local-time.ts'

const horizonDays = 400

/**
 * For how many days the stock lasts by the schedule, counted from `today` (today's remaining doses included); null where the schedule says
 * nothing (as needed, ended, inactive) or nobody counted the stock. Beyond about a year it stops counting.
 */
export function daysLeft(medication: Medication, today: LocalDay, zone: string, now: number): number | null {
  if (medication.isStockUnknown) return null
  let stock = medication.stock
  let isScheduled = false
  const todays = dosesOn(medication, today, zone)
  // A day whose doses are all past is no day that the stock still has to last for.
  const over = todays.length > 0 && todays.every((dose) => dose.at < now) ? 1 : 0
  for (let day = 0; day < horizonDays; day++) {
    const doses = dosesOn(medication, addDays(today, day), zone).filter((dose) => dose.at >= now)
    isScheduled ||= doses.length > 0
    for (const dose of doses) {
      if (stock < dose.pills) return Math.max(0, day - over)
      stock -= dose.pills
    }
  }
  return isScheduled ? horizonDays : null
}

/** The last day to order the next pack so that it is there in time, today at the earliest; null where `left` (see `daysLeft`) is unknown or far away. */
export function reorderDay(left: number | null, today: LocalDay): LocalDay | null {
  return left === null || left >= horizonDays ? null : addDays(today, Math.max(0, left - reorderLeadDays))
}
