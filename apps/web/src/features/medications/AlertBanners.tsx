import { expiringWindowDays, lowStockPills } from '@dr-ai/contract/limits'
import type { Medication } from '../../session/medication.ts'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, infoIcon } from '../../ui/icons.ts'
import { daysToExpiry, medicationStatus } from './medication-status.ts'

/** What wants doing: expired, expiring and low-stock medications, each named. */
export function AlertBanners({ medications, today }: { medications: readonly Medication[]; today: string }) {
  const expired = medications.filter((each) => medicationStatus(each, today) === 'expired')
  const expiring = medications.filter((each) => medicationStatus(each, today) === 'expiring')
  const low = medications.filter((each) => each.isActive && !each.isStockUnknown && each.stock <= lowStockPills)
  return (
    <div className="grid gap-2 empty:hidden">
      {expired.length > 0 && (
        <Banner look="border-red bg-red-soft text-red" icon={alertIcon}>
          {counted(expired.length)} expired: {names(expired)}.{' '}
          {expired.length === 1 ? 'Get a new pack before your next dose' : 'Get new packs before your next doses'}, and do not skip doses.
          If you cannot get {expired.length === 1 ? 'one' : 'them'} in time, ask a pharmacist or your doctor.
        </Banner>
      )}
      {expiring.length > 0 && (
        <Banner look="border-amber bg-amber-soft text-amber" icon={infoIcon}>
          {counted(expiring.length)} expiring within {expiringWindowDays} days:{' '}
          {expiring.map((each) => `${each.name} (${daysText(daysToExpiry(each, today) ?? 0)})`).join(', ')}.
        </Banner>
      )}
      {low.length > 0 && (
        <Banner look="border-orange bg-orange-soft text-orange" icon={infoIcon}>
          {counted(low.length)} low in stock: {low.map((each) => `${each.name} (${each.stock} pills)`).join(', ')}.
        </Banner>
      )}
    </div>
  )
}

function Banner({ look, icon, children }: { look: string; icon: string; children: React.ReactNode }) {
  return (
    <div role="status" className={`flex items-start gap-3 rounded-xl border-l-4 px-4 py-3 font-medium ${look}`}>
      <Icon path={icon} className="mt-0.5 size-5" />
      <p>{children}</p>
    </div>
  )
}

const counted = (count: number): string => `${count} ${count === 1 ? 'medication is' : 'medications are'}`
const names = (medications: readonly Medication[]): string => medications.map((each) => each.name).join(', ')
const daysText = (days: number): string => (days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`)
