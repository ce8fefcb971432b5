import type { FastifyInstance } from 'fastify'
import type { NetworkPolicy } from '../identity/network-policy.ts'
import type { Clock } from '../records/clock.ts'
import type { Records } from '../records/records.ts'
import { postReminders } from './post-reminders.ts'
import { pushKeyOf } from './push-key.ts'
import { openReminderRows } from './reminder-rows.ts'
import { createSendPush } from './send-push.ts'

interface PushOptions {
  records: Records
  serverKey: Uint8Array
  clock: Clock
  network: NetworkPolicy
  pushServices?: readonly string[]
}

/** Who runs a server without a name on the network is not to be reached; push services ask for some address all the same. */
const noContact = 'mailto:nobody@example.org'

/** Reminders are sent from when the server listens until it stops. Out: what the calls need to know, null where none are sent. */
export function startPush(
  app: FastifyInstance,
  { records, serverKey, clock, network, pushServices = [] }: PushOptions,
): { services: readonly string[]; publicKey: string } | null {
  if (pushServices.length === 0) return null
  const key = pushKeyOf(serverKey)
  const send = createSendPush(key, network.publicOrigin?.startsWith('https:') ? network.publicOrigin : noContact)
  const post = { rows: openReminderRows(records, serverKey, clock), send, now: Date.now }
  let posting: ReturnType<typeof postReminders> | null = null
  app.addHook('onListen', async () => {
    posting = postReminders(post, (error) =>
      app.log.error({ code: error instanceof Error ? error.name : 'unknown' }, 'reminders could not be sent'),
    )
  })
  app.addHook('preClose', async () => posting?.stop())
  return { services: pushServices, publicKey: key.publicKey }
}
