import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { newSecret } from '../server/patients.ts'

export interface OfflineFigures {
  /** Seconds until the chat stands and takes words, without a network. */
  open: number
  /** Milliseconds of the device's doctor for one turn, 99 of 100 under it; times four, as on a phone of a quarter of this machine's speed. */
  turn: number
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
  const times: number[] = []
  let same = 0
  for (const [index, opening] of openings.entries()) {
    const turns = [opening, ...(replies[index % replies.length] ?? [])]
    const [here, there] = [await onDevice(page, names, turns), await onServer(address, turns)]
    times.push(...here.times)
    // The order of keys says nothing.
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(here.answers)), there)) same++
  }
  await context.setOffline(true)
  const start = performance.now()
  await page.goto(`${address}/chat`)
  await page.getByText('Ready to help').waitFor()
  const open = (performance.now() - start) / 1_000
  await context.close()
  times.sort((a, b) => a - b)
  return {
    open,
    turn: (times[Math.floor(times.length * 0.99)] ?? 0) * phone,
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

/** One conversation with the worker of the application; the first task of all loads the doctor and counts for none. */
function onDevice(page: Page, names: readonly string[], turns: readonly string[]): Promise<{ answers: Answer[]; times: number[] }> {
  return page.evaluate(
    async ({ names, turns }) => {
      const file = (part: string) => names.find((name) => name.includes(part)) ?? ''
      const kept = window as unknown as { doctor?: Worker }
      const isNew = !kept.doctor
      kept.doctor ??= new Worker(file('doctor.worker'), { type: 'module' })
      const doctor = kept.doctor
      const files = { knowledge: file('knowledge'), reader: file('reader') }
      const context = { profile: null, subject: 'self', medications: [], allergies: [], country: 'GB' }
      const ask = (said: readonly string[]) =>
        new Promise<Answer>((resolve) => {
          doctor.addEventListener('message', ({ data }) => resolve(data.answer), { once: true })
          doctor.postMessage({ id: 1, task: { files, context, turns: said.map((words) => ({ words, answer: null })) } })
        })
      if (isNew) {
        await ask(['hello'])
        // As a patient reads the greeting: the doctor talks to itself meanwhile until it is warm.
        await new Promise((resolve) => setTimeout(resolve, 3_000))
      }
      const answers: Answer[] = []
      const times: number[] = []
      for (let count = 1; count <= turns.length; count++) {
        const start = performance.now()
        const { response, clinical } = await ask(turns.slice(0, count))
        times.push(performance.now() - start)
        answers.push({ response, clinical })
      }
      return { answers, times }
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
