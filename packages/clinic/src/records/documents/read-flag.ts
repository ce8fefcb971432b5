export type LabFlag = 'low' | 'normal' | 'high' | 'abnormal'

const words: readonly (readonly [LabFlag, RegExp])[] = [
  [
    'high',
    /^(?:\(?\[?(?:H{1,2}|HI|high|raised|elevated|(?:is )?above (?:the )?(?:(?:high|upper|reference|normal)[ -]?)*(?:limit|range|interval)?|above|critical(?:ly)? high|very high|abnormal(?:ly)? \(?high\)?|HC|CH|out(?:side)?(?: of)? (?:the )?(?:reference )?range \(?high\)*)\*{0,2}\]?\)?|[↑▲⬆]+|\+{2,3})$/i,
  ],
  [
    'low',
    /^(?:\(?\[?(?:L{1,2}|LO|low|reduced|decreased|(?:is )?below (?:the )?(?:(?:low|lower|reference|normal)[ -]?)*(?:limit|range|interval)?|below|critical(?:ly)? low|very low|abnormal(?:ly)? \(?low\)?|LC|CL|out(?:side)?(?: of)? (?:the )?(?:reference )?range \(?low\)*)\*{0,2}\]?\)?|[↓▼⬇]+)$/i,
  ],
  [
    'normal',
    /^\(?(?:N|normal|within (?:range|limits|normal limits)|in range|WNL|ok|satisfactory|within (?:the )?reference (?:range|limits|interval))\)?$/i,
  ],
  [
    'abnormal',
    /^\(?(?:A{1,2}|abn(?:ormal)?|\*{1,3}|out of range|outside (?:the )?(?:reference )?(?:range|limits)|critical|borderline|panic|!)\)?$/i,
  ],
]

/** Words of a mark that stand before the result in one cell: "Out of range (high) 31 mg/dL". */
export const flagBeforeResult =
  /^(?:out(?:side)?(?: of)? (?:the )?range(?: \((?:high|low)\)+)?|(?:in|within) (?:the )?range)(?=\s+[<>]?\d)/i

/** The mark that a laboratory prints beside a value that is out of range; null where the text is none. */
export function readFlag(text: string): LabFlag | null {
  const trimmed = text.trim()
  return words.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? null
}

const negative =
  /^\(?(?:neg(?:ative)?|nil|absent|none(?: seen)?|not (?:detected|seen|present)|non[- ]?reactive|no growth|no (?:mps?|(?:malaria )?parasites?) seen)\)?$/i
const positive =
  /^(?:pos(?:itive)?|detected|reactive|present|seen|(?:mps?|(?:malaria )?parasites?) seen(?: \+{1,4})?|trace|(?:[1-4] ?)?\+{1,4})$/i

/** What a result in words is where the report says that it should be negative; null where it says nothing of the kind. */
export function flagOfWords(result: string, others: readonly string[]): LabFlag | null {
  if (!others.some((text) => negative.test(text.trim()))) return null
  return positive.test(result) ? 'abnormal' : negative.test(result) ? 'normal' : null
}

/** What a value is against a range; null where a comparison sign leaves it open. */
export function flagAgainst(value: { text: string; value: number }, range: { low: number | null; high: number | null }): LabFlag | null {
  const isBelow = /^[<≤]/.test(value.text)
  const isAbove = /^[>≥]/.test(value.text)
  // Nothing that is measured is less than nothing: below a bound within "0 - 5" is within it.
  const isOpenBelow = range.low === null || range.low <= 0
  if (isBelow) return isOpenBelow ? ((range.high ?? 0) >= value.value ? 'normal' : null) : value.value <= (range.low ?? 0) ? 'low' : null
  if (isAbove)
    return range.high !== null && value.value >= range.high
      ? 'high'
      : range.high === null && (range.low ?? 0) <= value.value
        ? 'normal'
        : null
  if (range.low !== null && value.value < range.low) return 'low'
  if (range.high !== null && value.value > range.high) return 'high'
  return 'normal'
}
