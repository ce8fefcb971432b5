import { z } from 'zod'
import { patientSecretPattern } from '../identity.ts'
import { UserId } from './identifiers.ts'

/** Takes another record of the same person over: what was said before logging in. Both secrets prove the right to it. */
export const AdoptRecordRequest = z.object({
  /** The secret of the record that is taken over; it stays as it was. */
  secret: z.string().regex(patientSecretPattern),
  user_id: UserId.nullish(),
})
export type AdoptRecordRequest = z.infer<typeof AdoptRecordRequest>

/** How much there is in the record now that came from the other one. */
export const AdoptRecordResponse = z.object({
  success: z.literal(true),
  consultations: z.number().int(),
  documents: z.number().int(),
  entries: z.number().int(),
})
export type AdoptRecordResponse = z.infer<typeof AdoptRecordResponse>
