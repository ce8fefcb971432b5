import { pairingMinutes } from '@dr-ai/contract/limits'
import type { ViewPairingResponse } from '@dr-ai/contract/schemas/devices'
import { Failure } from '../http/failure.ts'
import { pairingHolder } from '../identity/patient.ts'
import type { Clock } from '../records/clock.ts'
import type { PairingBox } from '../records/collections.ts'
import { type Opened, openPatientRecords, type PatientRecords } from '../records/patient-records.ts'
import type { Records } from '../records/records.ts'
import { witnessKeyOf } from '../records/witness.ts'

/** Where pairings lie: each in a record of its own, under a name that two devices know. */
export interface PairingStore {
  records: Records
  serverKey: Uint8Array
  clock: Clock
}

/** A record has one pairing at a time, and its row in either place has one name. */
const boxRow = 'pairing'
const none = () => new Failure('not-found', 'There is no such pairing, or its time is over.')

function openBox({ records, serverKey, clock }: PairingStore, id: string): PatientRecords {
  return openPatientRecords(records, pairingHolder(id, serverKey), clock, witnessKeyOf(serverKey))
}

/** Opens a box in which two devices leave each other one message each; a former one of the record is closed. */
export async function openPairing(store: PairingStore, records: PatientRecords, id: string): Promise<void> {
  await closePairing(store, records)
  const at = store.clock()
  await records.commit([records.insert('pairing', { id: boxRow, at, value: { id } })])
  const box = openBox(store, id)
  const value: PairingBox = { expiresAt: at / 1_000 + pairingMinutes * 60_000, question: null, answer: null }
  if ((await box.commit([box.insert('pairing-box', { id: boxRow, at, value })])) === 'conflict') throw none()
}

/** Closes the pairing of a record, if there is one. */
export async function closePairing(store: PairingStore, records: PatientRecords): Promise<void> {
  const former = await records.get('pairing', boxRow)
  if (!former) return
  await openBox(store, former.value.id).erase()
  await records.commit([{ kind: 'delete', collection: 'pairing', id: boxRow }])
}

/** What lies in the box. @throws Failure 404 where it is closed or its time over */
export async function viewPairing(store: PairingStore, id: string): Promise<ViewPairingResponse> {
  const { question, answer } = (await reached(store, openBox(store, id))).value
  return { question, answer }
}

/** Leaves the message of the new device; the first one stands. @throws Failure 404 where somebody was quicker, or the box is closed */
export async function askPairing(store: PairingStore, id: string, question: string): Promise<void> {
  await leave(store, id, (box) => (box.question === null ? { ...box, question } : null))
}

/** Leaves the answer of the device that opened the pairing. @throws Failure 404 where it is not this record's, or the box is closed */
export async function answerPairing(store: PairingStore, records: PatientRecords, id: string, answer: string): Promise<void> {
  if ((await records.get('pairing', boxRow))?.value.id !== id) throw none()
  await leave(store, id, (box) => (box.question !== null && box.answer === null ? { ...box, answer } : null))
}

async function leave(store: PairingStore, id: string, change: (box: PairingBox) => PairingBox | null): Promise<void> {
  const box = openBox(store, id)
  const row = await reached(store, box)
  const value = change(row.value)
  if (!value || (await box.commit([box.replace('pairing-box', row, { value })])) === 'conflict') throw none()
}

async function reached(store: PairingStore, box: PatientRecords): Promise<Opened<PairingBox>> {
  const row = await box.get('pairing-box', boxRow)
  if (!row || row.value.expiresAt <= store.clock() / 1_000) throw none()
  return row
}
