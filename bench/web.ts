/**
 * How light, fast and accessible the web app is:  npm run bench:web -- [--json FILE] [--runs 5] [--only bytes,history,conversation,offline,push,axe,lighthouse] [--conversations 500] [--reminders 10000] [--kills 100]
 * Bytes as they come over the wire, the application and its doctor without a network, reminders that two servers send while they are killed, the share of a phone's screen that shows the conversation, a history of 5,000 entries scrolled through, Lighthouse's medians (mobile, simulated throttling) of the screens and of a verdict, what axe finds, and how many effects stand among 1,000 lines.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startServer } from '../e2e/server.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { measureShape } from '../scripts/shape/measure-shape.ts'
import { readPack } from './clinic/load-clinic.ts'
import { ownExamples } from './clinic/own-examples.ts'
import { measurePush } from './push/measure-push.ts'
import { countViolations } from './web/count-violations.ts'
import { measureBytes } from './web/measure-bytes.ts'
import { measureConversation } from './web/measure-conversation.ts'
import { measureHistory } from './web/measure-history.ts'
import { measureOffline } from './web/measure-offline.ts'
import { openVerdict } from './web/open-verdict.ts'
import { runLighthouse } from './web/run-lighthouse.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    conversations: { type: 'string', default: '500' },
    reminders: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
  },
})
const wanted = values.only?.split(',')
const screens = { landing: '/', chat: '/chat', medications: '/medications', history: '/history' }
const debuggingPort = 9_333

/** So many complaints out of the knowledge's own examples, spread over them evenly. */
function complaints(count: number): string[] {
  const all = ownExamples(readPack()).flatMap(({ text }) => text ?? [])
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0).slice(0, count)
}

const found = await findChromium()
if (!found.path) throw new Error(found.missing)
const server = await startServer()
const browser = await chromium.launch({
  executablePath: found.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${debuggingPort}`,
  ],
})
const figures: Record<string, number> = {}

/** Measures one part, says it and keeps its figures, so that a run that is stopped has what it has. */
async function part(name: string, measure: () => Promise<Record<string, number>>): Promise<void> {
  if (wanted && !wanted.includes(name)) return
  for (const [figure, value] of Object.entries(await measure())) {
    figures[figure] = value
    console.log(`${figure} ${value}`)
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
}
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

try {
  await part('bytes', async () => {
    const { effects, webLines } = measureShape(join(import.meta.dirname, '..'))
    const landing = await measureBytes(browser, server.address)
    const chat = await measureBytes(browser, `${server.address}/chat`)
    return {
      'effects.per1000': rounded((effects / webLines) * 1_000, 2),
      'landing.js.kb': rounded(landing.scripts, 1),
      'landing.bytes.kb': rounded(landing.all, 1),
      'chat.js.kb': rounded(chat.scripts, 1),
    }
  })
  await part('history', async () => {
    const { rows, frame } = await measureHistory(browser, server.address)
    return { 'history.5000.rows': rows, 'history.5000.frame.ms': Math.round(frame) }
  })
  await part('conversation', async () => {
    const shares = Object.entries(await measureConversation(browser, server.address))
    return Object.fromEntries(shares.map(([name, share]) => [name, rounded(share, 2)]))
  })
  await part('offline', async () => {
    const { open, turn, turnByClock, parity, turns, pack, parts } = await measureOffline(
      browser,
      server.address,
      complaints(Number(values.conversations)),
    )
    return {
      'offline.open.s': rounded(open, 2),
      'offline.turn.p99.ms': Math.round(turn),
      'offline.turn.clock.p99.ms': Math.round(turnByClock),
      'offline.parity': parity,
      'offline.parity.turns': turns,
      'offline.pack.kb': Math.round(pack),
      ...Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [`offline.pack.${name}.kb`, Math.round(bytes)])),
    }
  })
  await part('push', async () => {
    const { reminders, kills, lost, double, sentAgain, latest, complaints } = await measurePush(
      Number(values.reminders),
      Number(values.kills),
    )
    return {
      'push.reminders': reminders,
      'push.kills': kills,
      'push.lost': lost,
      'push.double': double,
      'push.sent.again': sentAgain,
      'push.latest.min': rounded(latest, 2),
      'push.complaints': complaints,
    }
  })
  await part('axe', async () => ({ 'axe.violations': await countViolations(browser, server.address) }))
  await part('lighthouse', async () => {
    const scores: Record<string, number> = {}
    for (const [name, path] of Object.entries(screens))
      for (const [category, score] of Object.entries(await runLighthouse(server.address + path, debuggingPort, Number(values.runs))))
        scores[`${name}.${category}`] = score
    await openVerdict(server.address, debuggingPort)
    const verdict = await runLighthouse(`${server.address}/chat`, debuggingPort, Number(values.runs), true)
    for (const [category, score] of Object.entries(verdict)) scores[`verdict.${category}`] = score
    return scores
  })
} finally {
  await browser.close()
  await server.remove()
}
