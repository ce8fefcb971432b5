/** How one laboratory sets its report. A layout is data: `write-lab-report.ts` fills it with values. */
export type Country = 'US' | 'UK' | 'IE' | 'AU' | 'NZ' | 'IN' | 'ZA' | 'CA'

export type Cell =
  | 'number'
  | 'name'
  | 'result'
  | 'unit'
  | 'range'
  | 'flag'
  | 'method'
  | 'specimen'
  /** The result with its unit, with its flag, or with both, in one cell. */
  | 'result unit'
  | 'result flag'
  | 'result flag unit'
  | 'range unit'
  /** The result in one of two columns, by whether it lies in the range. */
  | 'in range'
  | 'out of range'
  /** Earlier results: one sample ago, two samples ago. */
  | 'earlier'
  | 'older'
  /** A mark beyond which side of the range it lies, as pictured bars print it. */
  | 'bar'

export interface LabLayout {
  id: string
  country: Country
  units: 'conventional' | 'si'
  names: 'long' | 'short' | 'capitals'
  /** What stands around the name of a test of serum, and of a blood count; {name} and {unit} are filled in. */
  nameAs?: readonly [serum: string, bloodCount: string]
  /** Left to right: what stands there, its heading, its share of the width. */
  columns: readonly (readonly [cell: Cell, heading: string, width: number])[]
  date: DateStyle
  /** Lines above the table; {name}, {birth}, {age}, {sex}, {collected}, {received}, {reported}, {printed} are filled in; tabs part cells. */
  head: readonly string[]
  flags: { high: string; low: string; normal?: string }
  /** {low}, {high} and {unit} are filled in. */
  range: string
  upTo: string
  /** How headings of groups are written, where the report has them. */
  groups?: 'capitals' | 'plain' | 'with method'
  /** Lines behind every third row: methods and comments, with numbers. */
  notes?: readonly string[]
  foot?: readonly string[]
  decimal?: ','
  /** Spellings of units that differ from the usual ones. */
  spelt?: Readonly<Record<string, string>>
  pages?: number
  look?: { rules?: 'grid' | 'header' | 'zebra'; serif?: boolean; size?: number; mono?: boolean }
}

export type DateStyle =
  | '03/14/2026'
  | '3/14/26'
  | '14/03/2026'
  | '14/03/26'
  | '2026-03-14'
  | '14 March 2026'
  | 'March 14, 2026'
  | '14-Mar-2026'
  | '14.03.2026'
  | '14 Mar 26'
