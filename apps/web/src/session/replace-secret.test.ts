// @vitest-environment node
import { expect, test } from 'vitest'
import { createBrowser, isOpen, patientOf, task, until } from './testing/create-browser.ts'

async function signedIn() {
  const browser = createBrowser()
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('walk'))
  return { browser, tab, former: patientOf(tab) }
}
const askedFor = (browser: ReturnType<typeof createBrowser>, name: string) => browser.asked.filter((each) => each.name === name)

test('the record moves to a secret of its own, what was under the former one is deleted, and the other tabs follow', async () => {
  const { browser, tab, former } = await signedIn()
  const other = browser.openTab()
  await until(other, isOpen)
  await tab.signOutElsewhere()
  const patient = patientOf(tab)
  expect(patient.id).not.toBe(former.id)
  expect(askedFor(browser, 'adoptRecord')).toEqual([{ name: 'adoptRecord', secret: patient.secret }])
  expect(askedFor(browser, 'deleteEverything')).toEqual([{ name: 'deleteEverything', secret: former.secret }])
  await until(other, ({ access }) => access.kind === 'open' && access.patient.id === patient.id)
  expect(tab.getState().tasks.map(({ id }) => id)).toEqual(['walk'])
  expect(JSON.stringify(await tab.exportRecords())).not.toContain(former.secret)
})

test('where the server does not take it over, nothing has changed, and the next try uses the same secret', async () => {
  const { browser, tab, former } = await signedIn()
  browser.failing.add('adoptRecord')
  await expect(tab.signOutElsewhere()).rejects.toThrow('HTTP error! status: 500')
  expect(patientOf(tab)).toEqual(former)
  browser.failing.clear()
  await tab.signOutElsewhere()
  const [first, second] = askedFor(browser, 'adoptRecord')
  expect(second).toEqual(first)
  expect(patientOf(tab).secret).toBe(first?.secret)
})

test('where the former record could not be deleted, the next opening deletes it', async () => {
  const { browser, tab, former } = await signedIn()
  browser.failing.add('deleteEverything')
  await tab.signOutElsewhere()
  expect(patientOf(tab).id).not.toBe(former.id)
  browser.failing.clear()
  const before = askedFor(browser, 'deleteEverything').length
  const later = browser.openTab()
  await until(later, isOpen)
  await expect.poll(() => askedFor(browser, 'deleteEverything').length).toBeGreaterThan(before)
  expect(askedFor(browser, 'deleteEverything').at(-1)?.secret).toBe(former.secret)
  await expect.poll(async () => JSON.stringify(await later.exportRecords())).not.toContain(former.secret)
})
