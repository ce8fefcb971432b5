import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Collections } from '../records/collections.ts'
import { type Opened, type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { Place } from '../records/records.ts'
import type { Page } from './page.ts'

/** Characters after which a page ends, however few its rows are; sooner where they are large, of which each is held several times while it is read. */
const longestPage = 8_388_608
const longestPageOfLarge = 2_097_152
const largeRow = 8_192
/** Rows that are opened at once, few at first, since rows of earlier versions may be large: between them others are answered. */
const slice = { first: 10, longest: 250 } as const
/** Characters of a slice after which the next one may be twice as long. */
const smallSlice = 262_144

export interface ReadPage<Item> {
  items: Item[]
  damaged: string[]
  /** The place of the last row, where more may come before it. */
  earlier: Place | null
}

/** One page of a collection, the newest first, read slice by slice in memory that does not grow with the record. */
export async function readInSlices<Name extends keyof Collections & string, Item>(
  records: PatientRecords,
  collection: Name,
  { limit, before }: Page,
  show: (row: Opened<Collections[Name]>) => Item,
): Promise<ReadPage<Item>> {
  const items: Item[] = []
  const damaged: string[] = []
  let characters = 0
  let earlier: Place | null = before
  let rowsAtOnce: number = slice.first
  const longest = (): number => (characters > largeRow * items.length ? longestPageOfLarge : longestPage)
  while (items.length + damaged.length < limit && characters < longest()) {
    const wanted = Math.min(rowsAtOnce, limit - items.length - damaged.length)
    const rows = await records.list(collection, { limit: wanted, before: earlier })
    const { sound, damaged: broken = [] } = soundRows(rows)
    const shown = sound.map(show)
    const length = lengthOf(shown)
    items.push(...shown)
    damaged.push(...broken)
    characters += length
    if (rows.length < wanted) return { items, damaged, earlier: null }
    if (length < smallSlice) rowsAtOnce = Math.min(2 * rowsAtOnce, slice.longest)
    earlier = rows.at(-1) ?? null
    await nextTurn()
  }
  return { items, damaged, earlier }
}

/** Roughly the characters of a value as JSON, without making that text: strings are what rows are large by. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (value === null || typeof value !== 'object') return 8
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + 4 + lengthOf(each), 2)
}
