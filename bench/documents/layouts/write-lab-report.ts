import type { Random } from '../../random.ts'
import type { Block, Content } from '../document-content.ts'
import { type Analyte, type Printed, printedAnalytes } from './analytes.ts'
import type { Cell, DateStyle, LabLayout } from './lab-layout.ts'
import { addDays, type Day, dayOf, printDate } from './print-date.ts'

interface Result {
  name: string
  group: Analyte['group']
  printed: Printed
  /** Newest first: of this report and of two earlier ones. */
  values: [string, string, string]
  flag: 'low' | 'normal' | 'high'
}

const birth: Day = { year: 1968, month: 5, day: 24 }
const people = ['Jane Sample', 'Oliver Testman', 'Maria Invented', 'Peter Nobody', 'Amina Fiction'] as const
const laboratories = ['Northbridge Laboratory', 'Harbour Street Pathology', 'Silverlake Diagnostics', 'St. Brannock Pathology'] as const
const rowsOnPage = 12
/** A birth of the last century is printed with all four figures of its year. */
const fullYear: Partial<Record<DateStyle, DateStyle>> = { '14 Mar 26': '14 March 2026', '3/14/26': '03/14/2026', '14/03/26': '14/03/2026' }

/** A report of invented values as this laboratory sets it, with what it truly says. */
export function writeLabReport(layout: LabLayout, random: Random): Content {
  const pageCount = layout.pages ?? 1
  const results: Result[] = []
  // No test stands twice on up to three pages.
  while (results.length < rowsOnPage * pageCount) {
    const next = Math.min(rowsOnPage * pageCount - results.length, rowsOnPage * 3)
    results.push(...random.some(printedAnalytes, next).map((analyte) => resultOf(analyte, layout, random)))
  }
  const collected = dayOf(random)
  const days = [collected, addDays(collected, -91), addDays(collected, -200)] as const
  const fill = filler(layout, random, days)
  const title = random.pick(laboratories)
  const head: Block[] = layout.head.map((text) => ({ kind: 'line', text: fill(text) }))
  const foot: Block[] = (layout.foot ?? []).map((text) => ({ kind: 'line', text: fill(text) }))
  const pages = Array.from({ length: pageCount }, (_, page): Block[] => {
    const own = results.slice(page * rowsOnPage, (page + 1) * rowsOnPage)
    return [{ kind: 'line', text: title, isBold: true }, ...head, ...tablesOf(layout, own, fill), ...foot]
  })
  return { title, pages, truth: { values: truthOf(layout, results, days), medications: [], diagnoses: [], allergies: [] } }
}

function resultOf(analyte: Analyte, layout: LabLayout, random: Random): Result {
  const [long, short] = layout.units === 'conventional' ? analyte.us : analyte.uk
  const printed = layout.units === 'conventional' ? analyte.conventional : analyte.si
  const [, low, high, decimals] = printed
  const spread = high - low
  const some = () => {
    const place = random.next()
    const raw =
      place < 0.6
        ? low + spread * (0.1 + 0.8 * random.next())
        : place < 0.82
          ? high + spread * (0.1 + 0.8 * random.next())
          : Math.max(low * 0.6, low - spread * 0.4 * random.next())
    return Math.max(raw, low === 0 ? high / 5 : 10 ** -decimals).toFixed(decimals)
  }
  const values: Result['values'] = [some(), some(), some()]
  const value = Number(values[0])
  return {
    name: layout.names === 'short' ? short : layout.names === 'capitals' ? long.toUpperCase() : long,
    group: analyte.group,
    printed,
    values,
    flag: value > high ? 'high' : value < low ? 'low' : 'normal',
  }
}

function filler({ date }: LabLayout, random: Random, days: readonly [Day, Day, Day]): (text: string) => string {
  const [collected, earlier, older] = days
  const words: Record<string, (style: DateStyle) => string> = {
    birth: (style) => printDate(birth, fullYear[style] ?? style),
    collected: (style) => printDate(collected, style),
    received: (style) => printDate(addDays(collected, 1), style),
    reported: (style) => printDate(addDays(collected, 2), style),
    printed: (style) => printDate(addDays(collected, 9), style),
    earlier: (style) => printDate(earlier, style),
    older: (style) => printDate(older, style),
  }
  const name = random.pick(people)
  const sex = name.startsWith('J') || name.startsWith('M') || name.startsWith('A') ? 'Female' : 'Male'
  const age = String(collected.year - birth.year - (collected.month < birth.month ? 1 : 0))
  return (text) => text.replace(/\{(\w+)\}/g, (_, word: string) => words[word]?.(date) ?? { name, sex, age }[word] ?? `{${word}}`)
}

