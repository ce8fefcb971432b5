import { maximumHistoryEntryBytes } from '@dr-ai/contract/limits'
import { isReady, type Launched, launch, newFolder } from './launch.ts'
import { newSecret, send } from './patients.ts'
import { residentOf, restingMemory } from './resident-memory.ts'

const megabyte = 1_048_576
/** Calls at once, as pages of several tabs. */
const atOnce = 4

export interface BigHistoryFigures {
  /** Megabytes of the patient's entries, and how many there are. */
  megabytes: number
  entries: number
  /** Megabytes above idle that the server held at most while the whole history was read, and while several tabs read it at once. */
  heldAbove: number
  heldAboveBySeveral: number
  /** Milliseconds that a look at the server's health took at worst meanwhile. */
  othersWorst: number
  read: number
}

/** A patient with a history of so many megabytes, read whole, page by page. */
export async function measureBigHistory(megabytes: number): Promise<BigHistoryFigures> {
  const folder = newFolder()
  const headers = { authorization: `Bearer ${newSecret()}` }
  const measurements = { trace: 'a'.repeat(maximumHistoryEntryBytes - 300) }
  const entries = Math.ceil((megabytes * megabyte) / maximumHistoryEntryBytes)
  let server = await launch('server', folder)
  await isReady(server)
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < entries) {
        next += 1
        await addEntry(server, headers, { diagnosis: `Flu ${next}`, measurements })
      }
    }),
  )
  await server.end()
  // A server that has not written them, so that what it holds is what it reads.
  server = await launch('server', folder)
  try {
    await isReady(server)
    await readWhole(server, headers, 2)
    const idle = await restingMemory(server)
    const one = await watchReading(server, headers, 1)
    const several = await watchReading(server, headers, atOnce)
    return {
      megabytes,
      entries,
      read: Math.min(one.read, several.read),
      heldAbove: one.most - idle,
      heldAboveBySeveral: several.most - idle,
      othersWorst: Math.max(one.othersWorst, several.othersWorst),
    }
  } finally {
    await server.end()
  }
}

/** Reads the whole history so many times at once. Out: how many entries there were, megabytes held at most, and how long others waited. */
async function watchReading(server: Launched, headers: Record<string, string>, readers: number) {
  let [most, othersWorst, isOver] = [0, 0, false]
  const watching = (async () => {
    while (!isOver) {
      othersWorst = Math.max(othersWorst, (await send(`${server.address}/healthz`, { method: 'GET' })).took)
      most = Math.max(most, residentOf(server))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const read = await Promise.all(Array.from({ length: readers }, () => readWhole(server, headers, Number.POSITIVE_INFINITY)))
  isOver = true
  await watching
  return { most, othersWorst, read: Math.min(...read) }
}

async function addEntry(server: Launched, headers: Record<string, string>, diagnosis: object): Promise<void> {
  for (;;) {
    const { status, body } = await send(`${server.address}/api/history/add`, { headers, body: { diagnosis } })
    if (status === 200) return
    if (status !== 429) throw new Error(`an entry was answered ${status}: ${body.slice(0, 200)}`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

/** Follows the pages to the end, or so many. Out: how many entries there were. */
async function readWhole(server: Launched, headers: Record<string, string>, pages: number): Promise<number> {
  let [count, before] = [0, '']
  for (let at = 0; at < pages; at++) {
    const { status, body } = await send(`${server.address}/api/history${before && `?before=${encodeURIComponent(before)}`}`, {
      method: 'GET',
      headers,
    })
    if (status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      continue
    }
    if (status !== 200) throw new Error(`a page of the history was answered ${status}`)
    const { history, next_before } = JSON.parse(body) as { history: unknown[]; next_before?: string }
    count += history.length
    if (next_before === undefined) break
    before = next_before
  }
  return count
}
