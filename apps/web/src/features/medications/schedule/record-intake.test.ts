// @vitest-environment node
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { completeMedication, type Medication } from '../../../session/medication.ts'
import type { ChangeTogether, Place, Vault } from '../../../session/vault.ts'
import { openVault } from '../../../session/vault.ts'
import { VaultDatabase } from '../../../session/vault-database.ts'
import { refill } from '../refill.ts'
import type { Intake } from './intake.ts'
import { recordIntake, undoIntake } from './record-intake.ts'

const dose = { id: 'm1|2026-11-20|08:00', medicationId: 'm1', pills: 2 }
const at = new Date('2026-11-20T08:05:00Z')
let name = ''
let key: CryptoKey

/** One tab: its own connection to the same sealed store. */
function tab() {
  const database = new VaultDatabase(name)
  const vault: Vault = openVault(database, 'owner', key)
  const keeper = {
    keepTogether: (places: readonly Place[], change: ChangeTogether) => vault.changeTogether(places, change),
    keep: vault.change,
  }
  return { database, vault, keeper }
}
const stock = async (vault: Vault) => (await vault.read<Medication>('medications', 'm1'))?.stock
const intakes = (vault: Vault) => vault.list<Intake>('intakes')

beforeEach(async () => {
  name = `vault-${crypto.randomUUID()}`
  key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await tab().vault.change<Medication>('medications', 'm1', () => completeMedication({ id: 'm1', name: 'Metformin', stock: 10 }))
})

test('taking counts down, undo gives back, and both only once', async () => {
  const { vault, keeper } = tab()
  await recordIntake(keeper, dose, 'taken', at)
  await recordIntake(keeper, dose, 'taken', at)
  expect(await stock(vault)).toBe(8)
  await undoIntake(keeper, dose)
  await undoIntake(keeper, dose)
  expect([await stock(vault), await intakes(vault)]).toEqual([10, []])
})

test('taken, then skipped after all, gives the pills back', async () => {
  const { vault, keeper } = tab()
  await recordIntake(keeper, dose, 'taken', at)
  await recordIntake(keeper, dose, 'skipped', at)
  expect([await stock(vault), (await intakes(vault))[0]?.status]).toEqual([10, 'skipped'])
})

test('an empty stock stays at 0, and undo gives back no more than was there', async () => {
  const { vault, keeper } = tab()
  await vault.change<Medication>('medications', 'm1', (current) => current && { ...current, stock: 1 })
  await recordIntake(keeper, dose, 'taken', at)
  expect(await stock(vault)).toBe(0)
  await undoIntake(keeper, dose)
  expect(await stock(vault)).toBe(1)
})

test('two tabs at once: each dose counts once, no change is lost', async () => {
  const [one, two] = [tab(), tab()]
  const doses = Array.from({ length: 4 }, (_, place) => ({ ...dose, id: `dose-${place}` }))
  await Promise.all(doses.flatMap((each) => [recordIntake(one.keeper, each, 'taken', at), recordIntake(two.keeper, each, 'taken', at)]))
  expect([await stock(one.vault), (await intakes(two.vault)).length]).toEqual([2, 4])
  const takeBack = await refill(one.keeper, { ...completeMedication({ id: 'm1' }), refills: [] }, at)
  expect(await stock(two.vault)).toBe(32)
  await Promise.all([takeBack(), undoIntake(two.keeper, doses[0] ?? dose)])
  expect(await stock(one.vault)).toBe(4)
})

test.each([
  ['a known repeat is taken off the prescription', 2, 1],
  ['none left stays none', 0, 0],
])('with a pack %s, and comes back with it', async (_, before, after) => {
  const { vault, keeper } = tab()
  const repeats = async () => (await vault.read<Medication>('medications', 'm1'))?.repeatsLeft
  await vault.change<Medication>('medications', 'm1', (current) => current && { ...current, repeatsLeft: before })
  const takeBack = await refill(keeper, completeMedication({ id: 'm1' }), at)
  expect(await repeats()).toBe(after)
  await takeBack()
  expect(await repeats()).toBe(before)
})

test('a crash between the two writes leaves neither', async () => {
  const { database, vault, keeper } = tab()
  let writes = 0
  const crash = () => {
    writes++
    if (writes === 2) throw new Error('the page is gone')
  }
  database.records.hook('creating', crash)
  database.records.hook('updating', crash)
  await expect(recordIntake(keeper, dose, 'taken', at)).rejects.toThrow()
  database.records.hook('creating').unsubscribe(crash)
  database.records.hook('updating').unsubscribe(crash)
  const after = tab()
  expect([await stock(after.vault), await intakes(after.vault)]).toEqual([10, []])
  await recordIntake(after.keeper, dose, 'taken', at)
  expect(await stock(vault)).toBe(8)
})

test('a dose of a deleted medication is still kept, and brings nothing back', async () => {
  const { vault, keeper } = tab()
  await vault.change<Medication>('medications', 'm1', () => undefined)
  await recordIntake(keeper, dose, 'taken', at)
  expect([await stock(vault), (await intakes(vault)).length]).toEqual([undefined, 1])
})
