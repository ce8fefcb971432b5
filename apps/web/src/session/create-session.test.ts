// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser, isOpen, patientOf, task, until } from './testing/create-browser.ts'
import { VaultDatabase } from './vault-database.ts'

let browser: Browser
beforeEach(() => {
  browser = createBrowser()
})

test('a first visit mints a patient whose id proves itself, and a reload finds the same one', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  expect(patientOf(tab).id).toMatch(/^p_[a-z2-7]{26}$/)
  expect(patientOf(tab).secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const again = browser.openTab()
  await until(again, isOpen)
  expect(patientOf(again)).toEqual(patientOf(tab))
  expect(browser.stored.has('aiDoctorUser')).toBe(false)
})

test('outside a secure context nothing is stored and nobody is let in', async () => {
  const tab = browser.openTab(false)
  await until(tab, (state) => state.access.kind === 'insecure')
  expect(browser.stored.size).toBe(0)
})

test('a stored user without a key is locked until the password comes', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.lock()
  expect(tab.getState().access).toEqual({ kind: 'locked', name: 'ada', hasPasskey: false })
  const reloaded = browser.openTab()
  expect(reloaded.getState()).toMatchObject({ user: { name: 'ada' }, isAuthenticated: false })
  await until(reloaded, (state) => state.access.kind === 'locked')
  expect(reloaded.getState().isAuthenticated).toBe(false)
  await reloaded.login('ada', 'lovelace')
  await until(tab, isOpen)
  expect(reloaded.getState().isAuthenticated).toBe(true)
})

test('two tabs agree on who is signed in and on what is kept', async () => {
  const one = browser.openTab()
  await until(one, isOpen)
  const two = browser.openTab()
  await until(two, isOpen)
  await one.register('ada', 'lovelace')
  await until(two, (state) => state.user?.name === 'ada')
  await two.addTask(task('from two'))
  await until(one, (state) => state.tasks.length === 1)
  await Promise.all([one.addTask(task('a')), two.addTask(task('b')), one.addTask(task('c'))])
  await until(one, (state) => state.tasks.length === 4)
  await two.logout()
  await until(one, (state) => state.user === null && state.access.kind === 'open')
})

test('a diagnosis added or removed in one tab has the others ask the server for the history again', async () => {
  const one = browser.openTab()
  await until(one, isOpen)
  const two = browser.openTab()
  await until(two, isOpen)
  let asked = 0
  const stop = two.watch('history', () => asked++)
  one.addMedicalRecord({ _id: 'h1', diagnosis: 'Migraine', addedAt: '' })
  await expect.poll(() => asked).toBe(1)
  one.removeMedicalRecord('h1')
  await expect.poll(() => asked).toBe(2)
  stop()
  one.removeMedicalRecord('h1')
  expect(asked).toBe(2)
})

test('nothing in the browser’s store reads as the patient’s words', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask({ ...task('x'), title: 'Burning when passing urine' })
  const rows = await new VaultDatabase(browser.databaseName).records.toArray()
  const text = rows.map((row) => new TextDecoder('latin1').decode(row.bytes)).join()
  expect(rows.length).toBeGreaterThan(1)
  expect(text).not.toContain('urine')
  expect(text).not.toContain(patientOf(tab).secret)
})

test('delete everything asks the server first, and keeps all where it fails', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('walk'))
  browser.failing.add('deleteEverything')
  await expect(tab.deleteEverything()).rejects.toThrow('HTTP error! status: 500')
  expect(tab.getState().tasks).toHaveLength(1)
  browser.failing.clear()
  await tab.deleteEverything()
  expect(tab.getState()).toMatchObject({ user: null, tasks: [] })
  expect(await tab.login('ada', 'lovelace')).toMatchObject({ message: 'User does not exist. Please register.' })
})

test('a record goes from one browser to another as a file', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.addTask(task('walk'))
  const patient = patientOf(tab)
  const records = await tab.exportRecords()
  const elsewhere = createBrowser().openTab()
  await until(elsewhere, isOpen)
  await elsewhere.importRecords(records)
  expect(patientOf(elsewhere)).toEqual(patient)
  expect(elsewhere.getState().tasks.map((each) => each.id)).toEqual(['walk'])
  await expect(elsewhere.importRecords([])).rejects.toThrow('The file holds no record.')
})
