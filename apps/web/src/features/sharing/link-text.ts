import type { HandedLink } from '@dr-ai/contract/schemas/links'
import { base64url } from './seal-file.ts'

const label = 'Health summary'

/** A link as it is handed on: where the file is and the key that opens it, which stands nowhere else (SMART Health Links, STU1). */
export function linkText({ expiresAt, hasPasscode }: Pick<HandedLink, 'expiresAt' | 'hasPasscode'>, url: string, key: string): string {
  const expiry = expiresAt === null ? {} : { exp: Math.floor(Date.parse(expiresAt) / 1_000) }
  return `shlink:/${base64url(JSON.stringify({ url, ...(hasPasscode && { flag: 'P' }), key, ...expiry, label, v: 1 }))}`
}
