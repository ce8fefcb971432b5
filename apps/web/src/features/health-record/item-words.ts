import type { HealthItem, ItemKind, VitalMeaning } from '@dr-ai/contract/schemas/health-items'
import { formatDate } from '../../ui/format-date.ts'

/** What each list is called, in the order they are shown. */
export const listNames: Readonly<Record<ItemKind, string>> = {
  vital: 'Measured values',
  result: 'Results',
  problem: 'Problems',
  allergy: 'Allergies',
  medication: 'Medications of other records',
  immunisation: 'Vaccinations',
  procedure: 'Procedures',
  family: 'Family history',
}

/** What a new item of each list is called in its form. */
export const itemNames: Readonly<Record<Exclude<ItemKind, 'vital'>, string>> = {
  result: 'Test',
  problem: 'Problem',
  allergy: 'Allergy to',
  medication: 'Medicine',
  immunisation: 'Vaccination',
  procedure: 'Procedure',
  family: 'Illness',
}

export const bandWords: Readonly<Record<VitalMeaning['band'], string | null>> = {
  low: 'low',
  normal: 'normal',
  raised: 'a little high',
  high: 'high',
  danger: 'dangerous',
  unknown: null,
}

/** A value as it is read: "184/112 mmHg", "5.4 mmol/L, fasting", "No growth". */
export function amountOf({
  value,
  second,
  unit,
  text,
  isFasting,
}: Pick<HealthItem, 'value' | 'second' | 'unit' | 'text' | 'isFasting'>): string {
  if (value === undefined) return text ?? ''
  const number = second === undefined ? `${value}` : `${value}/${second}`
  return `${number}${unit ? (unit.startsWith('/') || unit === '%' ? '' : ' ') + unit : ''}${isFasting ? ', fasting' : ''}`
}

/** What stands below the name of an item: amount, reaction, who, since when, where it comes from. */
export function detailsOf(item: HealthItem): string {
  const { date, end, status, reaction, severity, relation, dosage, frequency, note, source } = item
  const days = [date && dateText(date), end && `until ${dateText(end)}`].filter(Boolean).join(' ')
  const from = source.kind === 'file' ? `from ${source.name ?? 'a file'}` : source.kind === 'chat' ? 'said in the chat' : 'written by you'
  return [
    amountOf(item),
    relation,
    reaction && `reaction: ${reaction}${severity ? ` (${severity})` : ''}`,
    dosage,
    frequency,
    days,
    status === 'past' ? 'past' : undefined,
    note,
    from,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A year or a month stays what it is; an instant is shown with its time. */
function dateText(date: string): string {
  if (date.length < 10) return date
  if (date.length === 10) return formatDate(date)
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? date : time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
