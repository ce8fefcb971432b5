import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The benches that give figures; each has a file of that name in docs/figures. */
export const benches = [
  'clinic',
  'documents',
  'house',
  'listening',
  'medications',
  'models',
  'mutation',
  'records',
  'senses',
  'server',
  'web',
] as const
export type Bench = (typeof benches)[number]

/** One figure, and the day on which a bench gave it. */
export interface Figure {
  value: number
  on: string
}

/** The figures of one bench by their names. */
export type FiguresOfBench = Readonly<Record<string, Figure>>

/** Every committed figure; null for a bench that has given none. */
export type FigureBook = Readonly<Partial<Record<Bench, FiguresOfBench>>>

/** A share's counts stay right with so many decimals. */
const decimals = 100_000

/** The bench that wrote a file of figures, by how the file is called: `listening.json`, `listening-harmless.json`. @throws {Error} for another name */
export function benchOf(file: string): Bench {
  const name = basename(file).split(/[.-]/)[0]
  const bench = benches.find((each) => each === name)
  if (bench === undefined)
    throw new Error(`${file}: call the file after its bench, such as clinic.json (${benches.join(', ')}); more may follow after a hyphen`)
  return bench
}

/** All figures that are committed. In: the folder docs/figures. */
export function readFigures(folder: string): FigureBook {
  return Object.fromEntries(
    benches.flatMap((bench) => {
      const file = join(folder, `${bench}.json`)
      return existsSync(file) ? [[bench, JSON.parse(readFileSync(file, 'utf8')) as FiguresOfBench]] : []
    }),
  )
}

/** What was committed, with what a bench has just given in its place; what it gave that is no number is left out. */
export function withNewFigures(before: FiguresOfBench, given: Readonly<Record<string, unknown>>, day: string): FiguresOfBench {
  const newer = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'number' && Number.isFinite(value)
      ? [[name, { value: Math.round(value * decimals) / decimals, on: day }] as const]
      : [],
  )
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(newer) }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Writes the figures of one bench, one a line. */
export function writeFigures(folder: string, bench: Bench, figures: FiguresOfBench): void {
  const lines = Object.entries(figures).map(([name, { value, on }]) => `  "${name}": { "value": ${value}, "on": "${on}" }`)
  writeFileSync(join(folder, `${bench}.json`), `{\n${lines.join(',\n')}\n}\n`)
}
