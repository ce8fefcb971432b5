import { hostileMessage } from '../../apps/server/src/testing/hostile-messages.ts'
import { isReady, launch, newFolder } from './launch.ts'
import { newSecret, patientOf, quantile, send } from './patients.ts'

const others = 4
/** Turns of the others before the attack, to compare with. */
const turnsBefore = 200

export interface StallFigures {
  /** Milliseconds that a look at the server's health took at worst while it was attacked. */
  worst: number
  /** The others' 99th percentile during the attack over that before. */
  othersRatio: number
  /** Milliseconds of the slowest hostile message, and how many were cut off as too hard to read. */
  slowestTurn: number
  cutOff: number
}

/** One patient sends hostile messages one after another while others speak as people do. */
export async function measureStall(messages: number): Promise<StallFigures> {
  const server = await launch('server', newFolder())
  try {
    await isReady(server)
    const speakers = Array.from({ length: others }, () => patientOf(server.address))
    const before = (
      await Promise.all(
        speakers.map(async (each) => {
          const took: number[] = []
          for (let turn = 0; turn < turnsBefore / others; turn++) took.push(await each.speak())
          return took
        }),
      )
    ).flat()
    let isOver = false
    const during: number[] = []
    const waits: number[] = []
    const attack = async (): Promise<{ slowest: number; cutOff: number }> => {
      const headers = { authorization: `Bearer ${newSecret()}` }
      let [slowest, cutOff] = [0, 0]
      for (let number = 0; number < messages; number++) {
        const body = { message: hostileMessage(number), new_consultation: number % 3 === 0 }
        const { status, took } = await send(`${server.address}/api/chat`, { headers, body })
        if (status !== 200 && status !== 400 && status !== 422) throw new Error(`a hostile message was answered ${status}`)
        slowest = Math.max(slowest, took)
        if (status === 422) cutOff += 1
      }
      isOver = true
      return { slowest, cutOff }
    }
    const watching = (async () => {
      while (!isOver) waits.push((await send(`${server.address}/healthz`, { method: 'GET' })).took)
    })()
    const speaking = speakers.map(async (each) => {
      while (!isOver) during.push(await each.speak())
    })
    const { slowest, cutOff } = await attack()
    await Promise.all([watching, ...speaking])
    return {
      worst: Math.max(...waits),
      othersRatio: quantile(during, 0.99) / quantile(before, 0.99),
      slowestTurn: slowest,
      cutOff,
    }
  } finally {
    await server.end()
  }
}
