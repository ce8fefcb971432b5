import { z } from 'zod'
import { maximumUnprotectedIdLength } from '../limits.ts'

/** A patient's id as a client names it: `p_...`, or an unprotected one in open mode. */
export const UserId = z.string().max(maximumUnprotectedIdLength)

export const IdParameters = z.object({ id: z.string().min(1).max(128) })
export type IdParameters = z.infer<typeof IdParameters>

/** Calls without a body name the patient in the query, where a client has no secret (open mode). */
export const PatientQuery = z.object({ user_id: UserId.nullish() })
export type PatientQuery = z.infer<typeof PatientQuery>

/** One page of a list, the newest first: what came before the row that `before` names. */
export const PageQuery = PatientQuery.extend({
  before: z.string().max(64).nullish(),
  limit: z.coerce.number().int().min(1).max(500).nullish(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Ids of rows whose seal does not open any more; the rest is served. Left out where there are none. */
export const Damaged = z.array(z.string()).optional()

export const Success = z.object({ success: z.literal(true) })
export type Success = z.infer<typeof Success>

export const ErrorAnswer = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
