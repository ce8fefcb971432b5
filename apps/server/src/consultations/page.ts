import type { PageQuery } from '@dr-ai/contract/schemas/identifiers'
import { Failure } from '../http/failure.ts'
import type { Place } from '../records/records.ts'

/** Which rows of a list are wanted, the newest first. */
export interface Page {
  limit: number
  before: Place | null
}

const usualLimit = 100

/** @throws Failure 400 where `before` is not a name that a page of ours has given. */
export function pageOf({ before, limit }: PageQuery): Page {
  if (!before) return { limit: limit ?? usualLimit, before: null }
  const [, at, id] = /^(\d{1,16})\.(.{1,47})$/.exec(before) ?? []
  if (!at || !id) throw new Failure('invalid-input', 'before: not the name of a page.')
  return { limit: limit ?? usualLimit, before: { at: Number(at), id } }
}

export function nameOfPlace({ at, id }: Place): string {
  return `${at}.${id}`
}

/** One page of rows, and where the page before it begins (null on the last one). */
export async function readPage<Row extends Place>(
  page: Page,
  list: (page: Page) => Promise<Row[]>,
): Promise<{ rows: Row[]; earlier: Place | null }> {
  const rows = await list({ ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  return { rows: shown, earlier: rows.length > page.limit ? (shown.at(-1) ?? null) : null }
}
