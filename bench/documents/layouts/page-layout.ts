import type { Block } from '../document-content.ts'

/** A report or letter as it was typed, page by page, with what it truly says written beside it. */
export interface PageLayout {
  id: string
  country: string
  pages: readonly (readonly Block[])[]
  values?: readonly TypedValue[]
  medications?: readonly (readonly [name: string, strength: string])[]
  allergies?: readonly string[]
  diagnoses?: readonly string[]
  procedures?: readonly string[]
  immunisations?: readonly (readonly [name: string, date: string])[]
  size?: number
}

/** No flag: the page gives neither a range nor a mark. */
export type TypedValue = readonly [name: string, value: string, unit: string, flag: 'low' | 'normal' | 'high' | null, date: string]

/** Lines of a page; the first may be bold. */
export const linesOf = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line): Block => ({ kind: 'line', text: line.replaceAll(' | ', '\t') }))

/** Rows of a table, cells parted by bars. */
export const tableOf = (widths: readonly number[], text: string, rules?: 'grid' | 'header' | 'zebra'): Block => ({
  kind: 'table',
  widths,
  rows: text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim())),
  ...(rules && { rules }),
})

/** One date for many values. */
export const on = (date: string, values: readonly (readonly [string, string, string, TypedValue[3]])[]): TypedValue[] =>
  values.map(([name, value, unit, flag]) => [name, value, unit, flag, date])
