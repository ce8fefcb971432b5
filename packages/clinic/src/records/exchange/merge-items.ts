import type { ItemKind, StoredItem } from '@dr-ai/contract/schemas/health-items'
import type { ReadItem } from './read-item.ts'

/** What is known of an item against which a new one is held. */
export type KnownItem = ReadItem & Partial<Pick<StoredItem, 'review'>>

export interface Merged {
  /** What the record does not hold yet; `conflict` says what in it speaks against an item. */
  items: (ReadItem & { conflict?: string })[]
  /** How many were in the record, or twice in the file. */
  duplicates: number
}

/** Lists in which a thing stands once, whenever it was written down; the others hold one entry a time it happened. */
const once: ReadonlySet<ItemKind> = new Set(['problem', 'allergy', 'medication', 'family'])

/**
 * Holds what a file says against what the record has: what is there already is dropped, what contradicts it is marked, and
 * nothing of the record is changed.
 */
export function mergeItems(known: readonly KnownItem[], read: readonly ReadItem[]): Merged {
  const index = new Map<string, KnownItem>()
  const remember = (item: KnownItem) => {
    for (const key of keysOf(item)) if (!index.has(key)) index.set(key, item)
  }
  known.forEach(remember)
  const items: Merged['items'] = []
  let duplicates = 0
  for (const item of read) {
    const same = keysOf(item)
      .map((key) => index.get(key))
      .find((each) => each !== undefined)
    const conflict = same && conflictOf(same, item)
    if (same && conflict === null) {
      duplicates++
      continue
    }
    items.push(conflict ? { ...item, conflict } : item)
    remember(item)
  }
  return { items, duplicates }
}

/** What an item is found again by: its name, and each of its codes; of what happens at a time, with the day or the moment. */
function keysOf(item: ReadItem): string[] {
  const { kind, measure, date = '', codes = [] } = item
  const relation = kind === 'family' ? `|${(item.relation ?? '').toLowerCase()}` : ''
  if (kind === 'vital') return [`vital|${measure}|${date.slice(0, 16)}|${measure === 'period' ? '' : sizeOf(item)}`]
  const time = once.has(kind) ? '' : `|${date.slice(0, kind === 'result' ? 16 : 10)}`
  const names = [nameKey(kind, item.name), ...codes.map(({ system, code }) => `${system} ${code}`)]
  return names.map((name) => `${kind}|${name}${time}${relation}`)
}

/** Two values of one moment are two values: a meter that is pressed twice. In another unit they are told by their own number. */
const sizeOf = ({ value, second, unit }: ReadItem): string => `${value ?? ''}/${second ?? ''} ${unit ?? ''}`

/** Names that differ only in how they are written are one; a medicine is told by its name without its strength. */
function nameKey(kind: ItemKind, name: string): string {
  const plain = name.toLowerCase().replace(/\((?:disorder|finding|situation|procedure|substance|product)\)/g, ' ')
  const bare = kind === 'medication' ? plain.replace(/\b\d[\d.,]*\s*(?:mg|mcg|ug|g|ml|units?|iu|%|meq)\b.*$/g, ' ') : plain
  return bare.replace(/[^\p{L}\p{N}%]+/gu, ' ').trim()
}

/** What speaks against an item in one that is the same thing, in a sentence; null where they agree. */
function conflictOf(known: KnownItem, read: ReadItem): string | null {
  const whose = known.review === 'proposed' ? 'Another file says' : 'Your record says'
  const [was, is] = [statusWord(known), statusWord(read)]
  switch (read.kind) {
    case 'problem':
    case 'allergy':
      return known.status && read.status && known.status !== read.status ? `${whose} ${known.name}: ${was}. This file says: ${is}.` : null
    case 'medication': {
      const [before, now] = [strengthOf(known), strengthOf(read)]
      if (before !== null && now !== null && before !== now) return `${whose} ${known.name} ${before}. This file says ${now}.`
      return known.status && read.status && known.status !== read.status ? `${whose} ${known.name}: ${was}. This file says: ${is}.` : null
    }
    case 'result': {
      if (!read.date || valueText(known) === valueText(read)) return null
      return `${whose} ${known.name} ${valueText(known)} at the same time. This file says ${valueText(read)}.`
    }
    default:
      return null
  }
}

const statusWord = ({ kind, status }: ReadItem): string =>
  status === 'past' ? (kind === 'medication' ? 'no longer taken' : 'over') : kind === 'medication' ? 'taken now' : 'there now'
const valueText = ({ value, text, unit }: ReadItem): string => (value === undefined ? (text ?? '') : `${value}${unit ? ` ${unit}` : ''}`)

/** The first strength that dosage or name speak of: "10 mg"; null where they speak of none. */
function strengthOf({ dosage, name }: ReadItem): string | null {
  for (const text of [dosage ?? '', name]) {
    const [, amount, unit] = /(\d[\d.,]*)\s*(mg|mcg|ug|µg|g|ml|units?|iu)\b/i.exec(text) ?? []
    if (amount && unit) return `${Number(amount.replace(',', '.'))} ${unit.toLowerCase()}`
  }
  return null
}
