const dayHours = 24
const weekDays = 7
const monthDays = 30
const yearDays = 365

/** A length of time in days as people say it, rounded as they round it: "2 days", "3 weeks", "about half a year". */
export function spokenTime(days: number): string {
  const hours = Math.round(days * dayHours)
  if (hours < 1) return 'less than an hour'
  if (hours < dayHours) return hours === 1 ? 'an hour' : `${hours} hours`
  if (days < 2 * weekDays) return counted(Math.round(days), 'day')
  if (days < 2 * monthDays) return counted(Math.round(days / weekDays), 'week')
  if (days < 2 * yearDays) return `about ${counted(Math.round(days / monthDays), 'month')}`
  return counted(Math.round(days / yearDays), 'year')
}

function counted(number: number, unit: string): string {
  return number === 1 ? `a ${unit}` : `${number} ${unit}s`
}
