import { hostileMessage } from '../../apps/server/src/testing/hostile-messages.ts'
import { type AttackPart, type KeptParts, missingRanges } from './kept-parts.ts'
import { isReady, launch, newFolder } from './launch.ts'
import { newSecret, patientOf, type Speaker, send } from './patients.ts'
import { countOf, joinTallies, quantileOf, tallyOf } from './tally.ts'

const others = 4
/** Turns of the others before each part of the attack, to compare with. */
const turnsBefore = 200
/** Hostile messages of a part. */
const partLength = 300

export interface StallFigures {
  messages: number
  /** Turns that the others had meanwhile. */
  othersTurns: number
  /** Milliseconds that a look at the server's health took at worst while it was attacked. */
  worst: number
  /** The others' 99th percentile during the attack over that before. */
  othersRatio: number
  /** Milliseconds of the slowest hostile message, and how many were cut off as too hard to read. */
  slowestTurn: number
  cutOff: number
}

/** One patient sends the hostile messages below a number one after another while others speak as people do. Parts that are kept already are not sent again. */
export async function measureStall(end: number, parts: KeptParts, tell: (progress: string) => void): Promise<StallFigures> {
  const ranges = missingRanges(parts.attack, 0, end, partLength)
  if (ranges.length > 0) {
    const server = await launch('server', newFolder())
    try {
      await isReady(server)
      const speakers = Array.from({ length: others }, () => patientOf(server.address))
      for (const range of ranges) {
        parts.attack.push(await attack(server.address, speakers, range))
        parts.keep()
        const { messages, worst, othersRatio } = figuresOf(parts.attack)
        tell(`${messages} of ${end} sent; others' p99 ${othersRatio.toFixed(2)} times, slowest look at its health ${worst.toFixed(0)} ms`)
      }
    } finally {
      await server.end()
    }
  }
  return figuresOf(parts.attack)
}

async function attack(address: string, speakers: readonly Speaker[], [from, to]: readonly [number, number]): Promise<AttackPart> {
  const before = await Promise.all(
    speakers.map(async (each) => {
      const took: number[] = []
      for (let turn = 0; turn < turnsBefore / others; turn++) took.push(await each.speak())
      return took
    }),
  )
  const during: number[] = []
  const part = { waited: 0, slowest: 0, cutOff: 0 }
  let isOver = false
  const watching = async (): Promise<void> => {
    while (!isOver) part.waited = Math.max(part.waited, (await send(`${address}/healthz`, { method: 'GET' })).took)
  }
  const speaking = speakers.map(async (each) => {
    while (!isOver) during.push(await each.speak())
  })
  const attacking = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${newSecret()}` }
    for (let number = from; number < to; number++) {
      const body = { message: hostileMessage(number), new_consultation: number === from || number % 3 === 0 }
      const { status, took } = await send(`${address}/api/chat`, { headers, body })
      if (status !== 200 && status !== 400 && status !== 422) throw new Error(`hostile message ${number} was answered ${status}`)
      part.slowest = Math.max(part.slowest, took)
      if (status === 422) part.cutOff += 1
    }
  }
  await Promise.all([attacking().finally(() => (isOver = true)), watching(), ...speaking])
  return { from, to, before: tallyOf(before.flat()), during: tallyOf(during), ...part }
}

function figuresOf(parts: readonly AttackPart[]): StallFigures {
  const [before, during] = [joinTallies(parts.map((part) => part.before)), joinTallies(parts.map((part) => part.during))]
  return {
    messages: parts.reduce((sum, { from, to }) => sum + to - from, 0),
    othersTurns: countOf(during),
    worst: Math.max(...parts.map(({ waited }) => waited)),
    othersRatio: quantileOf(during, 0.99) / quantileOf(before, 0.99),
    slowestTurn: Math.max(...parts.map(({ slowest }) => slowest)),
    cutOff: parts.reduce((sum, { cutOff }) => sum + cutOff, 0),
  }
}
