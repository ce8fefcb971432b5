// @vitest-environment node
import { expect, test } from 'vitest'
import { recordIntake, undoIntake } from '../features/medications/schedule/record-intake.ts'
import type { PairedDevice } from './create-devices.ts'
import type { Session } from './create-session.ts'
import { completeMedication } from './medication.ts'
import { createBrowser, isOpen, patientOf, task, until } from './testing/create-browser.ts'
import { createDeviceServer } from './testing/device-server.ts'

const metformin = completeMedication({ id: 'm1', name: 'Metformin', dosage: '500 mg', stock: 10 })
const dose = (id: string) => ({ id, medicationId: 'm1', pills: 2 })
const at = new Date('2026-11-24T08:00:00Z')

async function openBrowser(server: ReturnType<typeof createDeviceServer>, name: string) {
  const browser = createBrowser()
  server.connect(browser)
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register(name, 'lovelace')
  return tab
}

/** A laptop with a medication, and a phone that has joined it. */
async function pairedDevices(server = createDeviceServer()) {
  const laptop = await openBrowser(server, 'ada')
  await laptop.addMedication(metformin)
  await laptop.saveProfile({ ...laptop.getState().profile, ageYears: 40, allergies: ['penicillin'] })
  const welcome = await laptop.devices.welcome('Laptop')
  await laptop.devices.exchange()
  const phone = await openBrowser(server, 'ada on the phone')
  await phone.devices.join(welcome, 'Phone')
  return { laptop, phone, server }
}

async function exchange(...tabs: Session[]) {
  for (const tab of [...tabs, ...tabs]) await tab.devices.exchange()
}

test('a new device has the secret and everything that the other one keeps', async () => {
  const { laptop, phone } = await pairedDevices()
  expect(patientOf(phone)).toEqual(patientOf(laptop))
  expect(phone.getState()).toMatchObject({ medications: [metformin], profile: { ageYears: 40, allergies: ['penicillin'] } })
  await exchange(laptop)
  const labels = (await laptop.exportRecords()).filter(({ collection }) => collection === 'paired-devices').map(({ value }) => value)
  expect(labels.map((each) => (each as PairedDevice).label).toSorted()).toEqual(['Laptop', 'Phone'])
})

test('what each writes arrives at the other; the same dose counts once, two doses count twice, and one taken back is given back', async () => {
  const { laptop, phone } = await pairedDevices()
  await recordIntake(laptop, dose('d1'), 'taken', at)
  await recordIntake(phone, dose('d1'), 'taken', at)
  await recordIntake(phone, dose('d2'), 'taken', at)
  await phone.addTask(task('walk'))
  await exchange(phone, laptop)
  for (const tab of [laptop, phone]) {
    expect(tab.getState().medications[0]?.stock).toBe(6)
    expect(tab.getState().tasks.map(({ id }) => id)).toEqual(['walk'])
    expect(await tab.vault().list('intakes')).toHaveLength(2)
  }
  await undoIntake(laptop, dose('d2'))
  await exchange(laptop, phone)
  expect(phone.getState().medications[0]?.stock).toBe(8)
  await recordIntake(phone, dose('d2'), 'taken', at)
  await exchange(phone, laptop)
  expect(laptop.getState().medications[0]?.stock).toBe(6)
})

test('two words for one field: both are kept, the patient decides, and both devices agree', async () => {
  const { laptop, phone } = await pairedDevices()
  await laptop.updateMedication({ ...metformin, dosage: '850 mg' })
  await phone.updateMedication({ ...metformin, dosage: '1 g', notes: 'with food' })
  await exchange(laptop, phone)
  expect(laptop.getState().medications).toEqual(phone.getState().medications)
  expect(laptop.getState().medications[0]?.notes).toBe('with food')
  const [disagreement] = await phone.devices.disagreements()
  if (!disagreement) throw new Error('they agree')
  expect(disagreement).toMatchObject({ title: 'Metformin', field: 'dosage' })
  expect(disagreement.values.toSorted()).toEqual(['1 g', '850 mg'])
  await phone.devices.decide(disagreement, '850 mg')
  await exchange(phone, laptop)
  for (const tab of [laptop, phone]) {
    expect(tab.getState().medications[0]?.dosage).toBe('850 mg')
    expect(await tab.devices.disagreements()).toEqual([])
  }
})

test('what is deleted on one stays deleted, although the other one changes it', async () => {
  const { laptop, phone } = await pairedDevices()
  await laptop.removeMedication('m1')
  await phone.updateMedication({ ...metformin, notes: 'with food' })
  await exchange(laptop, phone)
  for (const tab of [laptop, phone]) expect(tab.getState().medications).toEqual([])
})

test('a person of the family comes with their own secret and record, and goes again', async () => {
  const { laptop, phone } = await pairedDevices()
  const id = await laptop.family.add({ name: 'Lena', colour: 'blue', relation: 'daughter', bornOn: null, speaksForSelf: false })
  await laptop.family.open(id)
  await laptop.addTask(task('of lena'))
  await exchange(laptop, phone)
  await phone.family.open(id)
  expect(phone.getState()).toMatchObject({ person: { name: 'Lena' }, tasks: [{ id: 'of lena' }] })
  expect(patientOf(phone)).toEqual(patientOf(laptop))
  await laptop.family.forget(id)
  await exchange(laptop, phone)
  await until(phone, ({ persons }) => persons.length === 0)
  expect(JSON.stringify(await phone.exportRecords())).not.toContain('of lena')
})

test('the server reads nothing: neither words nor names of rows', async () => {
  const { server } = await pairedDevices()
  const seen = JSON.stringify([...server.kept.values()])
  const plain = [...server.kept.values()].flat().map(({ sealed }) => atob(sealed.replaceAll('-', '+').replaceAll('_', '/')))
  for (const word of ['Metformin', 'penicillin', 'medications', 'Laptop']) expect(seen + plain.join()).not.toContain(word)
})

test('a new secret for the record ends the exchange, and a copy of a record is a device of its own', async () => {
  const { laptop, phone } = await pairedDevices()
  const copy = await laptop.exportRecords()
  await laptop.signOutElsewhere()
  expect(await laptop.devices.ownName()).toBe(null)
  await phone.importRecords(copy)
  expect(await phone.devices.ownName()).toBe(null)
  expect(phone.getState().medications).toEqual([metformin])
})

test('whatever gets lost on the way, in random order: all agree, no dose is lost, and each counts once', async () => {
  let state = 11
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  let isBad = false
  const { laptop, phone } = await pairedDevices(createDeviceServer(() => (isBad ? random() : 1)))
  isBad = true
  const taken = new Set<string>()
  for (let event = 0; event < 60; event++) {
    const tab = random() < 0.5 ? laptop : phone
    const id = `dose ${Math.floor(random() * 4)}`
    if (random() < 0.4) {
      await recordIntake(tab, { id, medicationId: 'm1', pills: 1 }, 'taken', at)
      taken.add(id)
    } else await tab.devices.exchange().catch(() => undefined)
  }
  isBad = false
  await exchange(laptop, phone)
  for (const tab of [laptop, phone]) {
    expect(tab.getState().medications[0]?.stock).toBe(10 - taken.size)
    expect(await tab.vault().list('intakes')).toHaveLength(taken.size)
  }
})
