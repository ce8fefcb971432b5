import type { ReadItem } from '@dr-ai/clinic/exchange/read-item'

/** A file with what must be read in it: for each expected item the fields that must be so. */
export interface ExpectedFile {
  name: string
  bytes: Buffer
  items: readonly Partial<ReadItem>[]
}

/** Expected items that were not read so, and read items that nobody expects, in words. */
export function differencesOf({ items: expected }: ExpectedFile, read: readonly ReadItem[]): string[] {
  const left = [...read]
  const missing = expected.filter((wanted) => {
    const place = left.findIndex((item) =>
      Object.entries(wanted).every(([field, value]) => JSON.stringify(item[field as keyof ReadItem]) === JSON.stringify(value)),
    )
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
  return [...missing.map((item) => `missing: ${JSON.stringify(item)}`), ...left.map((item) => `unexpected: ${JSON.stringify(item)}`)]
}

/** Whether a read value stands in another unit than the file has it in. */
export function wrongUnits({ items: expected }: ExpectedFile, read: readonly ReadItem[]): number {
  return expected.filter(({ name, value, unit, date }) => {
    if (value === undefined || unit === undefined) return false
    return read.some(
      (item) =>
        item.name === name &&
        item.date === date &&
        (item.value !== value || item.unit !== unit) &&
        !expected.some((other) => other.value === item.value && other.unit === item.unit),
    )
  }).length
}
