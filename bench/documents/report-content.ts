import { type Analyte, allergies, analytes, diagnoses, laboratories, medicines, monthNames, people } from './invented-words.ts'
import type { Random } from './random.ts'

/** What a document truly holds; `truth.json` is a list of these. */
export interface DocumentTruth {
  file: string
  /** Read as text, or as a picture of text. */
  kind: 'text' | 'scan'
  pages: number
  values: { name: string; code: string | null; value: string; unit: string | null; date: string | null }[]
  medications: { name: string; strength: string }[]
  diagnoses: string[]
  allergies: string[]
}

/** A document as rows of cells, to be drawn or written in any format. */
export interface Content {
  title: string
  /** Lines above, tables and lines below, page by page. */
  pages: Block[][]
  truth: Omit<DocumentTruth, 'file' | 'kind' | 'pages'>
}

export type Block = { kind: 'line'; text: string; isBold?: boolean } | { kind: 'table'; rows: string[][] }

export type Layout = 'table' | 'table-flag-first' | 'range-before-result' | 'colon' | 'prose' | 'two-dates' | 'comma'

interface Day {
  iso: string
  day: number
  month: number
  year: number
}

function someDay(random: Random): Day {
  const day = 13 + Math.floor(random.next() * 15)
  const month = 1 + Math.floor(random.next() * 9)
  const year = random.pick([2025, 2026])
  return { iso: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, day, month, year }
}

function printDay({ iso, day, month, year }: Day, shape: number): string {
  const name = monthNames[month - 1] ?? ''
  return (
    [
      iso,
      `${day} ${name} ${year}`,
      `${name} ${day}, ${year}`,
      `${day}/${String(month).padStart(2, '0')}/${year}`,
      `${day}-${name.slice(0, 3)}-${year}`,
    ][shape % 5] ?? iso
  )
}

interface Row {
  name: string
  code: string
  value: string
  unit: string
  range: string
  flag: string
}

function someRow(analyte: Analyte, random: Random, mark: '.' | ','): Row {
  const [unit, low, high, decimals] = random.pick(analyte.units)
  const spread = high - low
  const place = random.next()
  const raw =
    place < 0.6
      ? low + spread * (0.1 + 0.8 * random.next())
      : place < 0.82
        ? high + spread * (0.1 + random.next())
        : Math.max(low * 0.5, low - spread * 0.5 * random.next())
  const value = Math.max(raw, 10 ** -decimals).toFixed(decimals)
  const number = Number(value)
  const write = (text: string) => text.replace('.', mark)
  const bound = (each: number) => write(each.toFixed(decimals))
  return {
    name: random.pick(analyte.names),
    code: analyte.code,
    value: write(value),
    unit,
    range: low === 0 ? `< ${bound(high)}` : `${bound(low)} - ${bound(high)}`,
    flag: number > high ? 'H' : number < low && low > 0 ? 'L' : '',
  }
}

/** An invented laboratory report. */
export function labReport(random: Random, layout: Layout, count: number, pageCount = 1): Content {
  const day = someDay(random)
  // Long dates do not fit above narrow columns.
  const shape = layout === 'two-dates' ? random.pick([0, 3, 4]) : Math.floor(random.next() * 5)
  const mark = layout === 'comma' ? ',' : '.'
  const title = random.pick(laboratories)
  const head: Block[] = [
    { kind: 'line', text: title, isBold: true },
    {
      kind: 'line',
      text: `Patient: ${random.pick(people)}    Date of birth: ${printDay({ iso: '1968-05-24', day: 24, month: 5, year: 1968 }, shape)}`,
    },
    { kind: 'line', text: `Collected: ${printDay(day, shape)}` },
  ]
  const truth: Content['truth'] = { values: [], medications: [], diagnoses: [], allergies: [] }
  const pages = Array.from({ length: pageCount }, (_, page) => {
    const rows = random.some(analytes, count).map((analyte) => someRow(analyte, random, mark))
    const other = { ...day, year: day.year - 1, iso: `${day.year - 1}${day.iso.slice(4)}` }
    const older =
      layout === 'two-dates'
        ? rows.map(({ code }) => someRow(analytes.find((each) => each.code === code) ?? (analytes[0] as Analyte), random, mark))
        : []
    for (const [index, { name, code, value, unit }] of rows.entries()) {
      const fact = { name, code, unit: unit || null }
      truth.values.push({ ...fact, value: value.replace(',', '.'), date: day.iso })
      const before = older[index]
      if (before) {
        before.value = sameUnit(before, rows[index] as Row) ? before.value : value
        truth.values.push({ ...fact, value: before.value.replace(',', '.'), date: other.iso })
      }
    }
    const blocks: Block[] = [
      ...(page === 0 ? head : [{ kind: 'line', text: `${title}, page ${page + 1}` } as Block]),
      ...bodyOf(layout, rows, older, day, other, shape),
    ]
    return [...blocks, { kind: 'line', text: 'Results are for the treating doctor.' } as Block]
  })
  return { title, pages, truth }
}

