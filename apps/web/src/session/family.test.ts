// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { patientFactsOf } from './patient-facts.ts'
import { ageInYears, type Person } from './person.ts'
import type { Settings } from './settings.ts'
import { type Browser, createBrowser, isOpen, patientOf, task, until } from './testing/create-browser.ts'
import { VaultDatabase } from './vault-database.ts'

const lena: Omit<Person, 'id'> = { name: 'Lena', colour: 'blue', relation: 'daughter', bornOn: '2020-03-04', speaksForSelf: false }
const now = new Date(2026, 10, 23, 12).getTime()

let browser: Browser
beforeEach(() => {
  browser = createBrowser()
  browser.now = now
})

async function openAccount(name = 'ada') {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register(name, 'lovelace')
  return tab
}

test('each person has a record and a secret of their own; nothing of one stands in the other', async () => {
  const tab = await openAccount()
  const ada = patientOf(tab)
  await tab.addTask(task('of ada'))
  await tab.saveProfile({ ...tab.getState().profile, allergies: ['penicillin'] })
  const id = await tab.family.add(lena)
  await tab.family.open(id)
  expect(tab.getState()).toMatchObject({
    user: { name: 'Lena' },
    holder: 'ada',
    person: { name: 'Lena', relation: 'daughter' },
    tasks: [],
    profile: { allergies: [], ageYears: 6 },
  })
  expect(patientOf(tab).secret).not.toBe(ada.secret)
  await tab.addTask(task('of lena'))
  await tab.family.open(null)
  expect(tab.getState().tasks.map(({ id }) => id)).toEqual(['of ada'])
  expect(patientOf(tab)).toEqual(ada)
  const database = new VaultDatabase(browser.databaseName)
  expect((await database.records.toArray()).every(({ bytes }) => !Buffer.from(bytes).includes('Lena'))).toBe(true)
})

test('what goes to the doctor beside words, recordings and files is of the person whose record is open', async () => {
  const tab = await openAccount()
  await tab.saveProfile({ ...tab.getState().profile, ageYears: 41, allergies: ['penicillin'] })
  expect(patientFactsOf(tab)).toMatchObject({ profile: { ageYears: 41 }, patient_relation: null, allergies: ['penicillin'] })
  await tab.family.open(await tab.family.add(lena))
  expect(patientFactsOf(tab)).toMatchObject({ profile: { ageYears: 6, sex: 'female' }, patient_relation: 'daughter', allergies: [] })
})

test('the calls of a person are made with their secret, and an upload under way does not follow to another', async () => {
  const tab = await openAccount()
  const id = await tab.family.add(lena)
  await tab.family.open(id)
  browser.asked.length = 0
  await tab.call('listHistory')
  expect(browser.asked).toEqual([{ name: 'listHistory', secret: patientOf(tab).secret }])
})

test('each tab has the record open that was chosen there; a name changed in one is seen in all; a new log-in begins with its holder', async () => {
  const one = await openAccount()
  const id = await one.family.add(lena)
  const two = browser.openTab()
  await until(two, (state) => state.persons.length === 1)
  await two.family.open(id)
  expect(one.getState().person).toBe(null)
  await one.family.change({ ...lena, id, name: 'Helena' })
  await until(two, (state) => state.user?.name === 'Helena')
  await two.lock()
  await two.login('ada', 'lovelace')
  expect(two.getState()).toMatchObject({ person: null, user: { name: 'ada' } })
  expect(browser.stored.get('aiDoctorUser')).toContain('"ada"')
})

test('settings are the account’s, whoever is open', async () => {
  const tab = await openAccount()
  const id = await tab.family.add(lena)
  await tab.family.open(id)
  await tab.changeSettings(() => ({ country: 'IE' }))
  await tab.family.open(null)
  expect(tab.getState().settings.country).toBe('IE')
})

