import { createHash } from 'node:crypto'
import { type Patient, reminderHolder } from '../identity/patient.ts'
import type { Clock } from '../records/clock.ts'
import { type Change, type Records, type Row, StorageUnavailable, type WriteOutcome } from '../records/records.ts'
import { SealBroken, seal, unseal } from '../records/seal.ts'
import type { SubscriptionKeys } from './seal-push.ts'

/** A browser that wants reminders: where to, and when. Not of what, and not of whom. */
export interface ReminderDevice {
  endpoint: string
  keys: SubscriptionKeys
  /** Minutes since 1970, ascending. */
  minutes: number[]
}

/** The next reminder of a device, in the place of its minute of the day. */
export interface DueReminder {
  device: string
  minute: number
  /** Milliseconds since 1970 until which one server alone sends it; 0 where none does. */
  leasedUntil: number
}

export interface Kept<Value> {
  holder: Patient
  id: string
  version: number
  value: Value
}

export const minutesOfDay = 1_440
const deviceRow = { collection: 'reminder-device', id: 'device' }
const dueCollection = 'reminder-due'
const pageSize = 200

export type ReminderRows = ReturnType<typeof openReminderRows>

/** The name of a device on this server: its endpoint, which nobody else knows, as a digest. */
export function deviceOf(endpoint: string): string {
  return createHash('sha256').update(`dr-ai/reminder-device/v1\0${endpoint}`).digest('base64url').slice(0, 32)
}

/**
 * Reminders as they are kept: sealed under the server's key, since it sends them when no patient is there, in rows that belong to no
 * patient. The next reminder of each device lies in one of 1,440 places, by its minute of the day, so that a server finds what is due now
 * without looking at anything else. These rows are only an index: what counts is the device's own row.
 */
export function openReminderRows(records: Records, serverKey: Uint8Array, clock: Clock) {
  const places = new Map<number, Patient>()
  const deviceHolder = (device: string) => reminderHolder(`device ${device}`, serverKey)
  const placeOf = (minute: number): Patient => {
    const place = minute % minutesOfDay
    const known = places.get(place) ?? reminderHolder(`minute ${place}`, serverKey)
    places.set(place, known)
    return known
  }

  function close(holder: Patient, collection: string, id: string, version: number, value: object): Row {
    const at = clock()
    const place = { patient: holder.key, collection, id, version, at }
    return { id, at, version, sealed: seal(holder.sealingKey, place, Buffer.from(JSON.stringify(value))) }
  }

  /** Null for a row that does not open: it was changed, or sealed under another key. */
  function open<Value>(holder: Patient, collection: string, { id, at, version, sealed }: Row): Kept<Value> | null {
    try {
      const plain = unseal(holder.sealingKey, { patient: holder.key, collection, id, version, at }, sealed)
      return { holder, id, version, value: JSON.parse(plain.toString()) }
    } catch (error) {
      if (error instanceof SealBroken) return null
      throw error
    }
  }

  const write = (holder: Patient, change: Change): Promise<WriteOutcome> => records.write(holder.key, [change])

  return {
    async device(device: string): Promise<Kept<ReminderDevice> | null> {
      const holder = deviceHolder(device)
      const row = await records.read(holder.key, deviceRow.collection, deviceRow.id)
      return row && open<ReminderDevice>(holder, deviceRow.collection, row)
    },

    /** Out: whether it was written, and not overtaken by another change of the same device. */
    async keepDevice(device: string, before: Kept<ReminderDevice> | null, value: ReminderDevice): Promise<boolean> {
      const holder = deviceHolder(device)
      const { collection, id } = deviceRow
      const row = close(holder, collection, id, (before?.version ?? 0) + 1, value)
      return (await write(holder, { kind: before ? 'replace' : 'insert', collection, row })) === 'written'
    },

    async dropDevice(device: string): Promise<void> {
      await write(deviceHolder(device), { kind: 'delete', ...deviceRow })
    },

    /** Puts the reminder of a device into its place; nothing where it lies there already. */
    async placeDue(device: string, minute: number): Promise<void> {
      const holder = placeOf(minute)
      const id = holder.nameFor('due', `${device} ${minute}`)
      const value: DueReminder = { device, minute, leasedUntil: 0 }
      await write(holder, { kind: 'insert', collection: dueCollection, row: close(holder, dueCollection, id, 1, value) })
    },

    /** What lies in the place of a minute, up to and with that minute. */
    async *due(minute: number): AsyncGenerator<Kept<DueReminder>> {
      const holder = placeOf(minute)
      let before: { at: number; id: string } | null = null
      do {
        const rows = await records.list(holder.key, dueCollection, { limit: pageSize, before })
        for (const row of rows) {
          const kept = open<DueReminder>(holder, dueCollection, row)
          if (kept && kept.value.minute <= minute) yield kept
        }
        const last = rows.at(-1)
        before = rows.length === pageSize && last ? { at: last.at, id: last.id } : null
      } while (before)
    },

    /** Out: the row with the lease, or null where another server was first or it is gone. */
    async lease(due: Kept<DueReminder>, leasedUntil: number): Promise<Kept<DueReminder> | null> {
      const next = { ...due, version: due.version + 1, value: { ...due.value, leasedUntil } }
      const row = close(due.holder, dueCollection, due.id, next.version, next.value)
      return (await write(due.holder, { kind: 'replace', collection: dueCollection, row })) === 'written' ? next : null
    },

    async dropDue(due: Kept<DueReminder>): Promise<void> {
      await write(due.holder, { kind: 'delete', collection: dueCollection, id: due.id })
    },
  }
}

/** Whether a failure means that the store is away for now. */
export const isStoreAway = (error: unknown): boolean => error instanceof StorageUnavailable