function tablesOf(layout: LabLayout, results: readonly Result[], fill: (text: string) => string): Block[] {
  const widths = layout.columns.map(([, , width]) => width)
  const rules = layout.look?.rules
  const table = (rows: string[][]): Block => ({ kind: 'table', rows, widths, ...(rules && { rules }) })
  const headings = layout.columns.map(([, heading]) => fill(heading))
  const top = headings.some(Boolean) ? [headings] : []
  const rows = (of: readonly Result[], from: number) =>
    of.map((result, index) => layout.columns.map(([cell]) => cellOf(cell, layout, result, from + index + 1)))
  if (layout.groups) {
    const sorted = [...results].sort((a, b) => a.group.localeCompare(b.group))
    return [...new Set(sorted.map(({ group }) => group))].flatMap((group, index): Block[] => {
      const of = sorted.filter((result) => result.group === group)
      return [
        { kind: 'line', text: headingOf(group, layout.groups) },
        table([...(index === 0 ? top : []), ...rows(of, sorted.indexOf(of[0] as Result))]),
        ...noteOf(layout, index),
      ]
    })
  }
  if (!layout.notes) return [table([...top, ...rows(results, 0)])]
  return [0, 3, 6, 9].flatMap((from, index): Block[] => [
    table([...(index === 0 ? top : []), ...rows(results.slice(from, from + 3), from)]),
    ...noteOf(layout, index),
  ])
}

function noteOf({ notes = [] }: LabLayout, index: number): Block[] {
  const text = notes[index]
  return text === undefined ? [] : [{ kind: 'line', text }]
}

function headingOf(group: Analyte['group'], style: LabLayout['groups']): string {
  if (style === 'capitals') return group.toUpperCase()
  const plain = `${group[0]?.toUpperCase()}${group.slice(1)}`
  return style === 'with method' ? `${plain.toUpperCase()}, SERUM (Electrical impedance & VCS, CLIA)` : plain
}

const methods = ['ISE indirect', 'Enzymatic', 'C.L.I.A', 'Photometry', 'HPLC'] as const

function cellOf(cell: Cell, layout: LabLayout, { name, printed, values, flag, group }: Result, place: number): string {
  const [plainUnit, low, high, decimals] = printed
  const write = (number: string) => (layout.decimal ? number.replace('.', layout.decimal) : number)
  const unit = layout.spelt?.[plainUnit] ?? plainUnit
  const mark = flag === 'normal' ? (layout.flags.normal ?? '') : layout.flags[flag]
  const bound = (number: number) => write(number.toFixed(decimals))
  const range = (low === 0 ? layout.upTo : layout.range)
    .replace('{low}', bound(low))
    .replace('{high}', bound(high))
    .replaceAll('{unit}', unit)
  const [now, before, older] = values.map(write) as [string, string, string]
  const marked = layout.flags.normal === undefined || flag !== 'normal' ? mark : ''
  const texts: Record<Cell, string> = {
    number: String(place),
    name: (layout.nameAs?.[group === 'blood count' ? 1 : 0] ?? '{name}').replace('{name}', name).replace('{unit}', unit),
    result: now,
    unit,
    range,
    flag: mark,
    method: methods[place % methods.length] ?? '',
    specimen: group === 'blood count' ? 'Blood' : 'Serum',
    'result unit': `${now} ${unit}`,
    'result flag': marked ? `${now} ${marked}` : now,
    'result flag unit': marked ? `${now} ${marked} ${unit}` : `${now} ${unit}`,
    'range unit': range.includes(unit) ? range : `${range} ${unit}`,
    'in range': flag === 'normal' ? now : '',
    'out of range': flag === 'normal' ? '' : `${now} ${mark}`,
    earlier: before,
    older,
    bar: flag === 'normal' ? '|   ●   |' : flag === 'high' ? `|       | ${mark}` : `${mark} |       |`,
  }
  return texts[cell]
}

function truthOf(layout: LabLayout, results: readonly Result[], days: readonly [Day, Day, Day]): Content['truth']['values'] {
  const cells = layout.columns.map(([cell]) => cell)
  const hasRange = cells.some((cell) => cell.startsWith('range')) || cells.includes('out of range')
  const shown = [0, ...(cells.includes('earlier') ? [1] : []), ...(cells.includes('older') ? [2] : [])]
  return results.flatMap(({ name, printed: [unit, low, high], values }) =>
    shown.map((place) => {
      const value = values[place] ?? ''
      const flag: 'low' | 'normal' | 'high' = Number(value) > high ? 'high' : Number(value) < low ? 'low' : 'normal'
      return {
        name,
        code: null,
        value,
        unit: layout.spelt?.[unit] ?? unit,
        date: printDate(days[place] ?? days[0], '2026-03-14'),
        ...(hasRange && { flag }),
      }
    }),
  )
}
