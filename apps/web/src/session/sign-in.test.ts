// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser, isOpen, patientOf, task, until } from './testing/create-browser.ts'

let browser: Browser
beforeEach(() => {
  browser = createBrowser()
})

const refusals: [string, 'login' | 'register', string, string, string][] = [
  ['blank username', 'login', '  ', 'secret', 'Please enter both username and password.'],
  ['blank password', 'login', 'ada', '   ', 'Please enter both username and password.'],
  ['blank, registering', 'register', '', '', 'Please enter both username and password.'],
  ['short password', 'login', 'nobody', 'abc', 'Password must be at least 4 characters.'],
  ['short password, registering', 'register', 'nobody', 'abc', 'Password must be at least 4 characters.'],
  ['unknown user', 'login', 'nobody', 'abcd', 'User does not exist. Please register.'],
  ['wrong password', 'login', ' ADA ', 'wrong', 'Invalid password.'],
  ['taken name', 'register', ' Ada ', 'other', 'Username already taken.'],
  ['the demo account is taken', 'register', 'DEMO', 'other', 'Username already taken.'],
  ['the demo account has its password', 'login', 'demo', 'wrong', 'Invalid password.'],
]
test.each(refusals)('%s', async (_, mode, username, password, message) => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  expect(await tab[mode](username, password)).toMatchObject({ isIn: false, message })
  expect(tab.getState().isAuthenticated).toBe(false)
})

test('registering signs in at once and takes along what the visitor did, secret and all', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  const visitor = patientOf(tab)
  await tab.addTask(task('drink'))
  expect(await tab.register(' Ada ', 'lovelace')).toEqual({ isIn: true })
  expect(tab.getState().user).toEqual({ id: visitor.id, name: 'Ada', role: 'Patient' })
  expect(patientOf(tab)).toEqual(visitor)
  expect(tab.getState().tasks.map((each) => each.id)).toEqual(['drink'])
  expect(JSON.parse(browser.stored.get('aiDoctorUser') ?? '')).toEqual({ id: visitor.id, name: 'Ada', role: 'Patient' })
  expect([...browser.stored.values()].join()).not.toContain(visitor.secret)
})

test('signing out empties the state and starts a fresh anonymous one; logging in brings everything back after a reload', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('walk'))
  const ada = patientOf(tab)
  await tab.logout()
  expect(tab.getState()).toMatchObject({ user: null, isAuthenticated: false, tasks: [], medications: [] })
  expect(patientOf(tab).id).not.toBe(ada.id)
  expect(browser.stored.has('aiDoctorUser')).toBe(false)
  const reloaded = browser.openTab()
  await until(reloaded, isOpen)
  expect(await reloaded.login('ADA', 'lovelace')).toEqual({ isIn: true })
  expect(patientOf(reloaded)).toEqual(ada)
  expect(reloaded.getState().tasks.map((each) => each.id)).toEqual(['walk'])
})

test('two accounts on one browser never see each other’s data', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('of ada'))
  const ada = patientOf(tab)
  await tab.logout()
  await tab.register('grace', 'hopper')
  expect(tab.getState().tasks).toEqual([])
  expect(patientOf(tab).id).not.toBe(ada.id)
})

test('wrong passwords slow down, and time heals', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  const waits: number[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    const answer = await tab.login('ada', 'wrong')
    if (!answer.isIn) waits.push(answer.waitSeconds)
  }
  expect(waits).toEqual([0, 0, 2, 2])
  expect(await tab.login('ada', 'lovelace')).toMatchObject({ isIn: false })
  browser.now += 2_000
  expect(await tab.login('ada', 'lovelace')).toEqual({ isIn: true })
})

test('the demo account opens with a sample record under a secret of its own', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  const visitor = patientOf(tab)
  expect(await tab.login('Demo', 'demo1234')).toEqual({ isIn: true })
  expect(tab.getState().medications.length).toBeGreaterThan(1)
  expect(tab.getState().tasks.length).toBeGreaterThan(1)
  expect(patientOf(tab).id).not.toBe(visitor.id)
  const restored = browser.asked.filter((each) => each.name === 'restoreRows')
  expect(restored.length).toBeGreaterThan(0)
  expect(restored.every((each) => each.secret === patientOf(tab).secret)).toBe(true)
})
