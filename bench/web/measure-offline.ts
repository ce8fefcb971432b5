import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { newSecret, quantile } from '../server/patients.ts'
import { nothingCounted, ownTimeOfWorkers } from './own-time-of-workers.ts'

export interface OfflineFigures {
  /** Seconds until the chat stands and takes words, without a network. */
  open: number
  /**
   * Milliseconds of the device's doctor for one turn, 99 of 100 under it; times four, as on a phone of a quarter of this machine's speed. Its thread's own time where the
   * system counts it (Linux), since a machine that others keep busy says nothing of a phone; and by the clock, with the way there and back.
   */
  turn: number
  turnByClock: number
  /** The share of conversations whose every turn was answered as the server answers it. */
  parity: number
  /** Turns that were compared. */
  turns: number
  /** Kilobytes of the doctor as they come over the wire, and of each of its files. */
  pack: number
  parts: Readonly<Record<string, number>>
}

interface Answer {
  response: string
  clinical: unknown
}

const phone = 4
/** What follows a complaint: enough kinds of answers to reach questions, verdicts and emergencies. */
const replies = [
  ['no', 'no', 'yes'],
  ['yes', "I don't know", 'no'],
  ['since yesterday', 'it is getting worse', 'no'],
] as const

/** Lets the device's doctor and the server hold the same conversations, and opens the application without a network. */
export async function measureOffline(browser: Browser, address: string, openings: readonly string[]): Promise<OfflineFigures> {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${address}/chat`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const names = await packOf(address)
  const sizes = await Promise.all(
    names.map(async (name) => [/[a-z]+(?=[^/]*$)/.exec(name)?.[0] ?? name, (await wireBytes(address + name)) / 1_000] as const),
  )
  const times: TurnTimes[] = []
  let same = 0
  await begin(page, names)
  const computed = await ownTimeOfWorkers(browser)
  for (const [index, opening] of openings.entries()) {
    const turns = [opening, ...(replies[index % replies.length] ?? [])]
    const here: Answer[] = []
    for (let count = 1; count <= turns.length; count++) {
      const before = computed()
      const { answer, took } = await onDevice(page, names, turns.slice(0, count))
      here.push(answer)
      times.push({ own: computed === nothingCounted ? took : computed() - before, clock: took })
    }
    // The order of keys says nothing.
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(here)), await onServer(address, turns))) same++
  }
  await context.setOffline(true)
  const start = performance.now()
  await page.goto(`${address}/chat`)
  await page.getByText('Ready to help').waitFor()
  const open = (performance.now() - start) / 1_000
  await context.close()
  return {
    open,
    turn:
      quantile(
        times.map(({ own }) => own),
        0.99,
      ) * phone,
    turnByClock:
      quantile(
        times.map(({ clock }) => clock),
        0.99,
      ) * phone,
    parity: same / openings.length,
    turns: times.length,
    pack: sizes.reduce((sum, [, size]) => sum + size, 0),
    parts: Object.fromEntries(sizes),
  }
}

/** The files of the doctor, as the service worker names them. */
async function packOf(address: string): Promise<string[]> {
  const source = await (await fetch(`${address}/sw.js`)).text()
  return JSON.parse(/"pack":(\[[^\]]*\])/.exec(source)?.[1] ?? '[]')
}

async function wireBytes(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(response.headers.get('content-length'))
}

interface TurnTimes {
  own: number
  clock: number
}

/** The doctor of the page, loaded and asked once. */
async function begin(page: Page, names: readonly string[]): Promise<void> {
  await onDevice(page, names, ['hello'])
  // As a patient reads the greeting: the doctor talks to itself meanwhile until it is warm.
  await page.waitForTimeout(greeting)
}

const greeting = 3_000

/** The last of some turns, answered by the worker of the application, which is started where it does not run yet. */
function onDevice(page: Page, names: readonly string[], turns: readonly string[]): Promise<{ answer: Answer; took: number }> {
  return page.evaluate(
    async ({ names, turns }) => {
      const file = (part: string) => names.find((name) => name.includes(part)) ?? ''
      const kept = globalThis as unknown as { doctor?: Worker }
      kept.doctor ??= new Worker(file('start-doctor.worker'), { type: 'module' })
      const doctor = kept.doctor
      const script = file('/doctor.worker').replace(/\.bin$/, '')
      const files = { starter: file('start-doctor.worker'), script, knowledge: file('knowledge'), reader: file('reader') }
      const context = { profile: null, subject: 'self', medications: [], allergies: [], country: 'GB' }
      const start = performance.now()
      const answered = await new Promise<Answer>((resolve) => {
        doctor.addEventListener('message', ({ data }) => resolve(data.answer), { once: true })
        doctor.postMessage({ id: 1, task: { files, context, turns: turns.map((words) => ({ words, answer: null })) } })
      })
      return { answer: { response: answered.response, clinical: answered.clinical }, took: performance.now() - start }
    },
    { names, turns },
  )
}

async function onServer(address: string, turns: readonly string[]): Promise<Answer[]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${newSecret()}` }
  const answers: Answer[] = []
  for (const message of turns) {
    const body = JSON.stringify({ message, country: 'GB' })
    const answer = await fetch(`${address}/api/chat`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
    const { response, clinical } = (await answer.json()) as Answer
    answers.push({ response, clinical })
  }
  return answers
}
