import { z } from 'zod'
import { maximumLinkCharacters } from '../limits.ts'
import { UserId } from './identifiers.ts'

/** An encrypted file in the compact form of JOSE with a key that both sides know (RFC 7516): its second part is empty. */
const sealedFile = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/

/** A link to a part of the record that the patient hands out. Its key stays with the patient: only the sealed file comes here. */
export const CreateLinkRequest = z.object({
  content: z.string().max(maximumLinkCharacters).regex(sealedFile),
  /** What the file holds, in lines for the patient. */
  holds: z.array(z.string().max(120)).max(20),
  passcode: z.string().min(4).max(100).nullish(),
  expiresAt: z.iso.datetime().nullish(),
  isOneTime: z.boolean().nullish(),
  user_id: UserId.nullish(),
})
export type CreateLinkRequest = z.infer<typeof CreateLinkRequest>

/** A link as its patient sees it. `locked`: the wrong passcode came too often. */
export const HandedLink = z.object({
  id: z.string(),
  holds: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  hasPasscode: z.boolean(),
  isOneTime: z.boolean(),
  state: z.enum(['open', 'used', 'expired', 'locked', 'revoked']),
  /** Who opened it and when, as they named themselves; the newest last. */
  openings: z.array(z.object({ at: z.string(), recipient: z.string() })),
})
export type HandedLink = z.infer<typeof HandedLink>

export const CreateLinkResponse = z.object({ link: HandedLink })
export type CreateLinkResponse = z.infer<typeof CreateLinkResponse>

export const ListLinksResponse = z.object({ links: z.array(HandedLink) })
export type ListLinksResponse = z.infer<typeof ListLinksResponse>

/** What whoever holds a link asks with (SMART Health Links, STU1). */
export const LinkManifestRequest = z.object({
  recipient: z.string().trim().min(1).max(200),
  passcode: z.string().max(100).nullish(),
  embeddedLengthMax: z.number().int().min(0).nullish(),
})

/** The one file of a link, in the answer itself or at an address that works for some minutes. */
export const LinkManifestResponse = z.object({
  files: z.array(z.object({ contentType: z.string(), embedded: z.string().optional(), location: z.string().optional() })),
})
export type LinkManifestResponse = z.infer<typeof LinkManifestResponse>

export const LinkFileParameters = z.object({ id: z.string().min(1).max(128), ticket: z.string().min(1).max(128) })

/** What is asked of the server of somebody else's health link: its list of files, one of them, or the one that it is itself (flag U). */
export const AskHealthLinkRequest = z.object({
  address: z.url({ protocol: /^https?$/ }).max(2_048),
  ask: z.enum(['manifest', 'file', 'direct']),
  /** Who asks, as the other side is told. */
  recipient: z.string().trim().min(1).max(100),
  passcode: z.string().max(200).nullish(),
  user_id: UserId.nullish(),
})
export type AskHealthLinkRequest = z.infer<typeof AskHealthLinkRequest>

/** What that server answered, as it came: sealed. */
export const AskHealthLinkResponse = z.object({ status: z.number().int(), content: z.string(), contentType: z.string() })
export type AskHealthLinkResponse = z.infer<typeof AskHealthLinkResponse>
