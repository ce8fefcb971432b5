// @vitest-environment node
import 'fake-indexeddb/auto'
import type { EndpointName } from '@dr-ai/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { createSession } from './create-session.ts'
import type { SessionPlaces } from './session-places.ts'
import type { Task } from './task.ts'
import { VaultDatabase } from './vault-database.ts'

const rounds = 1_000
let databaseName = ''
let stored: Map<string, string>
let now = 0
let asked: { name: EndpointName; secret: string | null | undefined }[] = []
let tabs: EventTarget[] = []
let failing = new Set<EndpointName>()
let queue: Promise<unknown> = Promise.resolve()

beforeEach(() => {
  databaseName = `vault-${crypto.randomUUID()}`
  stored = new Map()
  now = 1_000_000
  asked = []
  tabs = []
  failing = new Set()
})

/** A tab of one browser: same database, same local storage, a channel to the others. */
function openTab(isSecure = true) {
  const channel = new EventTarget()
  const [name, storage, siblings] = [databaseName, stored, tabs]
  siblings.push(channel)
  const places: SessionPlaces = {
    openDatabase: async () => new VaultDatabase(name),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    exclusively: (work) => {
      const turn = queue.then(work)
      queue = turn.catch(() => undefined)
      return turn
    },
    channel: {
      postMessage: (data: unknown) => {
        for (const tab of siblings) if (tab !== channel) tab.dispatchEvent(new MessageEvent('message', { data }))
      },
      addEventListener: channel.addEventListener.bind(channel),
      removeEventListener: channel.removeEventListener.bind(channel),
    },
    call: (async (name: EndpointName, options: { secret?: string | null }) => {
      asked.push({ name, secret: options.secret })
      if (failing.has(name)) throw new Error('HTTP error! status: 500')
      return name === 'listHistory' ? { history: [{ _id: 'h1', diagnosis: 'Migraine', addedAt: '' }] } : { success: true }
    }) as SessionPlaces['call'],
    now: () => now,
    isSecure,
    passwordRounds: rounds,
  }
  const session = createSession(places)
  session.begin()
  return session
}

type Tab = ReturnType<typeof openTab>
const until = async (tab: Tab, isTrue: (state: ReturnType<Tab['getState']>) => boolean) => {
  for (let turn = 0; turn < 500 && !isTrue(tab.getState()); turn++) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isTrue(tab.getState())).toBe(true)
  return tab.getState()
}
const isOpen = (state: ReturnType<Tab['getState']>) => state.access.kind === 'open'
const patientOf = (tab: Tab) => {
  const { access } = tab.getState()
  if (access.kind !== 'open') throw new Error('not open')
  return access.patient
}
const task = (id: string): Task => ({
  id,
  type: 'other',
  title: id,
  description: '',
  priority: 'medium',
  duration: '',
  frequency: '',
  completed: false,
  completedAt: null,
})

test('a first visit mints a patient whose id proves itself, and a reload finds the same one', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  expect(patientOf(tab).id).toMatch(/^p_[a-z2-7]{26}$/)
  expect(patientOf(tab).secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const again = openTab()
  await until(again, isOpen)
  expect(patientOf(again)).toEqual(patientOf(tab))
  expect(stored.has('aiDoctorUser')).toBe(false)
})

test('outside a secure context nothing is stored and nobody is let in', async () => {
  const tab = openTab(false)
  await until(tab, (state) => state.access.kind === 'insecure')
  expect(stored.size).toBe(0)
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
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  expect(await tab[mode](username, password)).toMatchObject({ isIn: false, message })
  expect(tab.getState().isAuthenticated).toBe(false)
})

test('registering signs in at once and takes along what the visitor did, secret and all', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  const visitor = patientOf(tab)
  await tab.addTask(task('drink'))
  expect(await tab.register(' Ada ', 'lovelace')).toEqual({ isIn: true })
  expect(tab.getState().user).toEqual({ id: visitor.id, name: 'Ada', role: 'Patient' })
  expect(patientOf(tab)).toEqual(visitor)
  expect(tab.getState().tasks.map((each) => each.id)).toEqual(['drink'])
  expect(JSON.parse(stored.get('aiDoctorUser') ?? '')).toEqual({ id: visitor.id, name: 'Ada', role: 'Patient' })
  expect([...stored.values()].join()).not.toContain(visitor.secret)
})

test('signing out empties the state and starts a fresh anonymous one; logging in brings everything back after a reload', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('walk'))
  const ada = patientOf(tab)
  await tab.logout()
  expect(tab.getState()).toMatchObject({ user: null, isAuthenticated: false, tasks: [], medications: [] })
  expect(patientOf(tab).id).not.toBe(ada.id)
  expect(stored.has('aiDoctorUser')).toBe(false)
  const reloaded = openTab()
  await until(reloaded, isOpen)
  expect(await reloaded.login('ADA', 'lovelace')).toEqual({ isIn: true })
  expect(patientOf(reloaded)).toEqual(ada)
  expect(reloaded.getState().tasks.map((each) => each.id)).toEqual(['walk'])
})

