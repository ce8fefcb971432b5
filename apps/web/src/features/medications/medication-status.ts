import { expiringWindowDays, lowStockPills } from '@dr-ai/contract/limits'
import type { LocalDay } from '../../session/dose-schedule.ts'
import type { Medication } from '../../session/medication.ts'
import { daysBetween } from './schedule/local-time.ts'

export type MedicationStatus = 'expired' | 'expiring' | 'low-stock' | 'active'

/** Local calendar days until the expiry date; null where none was given. */
export function daysToExpiry(medication: Pick<Medication, 'expiryDate'>, today: LocalDay): number | null {
  return medication.expiryDate ? daysBetween(today, medication.expiryDate) : null
}

/** The description's order: expiry first, then stock. A missing expiry never expires, and a stock that nobody counted is not low. */
export function medicationStatus(
  medication: Pick<Medication, 'expiryDate' | 'stock' | 'isStockUnknown'>,
  today: LocalDay,
): MedicationStatus {
  const days = daysToExpiry(medication, today)
  if (days !== null && days < 0) return 'expired'
  if (days !== null && days <= expiringWindowDays) return 'expiring'
  return !medication.isStockUnknown && medication.stock <= lowStockPills ? 'low-stock' : 'active'
}
