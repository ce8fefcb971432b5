import { z } from 'zod'
import { maximumReminderMinutes } from '../limits.ts'
import { UserId } from './identifiers.ts'

const endpoint = z.url().max(2_000)
/** Bytes of a browser's public point and of its secret (RFC 8291), as base64url. */
const publicPoint = z.string().regex(/^B[\w-]{86}={0,2}$/)
const secret = z.string().regex(/^[\w-]{22}={0,2}$/)

/** Minutes since 1970, from 2001 to 2159. */
const minute = z.number().int().min(16_666_667).max(100_000_000)

/** The key that a browser subscribes with; null where this server sends no reminders. */
export const ViewRemindersResponse = z.object({ publicKey: z.string().nullable() })
export type ViewRemindersResponse = z.infer<typeof ViewRemindersResponse>

/** A browser's subscription and the times of its reminders, which take the place of all before. Times alone: never of what. */
export const KeepRemindersRequest = z.object({
  endpoint,
  keys: z.object({ p256dh: publicPoint, auth: secret }),
  minutes: z.array(minute).max(maximumReminderMinutes),
  user_id: UserId.nullish(),
})
export type KeepRemindersRequest = z.infer<typeof KeepRemindersRequest>

export const StopRemindersRequest = z.object({ endpoint, user_id: UserId.nullish() })

/** Sent by a browser's service worker, which has nothing but its own subscription. */
export const SnoozeReminderRequest = z.object({ endpoint })

/** The minute since 1970 of the reminder that was added. */
export const SnoozeReminderResponse = z.object({ minute: z.number().int() })
export type SnoozeReminderResponse = z.infer<typeof SnoozeReminderResponse>
