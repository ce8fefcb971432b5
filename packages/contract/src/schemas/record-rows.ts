import { z } from 'zod'
import { PageQuery, UserId } from './identifiers.ts'

/** What a record is made of, beside the files of its documents: one collection a kind of row, `exchange.<id>` for each consultation. */
export const RowCollection = z
  .string()
  .max(100)
  .regex(/^(?:consultation|history|document|document-text|health\.[a-z]+|exchange\.[\w-]{1,64})$/)

/** A row as the server keeps it, opened; `at` in microseconds, the order of its collection. */
export const RecordRow = z.object({ id: z.string().min(1).max(128), at: z.number().int().min(0), value: z.unknown() })
export type RecordRow = z.infer<typeof RecordRow>

export const ListRowsQuery = PageQuery.extend({ collection: RowCollection })

export const ListRowsResponse = z.object({
  rows: z.array(RecordRow),
  damaged: z.array(z.string()).optional(),
  next_before: z.string().optional(),
})
export type ListRowsResponse = z.infer<typeof ListRowsResponse>

export const RestoreRowsRequest = z.object({
  collection: RowCollection,
  rows: z.array(RecordRow).max(1_000),
  user_id: UserId.nullish(),
})
export type RestoreRowsRequest = z.infer<typeof RestoreRowsRequest>

/** `known`: rows that were there already and stayed as they are. */
export const RestoreRowsResponse = z.object({ success: z.literal(true), restored: z.number().int(), known: z.number().int() })
export type RestoreRowsResponse = z.infer<typeof RestoreRowsResponse>

/** The fields beside the file `document`: which document of the record it is. */
export const RestoreFileFields = z.object({ id: z.string().min(1).max(128), user_id: UserId.nullish() })
export type RestoreFileFields = z.infer<typeof RestoreFileFields>
