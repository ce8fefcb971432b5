import type { KeepDeviceRowsRequest } from '@dr-ai/contract/schemas/devices'
import type { Browser } from './create-browser.ts'

interface KeptRow {
  id: string
  version: number
  sealed: string
}

/** A server's rows of devices, for several browsers: what it keeps for each secret, the last written first, and calls that get lost. */
export function createDeviceServer(random: () => number = () => 1) {
  const kept = new Map<string, KeptRow[]>()
  const rowsOf = (secret: string | null | undefined) => kept.get(secret ?? '') ?? []
  const lose = (what: string) => {
    if (random() < 0.1) throw new Error(`${what} was lost`)
  }
  return {
    kept,
    connect(browser: Browser) {
      browser.answers.listDeviceRows = ({ secret, query }) => {
        lose('the call')
        const start = Number(query?.before ?? 0)
        const end = start + Number(query?.limit)
        const all = rowsOf(secret)
        return { rows: all.slice(start, end), ...(end < all.length && { next_before: String(end) }) }
      }
      browser.answers.keepDeviceRows = ({ secret, body }) => {
        lose('the call')
        const overtaken: string[] = []
        for (const row of (body as KeepDeviceRowsRequest).rows) {
          const there = rowsOf(secret).find(({ id }) => id === row.id)
          if ((there?.version ?? 0) !== row.version) overtaken.push(row.id)
          else kept.set(secret ?? '', [{ ...row, version: row.version + 1 }, ...rowsOf(secret).filter((each) => each !== there)])
        }
        lose('the answer')
        return { kept: [], overtaken }
      }
    },
  }
}
