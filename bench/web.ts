/**
 * How light, fast and accessible the web app is:  npm run bench:web -- [--json FILE] [--runs 5]
 * Bytes as they come over the wire, the application and its doctor without a network, the share of a phone's screen that shows the conversation, a history of 5,000 entries scrolled through, Lighthouse's medians (mobile, simulated throttling), what axe finds, and how many effects stand among 1,000 lines.
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
import { countViolations } from './web/count-violations.ts'
import { measureBytes } from './web/measure-bytes.ts'
import { measureConversation } from './web/measure-conversation.ts'
import { measureHistory } from './web/measure-history.ts'
import { measureOffline } from './web/measure-offline.ts'
import { runLighthouse } from './web/run-lighthouse.ts'

const { values } = parseArgs({ options: { json: { type: 'string' }, runs: { type: 'string', default: '5' } } })
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
const { effects, webLines } = measureShape(join(import.meta.dirname, '..'))
figures['effects.per1000'] = Math.round((effects / webLines) * 100_000) / 100
try {
  const landing = await measureBytes(browser, server.address)
  const chat = await measureBytes(browser, `${server.address}/chat`)
  figures['landing.js.kb'] = Math.round(landing.scripts * 10) / 10
  figures['landing.bytes.kb'] = Math.round(landing.all * 10) / 10
  figures['chat.js.kb'] = Math.round(chat.scripts * 10) / 10
  const scroll = await measureHistory(browser, server.address)
  figures['history.5000.rows'] = scroll.rows
  figures['history.5000.frame.ms'] = Math.round(scroll.frame)
  for (const [name, share] of Object.entries(await measureConversation(browser, server.address)))
    figures[name] = Math.round(share * 100) / 100
  const offline = await measureOffline(browser, server.address, complaints(500))
  figures['offline.open.s'] = Math.round(offline.open * 100) / 100
  figures['offline.turn.p99.ms'] = Math.round(offline.turn)
  figures['offline.parity'] = offline.parity
  figures['offline.pack.kb'] = Math.round(offline.pack)
  figures['axe.violations'] = await countViolations(browser, server.address)
  for (const [name, path] of Object.entries(screens)) {
    const scores = await runLighthouse(server.address + path, debuggingPort, Number(values.runs))
    for (const [category, score] of Object.entries(scores)) figures[`${name}.${category}`] = score
  }
} finally {
  await browser.close()
  await server.remove()
}
for (const [name, value] of Object.entries(figures)) console.log(`${name} ${value}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
