import { maximumReminderDevices } from '@dr-ai/contract/limits'
import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { keepReminders, snoozeReminder } from '../reminders/keep-reminders.ts'
import { isPushService } from '../reminders/push-services.ts'
import { deviceOf, openReminderRows, type ReminderRows } from '../reminders/reminder-rows.ts'

/** Reminders that reach a device while the application is closed: wished for, stopped, put off. */
export function addReminderRoutes(
  app: FastifyInstance,
  dependencies: CallDependencies & { push: { services: readonly string[]; publicKey: string } | null },
): void {
  const { push, clock } = dependencies
  const rows = openReminderRows(dependencies.records, dependencies.serverKey, clock)
  const now = () => clock() / 1_000

  addCall(app, dependencies, 'viewReminders', async () => ({ publicKey: push?.publicKey ?? null }))

  addCall(app, dependencies, 'keepReminders', async ({ body: { endpoint, keys, minutes }, claim }) => {
    const { records } = await claim()
    if (!push) throw new Failure('not-configured', 'This server sends no reminders.')
    if (!isPushService(endpoint, push.services)) throw new Failure('invalid-input', 'endpoint: this is no push service that we know.')
    const id = deviceOf(endpoint)
    if (!(await records.get('reminder-device', id))) {
      if ((await records.count('reminder-device')) >= maximumReminderDevices)
        throw new Failure('quota-reached', `At most ${maximumReminderDevices} devices are reminded.`)
      await records.commit([records.insert('reminder-device', { id, at: clock(), value: {} })])
    }
    await keepReminders(rows, { endpoint, keys, minutes }, now())
    return { success: true as const }
  })

  addCall(app, dependencies, 'stopReminders', async ({ body: { endpoint }, claim }) => {
    const { records } = await claim()
    const id = deviceOf(endpoint)
    if (!(await records.get('reminder-device', id))) throw new Failure('not-found', 'This device has no reminders.')
    await rows.dropDevice(id)
    await records.commit([{ kind: 'delete', collection: 'reminder-device', id }])
    return { success: true as const }
  })

  addCall(app, dependencies, 'snoozeReminder', async ({ body: { endpoint } }) => ({ minute: await snoozeReminder(rows, endpoint, now()) }))
}

/** Every device of a record stops being reminded. */
export async function stopEveryReminder(rows: ReminderRows, records: PatientRecords): Promise<void> {
  for (const { id } of await records.list('reminder-device', { limit: maximumReminderDevices })) await rows.dropDevice(id)
}
