import type { ReadRecords } from '@dr-ai/clinic/exchange/read-item'

/** What was read in one file, or in one part of an archive. */
export interface Found extends ReadRecords {
  format: string
  /** Where it lay in the archive. */
  name?: string
  /** Of Google Fit: put together out of the other files of the export. */
  isMerged?: boolean
}

/** Google Fit's own tables of days; the one named after the folder says what those named after days say. */
const ofDays = /(?:^|\/)Daily activity metrics\//i
const ofOneDay = /\/\d{4}-\d{2}-\d{2}\.csv$/

/**
 * Google's takeout says everything several times: as each source wrote it, merged, and by days. Kept are the merged files; where there are none,
 * the table of days; and where there is none of these either, all that is there.
 */
export function withoutRepeats(found: readonly Found[]): Found[] {
  const rest = found.filter(({ name = '' }) => !(ofDays.test(name) && ofOneDay.test(name)))
  const fit = rest.filter(({ format }) => format === 'Google Fit')
  const merged = fit.filter(({ isMerged, items }) => isMerged && items.length > 0)
  const days = rest.filter(({ name = '', items }) => ofDays.test(name) && items.length > 0)
  const left = new Set(merged.length > 0 ? merged : days.length > 0 ? days : fit)
  return rest.filter((each) => left.has(each) || !(each.format === 'Google Fit' || ofDays.test(each.name ?? '')))
}
