import { expect, test } from 'vitest'
import { type DemoToDo, demoToDo, fillDemo } from './demo-filling.ts'
import { type Browser, createBrowser, isOpen, patientOf, until } from './testing/create-browser.ts'

/** A server that keeps rows and papers, and gives a verdict at the second word. */
function answering(browser: Browser) {
  const kept = { rows: new Map<string, unknown>(), papers: [] as string[], pressures: 0 }
  let said = 0
  browser.answers = {
    chat: () => ({ consultation_id: 'draft', clinical: { kind: ++said % 2 === 0 ? 'verdict' : 'question' } }),
    listRows: ({ query }) => ({ rows: [{ id: query?.collection === 'consultation' ? 'draft' : 'said', at: 2e15, value: { open: true } }] }),
    restoreRows: ({ body }) => {
      const { collection, rows } = body as { collection: string; rows: { id: string; value: unknown }[] }
      for (const { id, value } of rows) kept.rows.set(`${collection}/${id}`, value)
      return { success: true }
    },
    listDocuments: () => ({ documents: kept.papers.map((name) => ({ name })) }),
    analyzeDocument: ({ body }) => {
      kept.papers.push(((body as FormData).get('document') as File).name)
      return { success: true }
    },
    addItems: () => ({ success: true, pressures: ++kept.pressures }),
  }
  return kept
}

const talksOf = (kept: ReturnType<typeof answering>) => [...kept.rows.keys()].filter((each) => each.startsWith('consultation/'))
const isWhole = (kept: ReturnType<typeof answering>) => talksOf(kept).length === 4 && kept.papers.length === 2 && kept.pressures === 1

async function eventually(isTrue: () => boolean) {
  for (let turn = 0; turn < 1_000 && !isTrue(); turn++) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isTrue()).toBe(true)
}

async function logIn(browser: Browser) {
  const tab = browser.openTab()
  await until(tab, isOpen)
  expect(await tab.login('demo', 'demo1234')).toEqual({ isIn: true })
  return tab
}

test('the sample record has its history at once, its conversations and papers soon, and then waits for nothing', async () => {
  const browser = createBrowser()
  const kept = answering(browser)
  const tab = await logIn(browser)
  expect([...kept.rows.keys()].filter((each) => each.startsWith('history/'))).toHaveLength(4)
  await eventually(() => isWhole(kept))
  // Nobody goes on with a conversation of the sample.
  expect(kept.rows.get(talksOf(kept)[0] ?? '')).toMatchObject({ open: false })
  let left: DemoToDo | undefined
  for (let turn = 0; turn < 200; turn++) {
    left = await tab.vault().read<DemoToDo>(demoToDo.collection, demoToDo.id)
    if (!left) break
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(left).toBeUndefined()
})

test('what a server that was away did not get it gets when the record is opened again, and nothing twice', async () => {
  const browser = createBrowser()
  const kept = answering(browser)
  browser.failing = new Set(['restoreRows', 'analyzeDocument'])
  const tab = await logIn(browser)
  await fillDemo({ call: tab.call as never }, tab.vault(), { ...patientOf(tab), id: 'another' }, [])
  await eventually(() => kept.pressures > 0)
  expect([talksOf(kept).length, kept.papers.length]).toEqual([0, 0])

  browser.failing.clear()
  const pressures = kept.pressures
  await fillDemo({ call: tab.call as never }, tab.vault(), { ...patientOf(tab), id: 'another' }, [])
  expect([...kept.rows.keys()].filter((each) => each.startsWith('history/'))).toHaveLength(4)
  expect([talksOf(kept).length, kept.papers.length]).toEqual([4, 2])
  expect(kept.pressures).toBe(pressures)
  expect(await tab.vault().read(demoToDo.collection, demoToDo.id)).toBeUndefined()
  const asked = browser.asked.length
  await fillDemo({ call: tab.call as never }, tab.vault(), { ...patientOf(tab), id: 'another' }, [])
  expect(browser.asked.length).toBe(asked)
})
