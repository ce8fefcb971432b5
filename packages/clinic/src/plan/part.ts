import type { ReplyPart } from '@dr-ai/contract/schemas/clinical'

/** One typed piece of a reply, as it goes over the wire. */
export type Part = ReplyPart
