import { personCollection, personVault } from '../person.ts'
import { shadowCollection, sharedKinds } from '../shared-kinds.ts'
import type { Place, Vault } from '../vault.ts'
import type { DeviceRows } from './exchange-rows.ts'
import { changedFields, fieldsOf, recordOf } from './row-fields.ts'
import { deleteRow, emptyRow, mergeRows, type SharedRow, shownRow, writeFields } from './shared-row.ts'

interface Shadow {
  id: string
  row: SharedRow
}

interface KeptIntake {
  id: string
  medicationId: string
  counted?: number
}

const nameOf = ({ collection, id }: Place): string => `${collection}/${id}`
const placeOf = (name: string): Place => ({ collection: name.slice(0, name.indexOf('/')), id: name.slice(name.indexOf('/') + 1) })
const shadowOf = (name: string): Place => ({ collection: shadowCollection, id: name })
const rowOf = (shadow: unknown): SharedRow => (shadow as Shadow | undefined)?.row ?? emptyRow
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a record says beside itself: pills that its doses took off a stock, the secret of a person. */
interface Beside {
  counted: number
  patient?: unknown
}

/** The row after everything that the patient wrote into the record since. */
function withOwnWrites(
  row: SharedRow,
  { collection }: Place,
  record: unknown,
  { device, now, counted, patient }: Beside & { device: string; now: number },
): SharedRow {
  const shown = shownRow(row) ?? {}
  if (record === undefined && sharedKinds[collection]?.isDeletedForGood) {
    return row.isDeleted || row === emptyRow ? row : deleteRow(row, device)
  }
  const said = record === undefined ? null : { ...(record as object), ...(patient !== undefined && { patient }) }
  const changes = changedFields(said && fieldsOf(collection, said, shown, { device, counted }), shown)
  return Object.keys(changes).length === 0 ? row : writeFields(row, device, now, changes)
}

/** Records of a vault as rows that several devices write. `onChange` hears of each collection in which something was taken in. */
export function openDeviceRows(
  vault: Vault,
  device: string,
  now: () => number,
  onChange: (collection: string) => void,
): DeviceRows & { decide(name: string, field: string, value: unknown): Promise<void> } {
  /** Pills that the doses of each medication took off its stock. */
  async function countDoses(): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    for (const { medicationId, counted = 0 } of await vault.list<KeptIntake>('intakes'))
      counts.set(medicationId, (counts.get(medicationId) ?? 0) + counted)
    return counts
  }

  async function besideOf({ collection, id }: Place, counts?: ReadonlyMap<string, number>): Promise<Beside> {
    if (collection === 'medications') return { counted: (counts ?? (await countDoses())).get(id) ?? 0 }
    if (collection === personCollection) return { counted: 0, patient: await personVault(vault, id).read('identity', 'patient') }
    return { counted: 0 }
  }

  /** Notes what was written into a record since, then changes its row, and the record with it. */
  async function change(name: string, by: (row: SharedRow) => SharedRow): Promise<SharedRow> {
    const place = placeOf(name)
    for (;;) {
      const before = await vault.read(place.collection, place.id)
      const beside = await besideOf(place)
      let result: SharedRow | null = null
      await vault.changeTogether([place, shadowOf(name)], ([record, shadow]) => {
        result = null
        // A dose that was taken meanwhile changed the medication too, and has to be counted first.
        if (!isSame(record, before)) return [record, shadow]
        const own = withOwnWrites(rowOf(shadow), place, record, { device, now: now(), ...beside })
        const next = by(own)
        result = next
        return [own === next ? record : recordFrom(place, next, beside.counted), next === rowOf(shadow) ? shadow : { id: name, row: next }]
      })
      if (result) return result
    }
  }

  /** The same for a dose, which changes the stock of its medication. */
  async function changeDose(name: string, by: (row: SharedRow) => SharedRow): Promise<void> {
    const place = placeOf(name)
    const kept = await vault.read<KeptIntake>(place.collection, place.id)
    const medication = { collection: 'medications', id: kept?.medicationId ?? String(shownRow(by(emptyRow))?.medicationId) }
    for (;;) {
      const before = await vault.read(medication.collection, medication.id)
      if (before === undefined) return void (await change(name, by))
      const { counted } = await besideOf(medication)
      let isDone = false
      await vault.changeTogether([place, shadowOf(name), medication, shadowOf(nameOf(medication))], (current) => {
        const [dose, shadow, medicine, medicineShadow] = current
        isDone = isSame(medicine, before)
        if (!isDone) return current
        const own = { device, now: now() }
        const next = by(withOwnWrites(rowOf(shadow), place, dose, { ...own, counted: 0 }))
        const then = recordFrom(place, next, 0) as KeptIntake | undefined
        const countedThen = counted - ((dose as KeptIntake | undefined)?.counted ?? 0) + (then?.counted ?? 0)
        const row = withOwnWrites(rowOf(medicineShadow), medication, medicine, { ...own, counted })
        return [then, { id: name, row: next }, recordFrom(medication, row, countedThen), { id: nameOf(medication), row }]
      })
      if (isDone) return
    }
  }

  /** A person who was taken out on another device goes with everything. A secret travels with the person, into a vault of its own. */
  async function takePerson(name: string, row: SharedRow): Promise<void> {
    const { id } = placeOf(name)
    const merged = await change(name, (own) => mergeRows(own, row))
    const inside = personVault(vault, id)
    const shown = shownRow(merged)
    if (shown) {
      if (shown.patient) await inside.change('identity', 'patient', () => shown.patient)
      return
    }
    const places = (await inside.readAll()).map((record) => ({ collection: record.collection, id: record.id }))
    await inside.changeTogether(places, (current) => current.map(() => undefined))
  }

  return {
    async read() {
      const shadows = new Map((await vault.list<Shadow>(shadowCollection)).map(({ id, row }) => [id, row]))
      const records = new Map<string, unknown>()
      for (const collection of Object.keys(sharedKinds))
        for (const record of await vault.list<{ id?: string }>(collection))
          records.set(nameOf({ collection, id: record.id ?? collection }), record)
      const counts = await countDoses()
      const rows = new Map<string, SharedRow>()
      for (const name of new Set([...shadows.keys(), ...records.keys()])) {
        const row = shadows.get(name) ?? emptyRow
        const own = { device, now: now(), ...(await besideOf(placeOf(name), counts)) }
        const isWritten = withOwnWrites(row, placeOf(name), records.get(name), own) !== row
        rows.set(name, isWritten ? await change(name, (each) => each) : row)
      }
      return rows
    },
    async take(rows) {
      const touched = new Set<string>()
      const order = Object.keys(sharedKinds)
      const sorted = [...rows].sort(([one], [other]) => order.indexOf(placeOf(one).collection) - order.indexOf(placeOf(other).collection))
      for (const [name, row] of sorted) {
        const { collection } = placeOf(name)
        if (!(collection in sharedKinds)) continue
        touched.add(collection)
        if (collection === 'intakes') {
          touched.add('medications')
          await changeDose(name, (own) => mergeRows(own, row))
        } else if (collection === personCollection) await takePerson(name, row)
        else await change(name, (own) => mergeRows(own, row))
      }
      for (const collection of touched) onChange(collection)
    },
    async decide(name, field, value) {
      await change(name, (row) => writeFields(row, device, now(), { [field]: value }))
      onChange(placeOf(name).collection)
    },
  }
}

function recordFrom({ collection }: Place, row: SharedRow, counted: number): Record<string, unknown> | undefined {
  const shown = shownRow(row)
  return (shown && recordOf(collection, shown, counted)) ?? undefined
}
