import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClock } from '../../apps/server/src/records/clock.ts'
import { openRecords } from '../../apps/server/src/records/open-records.ts'
import { keepReminders } from '../../apps/server/src/reminders/keep-reminders.ts'
import { pushKeyOf } from '../../apps/server/src/reminders/push-key.ts'
import { openReminderRows } from '../../apps/server/src/reminders/reminder-rows.ts'
import { startFakePushService } from '../../apps/server/src/testing/fake-push-service.ts'
import { startPostgres, whyNoPostgres } from '../../apps/server/src/testing/postgres.ts'
import { createRandom } from '../random.ts'
import { newFolder } from '../server/launch.ts'
import type { Look } from './post-office.child.ts'
import { createWakingBrowser } from './waking-browser.ts'

export interface PushFigures {
  reminders: number
  kills: number
  /** Reminders that no browser showed, and those that one showed again. */
  lost: number
  double: number
  /** Messages that were sent again after a server had died in the middle: the browser shows each minute once. */
  sentAgain: number
  /** Minutes by which the latest one came too late. */
  latest: number
  complaints: number
}

const minute = 60_000
const servers = 2
const remindersOfDevice = 50
const spreadOver = 150
/** Milliseconds of the told time between two looks; half a lease, so that a dead server's lease is met while it lasts and when it is over. */
const step = 15_000

/**
 * Devices wish for reminders over some hours; two servers that share one store send them at a time that is told them, and are killed in the
 * middle of a sending, again and again. The browsers at the other end run the application's own service worker. In: how many reminders and kills.
 */
export async function measurePush(reminders: number, kills: number): Promise<PushFigures> {
  const { next: random } = createRandom(20)
  const postgres = whyNoPostgres() === null ? await startPostgres() : null
  const service = await startFakePushService()
  const serverKey = randomBytes(32)
  const store = { databaseUrl: (await postgres?.newDatabase()) ?? null, databasePath: join(newFolder(), 'records.sqlite') }
  const records = await openRecords(store)
  const rows = openReminderRows(records, serverKey, createClock(Date.now))
  const begin = Math.ceil(Date.now() / minute) + 1

  const devices = Array.from({ length: Math.ceil(reminders / remindersOfDevice) }, () => {
    const minutes = new Set<number>()
    while (minutes.size < remindersOfDevice) minutes.add(begin + Math.floor(random() * spreadOver))
    return { ...service.subscribe(pushKeyOf(serverKey).publicKey), minutes: [...minutes], browser: createWakingBrowser() }
  })
  for (const { endpoint, keys, minutes } of devices) await keepReminders(rows, { endpoint, keys, minutes }, Date.now())

  const start = async () => {
    const child = fork(join(import.meta.dirname, 'post-office.child.ts'), {
      env: {
        PATH: process.env.PATH,
        SERVER_KEY: serverKey.toString('hex'),
        DATABASE_PATH: store.databasePath,
        ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
      },
    })
    await once(child, 'message')
    return { child, looks: 0 }
  }
  type Office = Awaited<ReturnType<typeof start>>
  /** Out: whether it lived to the end of its look. */
  const look = async ({ child }: Office, task: Look): Promise<boolean> => {
    const over = new AbortController()
    const { signal } = over
    const answered = once(child, 'message', { signal }).then(() => true)
    const died = once(child, 'exit', { signal }).then(() => false)
    child.send(task)
    const lived = await Promise.race([answered, died])
    over.abort()
    await Promise.allSettled([answered, died])
    return lived
  }

  const offices = await Promise.all(Array.from({ length: servers }, start))
  const steps = ((spreadOver + 3) * minute) / step
  let [killed, told, delivered] = [0, 0, 0]
  const byEndpoint = new Map(devices.map((device) => [device.endpoint, device]))
  let latest = 0
  for (let at = 0; at < steps; at++) {
    const now = begin * minute + at * step
    // The victim dies after some messages of this step have arrived; its last one may or may not have been answered.
    const victim = killed < kills && random() < kills / (steps * 0.8) ? Math.floor(random() * servers) : null
    const after = service.delivered.length + Math.floor(random() * (reminders / steps) * 2)
    const watch = setInterval(() => victim !== null && service.delivered.length >= after && offices[victim]?.child.kill('SIGKILL'), 1)
    const lived = await Promise.all(
      offices.map((office) => look(office, { now, minutesBack: office.looks++ === 0 ? 1_440 : office.looks % 6 === 0 ? 62 : 2 })),
    )
    clearInterval(watch)
    for (const [place, isAlive] of lived.entries())
      if (!isAlive) {
        killed++
        offices[place] = await start()
      }
    for (; told < service.delivered.length; told++) {
      const push = service.delivered[told]
      if (!push) continue
      latest = Math.max(latest, now / minute - push.minute)
      await byEndpoint.get(push.endpoint)?.browser.wake(push.minute)
    }
  }
  delivered = service.delivered.length
  for (const { child } of offices) child.kill('SIGKILL')
  await records.close()
  await service.close()
  await postgres?.stop()
  const shown = devices.map(({ browser }) => browser.shown)
  const distinct = shown.reduce((sum, minutes) => sum + new Set(minutes).size, 0)
  return {
    reminders: devices.length * remindersOfDevice,
    kills: killed,
    lost: devices.length * remindersOfDevice - distinct,
    double: shown.reduce((sum, minutes) => sum + minutes.length, 0) - distinct,
    sentAgain: delivered - distinct,
    latest,
    complaints: service.complaints.length,
  }
}