const sameUnit = (a: Row, b: Row): boolean => a.unit === b.unit && a.range === b.range

function bodyOf(layout: Layout, rows: readonly Row[], older: readonly Row[], day: Day, before: Day, shape: number): Block[] {
  switch (layout) {
    case 'table':
    case 'comma':
      return [
        {
          kind: 'table',
          rows: [
            ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
            ...rows.map(({ name, value, unit, range, flag }) => [name, value, unit, range, flag]),
          ],
        },
      ]
    case 'table-flag-first':
      return [
        {
          kind: 'table',
          rows: [
            ['Investigation', 'Flag', 'Value', 'Units', 'Normal range'],
            ...rows.map(({ name, value, unit, range, flag }) => [name, flag, value, unit, range]),
          ],
        },
      ]
    case 'range-before-result':
      return [
        {
          kind: 'table',
          rows: [['Component', 'Reference', 'Unit', 'Result'], ...rows.map(({ name, value, unit, range }) => [name, range, unit, value])],
        },
      ]
    case 'colon':
      return rows.map(({ name, value, unit, range }) => ({ kind: 'line', text: `${name}: ${value}${unit ? ` ${unit}` : ''} (${range})` }))
    case 'prose':
      return rows.map(({ name, value, unit }) => ({
        kind: 'line',
        text: `The ${name} was ${value}${unit ? ` ${unit}` : ''} on ${printDay(day, shape)}.`,
      }))
    case 'two-dates':
      return [
        {
          kind: 'table',
          rows: [
            ['Test', 'Unit', printDay(before, shape), printDay(day, shape), 'Reference range'],
            ...rows.map(({ name, value, unit, range }, index) => [name, unit, older[index]?.value ?? value, value, range]),
          ],
        },
      ]
  }
}

/** An invented discharge letter with diagnoses, allergies and medicines. */
export function dischargeLetter(random: Random): Content {
  const day = someDay(random)
  const found = random.some(diagnoses, 3)
  const allergic = random.some(allergies, 2)
  const taken = random.some(medicines, 4)
  const title = 'St. Brannock Hospital'
  const lines = [
    `Patient: ${random.pick(people)}`,
    `Date of discharge: ${printDay(day, 1)}`,
    'Discharge diagnoses:',
    ...found.map((name) => `- ${name}`),
    `Allergies: ${allergic.join(', ')}`,
    'Medications on discharge:',
    ...taken.map(([name, strength, how], index) => `${index + 1}. ${name} ${strength}, ${how}`),
    'Follow-up:',
    'Please see your GP in two weeks for a repeat blood test.',
    'Consultant: Dr Ellen Marlow',
  ]
  return {
    title,
    pages: [[{ kind: 'line', text: title, isBold: true }, ...lines.map((text): Block => ({ kind: 'line', text }))]],
    truth: {
      values: [],
      medications: taken.map(([name, strength]) => ({ name, strength })),
      diagnoses: [...found],
      allergies: [...allergic],
    },
  }
}