test('of two settings that are changed close together, here and in another tab, none undoes the other', async () => {
  const tab = await openAccount()
  const other = browser.openTab()
  await until(other, isOpen)
  await Promise.all([
    tab.changeSettings(({ wording }) => ({ wording: { ...wording, temperature: '°C' } })),
    tab.changeSettings(({ wording }) => ({ wording: { ...wording, weight: 'kg' } })),
    other.changeSettings(() => ({ idleLockMinutes: 5 })),
  ])
  const isAll = ({ wording, idleLockMinutes }: Settings) => wording.temperature === '°C' && wording.weight === 'kg' && idleLockMinutes === 5
  await Promise.all([tab, other].map((each) => until(each, ({ settings }) => isAll(settings))))
})

test('a person is removed on the server first, then here; where the server cannot, nothing is gone', async () => {
  const tab = await openAccount()
  const id = await tab.family.add(lena)
  await tab.family.open(id)
  const { secret } = patientOf(tab)
  browser.failing.add('deleteEverything')
  await expect(tab.family.remove(id)).rejects.toThrow()
  expect(tab.getState().persons).toHaveLength(1)
  browser.failing.clear()
  await tab.family.remove(id)
  expect(browser.asked.at(-1)).toEqual({ name: 'deleteEverything', secret })
  await until(tab, (state) => state.person === null && state.persons.length === 0)
  expect((await new VaultDatabase(browser.databaseName).records.toArray()).some((row) => row.collection.includes(id))).toBe(false)
})

test('a grown child takes the record over: all of it, under a secret that the parent does not know', async () => {
  const parent = await openAccount()
  const id = await parent.family.add(lena)
  await parent.family.open(id)
  await parent.addTask(task('of lena'))
  const former = patientOf(parent)
  const person = parent.getState().person
  if (!person) throw new Error('no person is open')
  const file = await parent.family.handOver(person)
  expect(parent.getState().person?.handedOverAt).toBeTruthy()

  const parents = browser
  browser = createBrowser()
  const child = await openAccount('lena')
  expect(await child.importRecords(file)).toEqual({ isOpenToFormer: false })
  expect(child.getState()).toMatchObject({ tasks: [{ id: 'of lena' }], user: { name: 'lena' }, person: null })
  expect(patientOf(child).secret).not.toBe(former.secret)
  expect(browser.asked).toContainEqual({ name: 'adoptRecord', secret: patientOf(child).secret })

  await parent.deleteEverything()
  const deleted = parents.asked.filter(({ name }) => name === 'deleteEverything').map(({ secret }) => secret)
  expect(deleted).not.toContain(former.secret)
})

test('a record handed over says so where its former holder still opens it', async () => {
  const parent = await openAccount()
  const id = await parent.family.add(lena)
  const [person] = parent.getState().persons
  if (!person) throw new Error('nobody was added')
  const file = await parent.family.handOver(person)
  await parent.family.forget(id)
  expect(parent.getState().persons).toEqual([])
  browser = createBrowser()
  const child = await openAccount('lena')
  browser.failing.add('adoptRecord')
  expect(await child.importRecords(file)).toEqual({ isOpenToFormer: true })
})

test('another secret for the record is one for each of the family; the recovery file holds them all', async () => {
  const tab = await openAccount()
  const id = await tab.family.add(lena)
  await tab.family.open(id)
  const before = patientOf(tab).secret
  const records = await tab.exportRecords()
  expect(records.filter(({ id: place }) => place === 'patient')).toHaveLength(2)
  await tab.signOutElsewhere()
  expect(patientOf(tab).secret).not.toBe(before)
  await tab.importRecords(records)
  expect(tab.getState().persons).toHaveLength(1)
})

const ages: [born: string | null, age: number | null][] = [
  ['2020-11-23', 6],
  ['2020-11-24', 5],
  ['2026-09-23', 0.16],
  ['2025-05-23', 1.5],
  ['2027-01-01', null],
  ['not a day', null],
  [null, null],
]
for (const [born, age] of ages) test(`who was born on ${born} is ${age}`, () => expect(ageInYears(born, now)).toBe(age))