test('two accounts on one browser never see each other’s data', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('of ada'))
  const ada = patientOf(tab)
  await tab.logout()
  await tab.register('grace', 'hopper')
  expect(tab.getState().tasks).toEqual([])
  expect(patientOf(tab).id).not.toBe(ada.id)
})

test('a stored user without a key is locked until the password comes', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.lock()
  expect(tab.getState().access).toEqual({ kind: 'locked', name: 'ada' })
  const reloaded = openTab()
  expect(reloaded.getState()).toMatchObject({ user: { name: 'ada' }, isAuthenticated: false })
  await until(reloaded, (state) => state.access.kind === 'locked')
  expect(reloaded.getState().isAuthenticated).toBe(false)
  await reloaded.login('ada', 'lovelace')
  await until(tab, isOpen)
  expect(reloaded.getState().isAuthenticated).toBe(true)
})

test('two tabs agree on who is signed in and on what is kept', async () => {
  const one = openTab()
  await until(one, isOpen)
  const two = openTab()
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
  const one = openTab()
  await until(one, isOpen)
  const two = openTab()
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

test('wrong passwords slow down, and time heals', async () => {
  const tab = openTab()
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
  now += 2_000
  expect(await tab.login('ada', 'lovelace')).toEqual({ isIn: true })
})

test('the demo account opens with a sample record under a secret of its own', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  const visitor = patientOf(tab)
  expect(await tab.login('Demo', 'demo1234')).toEqual({ isIn: true })
  expect(tab.getState().medications.length).toBeGreaterThan(1)
  expect(tab.getState().tasks.length).toBeGreaterThan(1)
  expect(patientOf(tab).id).not.toBe(visitor.id)
  expect(asked.filter((each) => each.name === 'addHistory').every((each) => each.secret === patientOf(tab).secret)).toBe(true)
})

test('logging in with a visit behind asks, and adds it on a yes', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  await tab.addTask(task('of the visit'))
  const visitor = patientOf(tab)
  await tab.login('ada', 'lovelace')
  expect(tab.getState().hasVisitToAdopt).toBe(true)
  expect(tab.getState().tasks).toEqual([])
  await tab.settleVisit(true)
  expect(tab.getState()).toMatchObject({ hasVisitToAdopt: false, tasks: [{ id: 'of the visit' }] })
  expect(asked.at(-2)).toEqual({ name: 'adoptRecord', secret: patientOf(tab).secret })
  expect(asked.at(-1)).toEqual({ name: 'deleteEverything', secret: visitor.secret })
})

test('where the server cannot take the visit over, it stays and is asked about again', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  await tab.addTask(task('of the visit'))
  await tab.login('ada', 'lovelace')
  failing.add('adoptRecord')
  await expect(tab.settleVisit(true)).rejects.toThrow('HTTP error! status: 500')
  expect(asked.some((each) => each.name === 'deleteEverything')).toBe(false)
  const reloaded = openTab()
  expect((await until(reloaded, isOpen)).hasVisitToAdopt).toBe(true)
})

test('nothing in the browser’s store reads as the patient’s words', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask({ ...task('x'), title: 'Burning when passing urine' })
  const rows = await new VaultDatabase(databaseName).records.toArray()
  const text = rows.map((row) => new TextDecoder('latin1').decode(row.bytes)).join()
  expect(rows.length).toBeGreaterThan(1)
  expect(text).not.toContain('urine')
  expect(text).not.toContain(patientOf(tab).secret)
})

test('delete everything asks the server first, and keeps all where it fails', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('walk'))
  failing.add('deleteEverything')
  await expect(tab.deleteEverything()).rejects.toThrow('HTTP error! status: 500')
  expect(tab.getState().tasks).toHaveLength(1)
  failing.clear()
  await tab.deleteEverything()
  expect(tab.getState()).toMatchObject({ user: null, tasks: [] })
  expect(await tab.login('ada', 'lovelace')).toMatchObject({ message: 'User does not exist. Please register.' })
})

test('a record goes from one browser to another as a file', async () => {
  const tab = openTab()
  await until(tab, isOpen)
  await tab.addTask(task('walk'))
  const patient = patientOf(tab)
  const records = await tab.exportRecords()
  databaseName = `vault-${crypto.randomUUID()}`
  const elsewhere = openTab()
  await until(elsewhere, isOpen)
  await elsewhere.importRecords(records)
  expect(patientOf(elsewhere)).toEqual(patient)
  expect(elsewhere.getState().tasks.map((each) => each.id)).toEqual(['walk'])
  await expect(elsewhere.importRecords([])).rejects.toThrow('The file holds no record.')
})
