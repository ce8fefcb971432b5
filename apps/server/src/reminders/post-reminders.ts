import { type DueReminder, isStoreAway, type Kept, minutesOfDay, type ReminderRows } from './reminder-rows.ts'
import type { SendPush } from './send-push.ts'

/** A reminder that could not be sent for this many minutes is not sent any more: by then its dose may be wrong to take. */
export const lateMinutes = 60
/** Milliseconds for which one server alone sends a reminder. Where it dies meanwhile, another one sends it then. */
const lease = 30_000
/** Milliseconds between two looks at what is due, and every how many of them goes back over all that may still be sent. */
const interval = 10_000
const wholeLookEvery = 6
/** Reminders that are sent at once. */
const atOnce = 32

interface Post {
  rows: ReminderRows
  send: SendPush
  /** Milliseconds since 1970. */
  now(): number
}

/**
 * Sends what is due, looking back over some minutes. Any number of servers may do so at the same time: each reminder is sent by the one whose
 * lease was written. Out: how many were handed to a push service.
 */
export async function sendDueReminders(post: Post, minutesBack: number): Promise<number> {
  const present = Math.floor(post.now() / 60_000)
  let sent = 0
  const underway = new Set<Promise<void>>()
  for (let back = Math.min(minutesBack, minutesOfDay - 1); back >= 0; back--) {
    for await (const due of post.rows.due(present - back)) {
      const sending = sendOne(post, due).then((wasSent) => {
        sent += wasSent ? 1 : 0
        underway.delete(sending)
      })
      underway.add(sending)
      if (underway.size >= atOnce) await Promise.race(underway)
    }
  }
  await Promise.all(underway)
  return sent
}

async function sendOne({ rows, send, now }: Post, due: Kept<DueReminder>): Promise<boolean> {
  if (due.value.leasedUntil > now()) return false
  const leased = await rows.lease(due, now() + lease)
  if (!leased) return false
  const { device, minute } = due.value
  const kept = await rows.device(device)
  if (!kept) {
    await rows.dropDue(leased)
    return false
  }
  const { minutes, ...subscription } = kept.value
  // The reminder after this one has its place before this one leaves its own: a crash between the two loses neither.
  const oldest = Math.floor(now() / 60_000) - lateMinutes
  const next = minutes.find((each) => each > minute && each >= oldest)
  if (next !== undefined) await rows.placeDue(device, next)
  if (!minutes.includes(minute) || minute < oldest) {
    await rows.dropDue(leased)
    return false
  }
  const outcome = await send({ ...subscription, minute, life: (minute - oldest) * 60 })
  // A service that is away is asked again when the lease is over, until it is too late.
  if (outcome === 'later') return false
  if (outcome === 'gone') await rows.dropDevice(device)
  await rows.dropDue(leased)
  return outcome === 'taken'
}

/** Looks for due reminders until it is stopped; the stop waits for what is being sent. @param onFailure is told what went wrong */
export function postReminders(post: Post, onFailure: (error: unknown) => void): { stop(): Promise<void> } {
  let looks = 0
  let looking: Promise<unknown> | null = null
  const look = () => {
    if (looking) return
    // The first look goes back over a whole day: what fell due while no server ran gets its next time.
    const back = looks === 0 ? minutesOfDay : looks % wholeLookEvery === 0 ? lateMinutes + 2 : 2
    looks++
    looking = sendDueReminders(post, back)
      .catch((error: unknown) => {
        if (!isStoreAway(error)) onFailure(error)
      })
      .finally(() => {
        looking = null
      })
  }
  const timer = setInterval(look, interval)
  look()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
