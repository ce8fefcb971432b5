import { z } from 'zod'
import { maximumDeviceRowCharacters, maximumDeviceRowsAtOnce } from '../limits.ts'
import { PageQuery, UserId } from './identifiers.ts'

/** A row that the devices of a patient share, sealed under a key that no server knows; its name is a digest under that key too. */
export const DeviceRow = z.object({
  id: z.string().regex(/^[\w-]{43}$/),
  /** Counted by the server, from 1 on. */
  version: z.number().int().min(1),
  sealed: z.string().max(maximumDeviceRowCharacters),
})
export type DeviceRow = z.infer<typeof DeviceRow>

export const ListDeviceRowsQuery = PageQuery

/** The row that was written last comes first. */
export const ListDeviceRowsResponse = z.object({ rows: z.array(DeviceRow), next_before: z.string().optional() })
export type ListDeviceRowsResponse = z.infer<typeof ListDeviceRowsResponse>

/** `version`: the one that the device saw and that its row replaces; 0 for a new row. */
export const KeepDeviceRowsRequest = z.object({
  rows: z
    .array(DeviceRow.extend({ version: z.number().int().min(0) }))
    .min(1)
    .max(maximumDeviceRowsAtOnce),
  user_id: UserId.nullish(),
})
export type KeepDeviceRowsRequest = z.infer<typeof KeepDeviceRowsRequest>

/** `overtaken`: another device was quicker; what it wrote has to be seen first. */
export const KeepDeviceRowsResponse = z.object({ kept: z.array(z.string()), overtaken: z.array(z.string()) })
export type KeepDeviceRowsResponse = z.infer<typeof KeepDeviceRowsResponse>

/** A name that nobody guesses. */
const pairingId = z.string().regex(/^[\w-]{43}$/)
const message = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/)

export const OpenPairingRequest = z.object({ id: pairingId, user_id: UserId.nullish() })

/** What the new device says: its public key. */
export const AskPairingRequest = z.object({ question: message })

/** What the other one answers, sealed to that key. */
export const AnswerPairingRequest = z.object({ answer: message, user_id: UserId.nullish() })

export const ViewPairingResponse = z.object({ question: z.string().nullable(), answer: z.string().nullable() })
export type ViewPairingResponse = z.infer<typeof ViewPairingResponse>
