const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** A date as the patient's language writes it; N/A where there is none, the text itself where it is no date. A day without a time is that day everywhere. */
export function formatDate(date: string | null | undefined): string {
  if (!date) return 'N/A'
  const time = new Date(dayOnly.test(date) ? `${date}T00:00` : date)
  return Number.isNaN(time.getTime()) ? date : time.toLocaleDateString(undefined, { dateStyle: 'long' })
}
