import { z } from 'zod'
import { DocumentFinding } from './documents.ts'
import { HealthItem } from './health-items.ts'
import { HistoryEntry } from './history.ts'
import { UserId } from './identifiers.ts'

/** What somebody else may see of a record; 'log' lets them write down doses, and nothing else is ever written. */
export const AccessScope = z.enum(['medications', 'log', 'results', 'history', 'documents'])
export type AccessScope = z.infer<typeof AccessScope>

/** The parts that can be read. */
export const AccessPart = AccessScope.exclude(['log'])
export type AccessPart = z.infer<typeof AccessPart>

export const CreateAccessRequest = z.object({
  /** Who gets it, as the patient calls them. */
  holder: z.string().trim().min(1).max(80),
  scopes: z.array(AccessScope).min(1).max(5),
  /** Medications and doses alone may be open until revoked. */
  expiresAt: z.iso.datetime().nullish(),
  user_id: UserId.nullish(),
})
export type CreateAccessRequest = z.infer<typeof CreateAccessRequest>

/** An access as its patient sees it. */
export const HandedAccess = z.object({
  id: z.string(),
  holder: z.string(),
  scopes: z.array(AccessScope),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** What was looked at or written down when, the newest last. */
  uses: z.array(z.object({ at: z.string(), what: AccessScope })),
})
export type HandedAccess = z.infer<typeof HandedAccess>

/** `token`: shown this once, kept nowhere. */
export const CreateAccessResponse = z.object({ access: HandedAccess, token: z.string() })
export type CreateAccessResponse = z.infer<typeof CreateAccessResponse>

export const DoseAnswer = z.enum(['taken', 'skipped'])

/** A dose that somebody else wrote down. */
export const LoggedDose = z.object({
  dose: z.string().min(1).max(200),
  medication: z.string().min(1).max(200),
  status: DoseAnswer,
  at: z.string(),
  by: z.string(),
})
export type LoggedDose = z.infer<typeof LoggedDose>

export const ListAccessResponse = z.object({ access: z.array(HandedAccess), logged: z.array(LoggedDose) })
export type ListAccessResponse = z.infer<typeof ListAccessResponse>

export const RevokeAccessResponse = z.object({ access: HandedAccess })
export type RevokeAccessResponse = z.infer<typeof RevokeAccessResponse>

/** The medications as the patient's browser last left them for others, and the doses around that day. */
export const SharedMedications = z.object({
  /** Whose they are, for who cares for several. */
  name: z.string().max(80).nullable(),
  at: z.iso.datetime(),
  medications: z
    .array(
      z.object({
        id: z.string().max(200),
        name: z.string().max(200),
        dosage: z.string().max(200),
        schedule: z.string().max(300),
        notes: z.string().max(2_000),
        isActive: z.boolean(),
      }),
    )
    .max(200),
  doses: z
    .array(
      z.object({
        id: z.string().max(200),
        medication: z.string().max(200),
        at: z.iso.datetime(),
        status: z.enum(['due', 'taken', 'skipped']),
      }),
    )
    .max(2_000),
})
export type SharedMedications = z.infer<typeof SharedMedications>

export const ShareMedicationsRequest = z.object({ shared: SharedMedications, user_id: UserId.nullish() })
export type ShareMedicationsRequest = z.infer<typeof ShareMedicationsRequest>

export const AccessToken = z.string().regex(/^dra_[\w-]{43}$/)

export const ReadSharedRequest = z.object({ token: AccessToken, part: AccessPart })
export type ReadSharedRequest = z.infer<typeof ReadSharedRequest>

/** The part that was asked for; the others are absent. */
export const ReadSharedResponse = z.object({
  holder: z.string(),
  scopes: z.array(AccessScope),
  expiresAt: z.string().nullable(),
  medications: z.object({ shared: SharedMedications.nullable(), logged: z.array(LoggedDose), items: z.array(HealthItem) }).optional(),
  results: z.object({ findings: z.array(DocumentFinding), items: z.array(HealthItem) }).optional(),
  history: z.array(HistoryEntry).optional(),
  documents: z.array(z.object({ name: z.string(), addedAt: z.string(), findings: z.array(DocumentFinding) })).optional(),
})
export type ReadSharedResponse = z.infer<typeof ReadSharedResponse>

export const LogDoseRequest = z.object({
  token: AccessToken,
  dose: z.string().min(1).max(200),
  status: DoseAnswer,
  at: z.iso.datetime(),
})
export type LogDoseRequest = z.infer<typeof LogDoseRequest>

/** What stands in the log for the dose: whoever wrote it down first. */
export const LogDoseResponse = z.object({ logged: LoggedDose })
export type LogDoseResponse = z.infer<typeof LogDoseResponse>
