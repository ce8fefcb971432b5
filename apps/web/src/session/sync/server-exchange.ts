import { maximumDeviceRowsAtOnce } from '@dr-ai/contract/limits'
import type { KeepDeviceRowsRequest, KeepDeviceRowsResponse, ListDeviceRowsResponse } from '@dr-ai/contract/schemas/devices'
import type { RowExchange, SealedRow } from './exchange-rows.ts'

/** The calls by which sealed rows come and go. */
export interface RowCalls {
  list(query: { limit: number; before?: string | undefined }): Promise<ListDeviceRowsResponse>
  keep(body: KeepDeviceRowsRequest): Promise<KeepDeviceRowsResponse>
}

const pageSize = 200

/** The rows on the server. What was pulled once is not pulled again: the last written come first, and a page without news is the last one. */
export function createServerExchange({ list, keep }: RowCalls): RowExchange {
  const known = new Map<string, SealedRow>()
  let isWhole = false
  return {
    async pull() {
      let before: string | undefined
      do {
        const page = await list({ limit: pageSize, before })
        const news = page.rows.filter(({ id, version }) => known.get(id)?.version !== version)
        for (const row of page.rows) known.set(row.id, row)
        before = isWhole && news.length === 0 ? undefined : page.next_before
      } while (before !== undefined)
      isWhole = true
      return [...known.values()]
    },
    async push(rows) {
      const overtaken = new Set<string>()
      for (let start = 0; start < rows.length; start += maximumDeviceRowsAtOnce) {
        const answer = await keep({ rows: rows.slice(start, start + maximumDeviceRowsAtOnce) })
        for (const id of answer.overtaken) overtaken.add(id)
      }
      // A server that was set back, or a page that was missed: everything is looked at again.
      if (overtaken.size > 0) {
        known.clear()
        isWhole = false
      }
      return overtaken
    },
  }
}
