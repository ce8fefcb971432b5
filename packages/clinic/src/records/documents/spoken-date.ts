const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** "2026-03-03" as it is said: "3 March 2026". A month alone stays one. */
export function spokenDate(date: string): string {
  const [year = '', month = '', day] = date.split('-')
  return [day ? String(Number(day)) : '', months[Number(month) - 1] ?? '', year].filter(Boolean).join(' ')
}
