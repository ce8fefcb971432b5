const format = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** A time of day as people here write it, the same on every screen: "8:00 AM", "20:05". Newer browsers part the two with a space that some fonts lack. */
export const clockText = (at: Date | number): string => format.format(at).replaceAll('\u202f', ' ')

/** The same for a time of no certain day, "20:05". */
export function clockTextOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockText(new Date(2000, 0, 1, hours, minutes))
}
