/**
 * One server's post office: it opens the shared records and, at each time that it is told, sends what is due. In: the store, the key and the
 * push service's contact in the environment, times as messages. Out: a message when a look is over.
 */
import { createClock } from '../../apps/server/src/records/clock.ts'
import { openRecords } from '../../apps/server/src/records/open-records.ts'
import { sendDueReminders } from '../../apps/server/src/reminders/post-reminders.ts'
import { pushKeyOf } from '../../apps/server/src/reminders/push-key.ts'
import { openReminderRows } from '../../apps/server/src/reminders/reminder-rows.ts'
import { createSendPush } from '../../apps/server/src/reminders/send-push.ts'

export interface Look {
  /** Milliseconds since 1970. */
  now: number
  minutesBack: number
}

const { DATABASE_URL, DATABASE_PATH = '', SERVER_KEY = '' } = process.env
const serverKey = Buffer.from(SERVER_KEY, 'hex')
const records = await openRecords({ databaseUrl: DATABASE_URL ?? null, databasePath: DATABASE_PATH })
let now = Date.now()
const post = {
  rows: openReminderRows(records, serverKey, createClock(Date.now)),
  send: createSendPush(pushKeyOf(serverKey), 'https://doctor.example.org'),
  now: () => now,
}

process.on('message', async (look: Look) => {
  now = look.now
  process.send?.({ sent: await sendDueReminders(post, look.minutesBack) })
})
// Who told it the time is gone.
process.on('disconnect', () => process.exit())
process.send?.({ isReady: true })
