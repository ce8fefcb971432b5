import type { Medication } from '../../session/medication.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { clockTextOf } from '../../ui/clock-text.ts'
import { formatDate } from '../../ui/format-date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { editIcon, plusIcon, searchIcon, trashIcon } from '../../ui/icons.ts'
import { daysToExpiry, type MedicationStatus, medicationStatus } from './medication-status.ts'
import { refillSize } from './refill.ts'
import { describeSchedule } from './schedule/describe-schedule.ts'
import { daysBetween } from './schedule/local-time.ts'
import { daysLeft, reorderDay } from './schedule/supply.ts'

const statusLooks: Record<MedicationStatus, { tone: Tone; word: string }> = {
  expired: { tone: 'red', word: 'Expired' },
  expiring: { tone: 'amber', word: 'Expiring Soon' },
  'low-stock': { tone: 'orange', word: 'Low Stock' },
  active: { tone: 'green', word: 'Active' },
}

interface MedicationCardProps {
  medication: Medication
  clock: { now: number; today: string; zone: string }
  onEdit: () => void
  onDelete: () => void
  onRefill: () => void
  onFindPharmacy: () => void
}

/** One medication: what it is, when it is taken, how long it lasts, and what can be done with it. */
export function MedicationCard({ medication, clock, onEdit, onDelete, onRefill, onFindPharmacy }: MedicationCardProps) {
  const { tone, word } = statusLooks[medicationStatus(medication, clock.today)]
  const left = daysLeft(medication, clock.today, clock.zone, clock.now)
  const reorder = reorderDay(left, clock.today)
  const facts: [string, string][] = [
    ['Stock', medication.isStockUnknown ? 'Not entered' : `${medication.stock} pills${daysText(left)}`],
    ...(reorder ? [['Reorder by', dayText(reorder, clock.today)] as [string, string]] : []),
    ...(medication.repeatsLeft === undefined ? [] : [['Repeats', repeatsText(medication.repeatsLeft)] as [string, string]]),
    ['Expires', expiryText(medication, clock.today)],
    ...(medication.prescribedBy ? [['Prescribed by', medication.prescribedBy] as [string, string]] : []),
    ...(medication.startDate ? [['Taken', period(medication)] as [string, string]] : []),
  ]
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 p-4">
        <article aria-label={medication.name} className="flex grow flex-col gap-3">
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <h3 className="text-lg font-bold break-words">{medication.name}</h3>
              <p className="text-soft">
                {medication.dosage}
                {!medication.isFrequencyUnknown && ` · ${medication.frequency}`}
              </p>
            </div>
            <Badge tone={medication.isActive ? tone : 'neutral'}>{medication.isActive ? word : `Paused · ${word}`}</Badge>
          </div>
          <p className="text-[0.9375rem]">{describeSchedule(medication, clockTextOf)}</p>
          <div className="@container">
            <dl className="grid gap-x-4 gap-y-1 text-[0.9375rem] @min-[15rem]:grid-cols-[auto_1fr]">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-soft">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {medication.notes && <p className="rounded-xl bg-raised px-3 py-2 text-[0.9375rem] whitespace-pre-line">{medication.notes}</p>}
          <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
            <Button icon={plusIcon} aria-label={`Refill ${refillSize(medication)} pills of ${medication.name}`} onClick={onRefill}>
              Refill {refillSize(medication)}
            </Button>
            <Button icon={searchIcon} aria-label={`Find Pharmacy for ${medication.name}`} onClick={onFindPharmacy}>
              Find Pharmacy
            </Button>
            <span className="ml-auto flex">
              <IconButton label={`Edit ${medication.name}`} icon={editIcon} onClick={onEdit} />
              <IconButton label={`Delete ${medication.name}`} icon={trashIcon} onClick={onDelete} />
            </span>
          </div>
        </article>
      </Card>
    </li>
  )
}

/** A missing expiry reads N/A, and never 'expired'. */
function expiryText(medication: Medication, today: string): string {
  return daysToExpiry(medication, today) === null ? 'N/A' : dayText(medication.expiryDate, today)
}

/** A day with how far away it is. */
function dayText(day: string, today: string): string {
  const days = daysBetween(today, day)
  const distance =
    days < 0 ? `${-days} ${days === -1 ? 'day' : 'days'} ago` : days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`
  return `${formatDate(day)} (${distance})`
}

const repeatsText = (left: number): string => (left > 0 ? `${left} left` : 'None left: ask for a new prescription')

function daysText(left: number | null): string {
  if (left === null) return ''
  if (left >= 400) return ', more than a year'
  return left === 0 ? ', not enough for the next dose' : `, about ${left} ${left === 1 ? 'day' : 'days'} left`
}

function period({ startDate, endDate }: Medication): string {
  return endDate ? `${formatDate(startDate)} to ${formatDate(endDate)}` : `since ${formatDate(startDate)}`
}
