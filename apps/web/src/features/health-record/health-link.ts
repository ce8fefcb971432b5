import type { AskHealthLinkRequest, AskHealthLinkResponse } from '@dr-ai/contract/schemas/links'
import { type HealthLink, openFile } from '../../session/read-link.ts'

/** Asks the server of a link, through ours. */
export type AskLink = (question: Pick<AskHealthLinkRequest, 'address' | 'ask' | 'recipient' | 'passcode'>) => Promise<AskHealthLinkResponse>

export type OpenedLink = { kind: 'files'; files: File[] } | { kind: 'wrong-passcode' | 'refused'; sentence: string }

/** As the guide names them (SMART Health Links, STU1); access to a server of records is not followed. */
const cardType = 'application/smart-health-card'
const readTypes = [cardType, 'application/fhir+json']
const mostFiles = 20
const notUnderstood = 'The server of this link did not answer as a health link should.'
const damaged = 'What this link holds could not be opened. It may be damaged, or the link is not complete.'

/**
 * What a SMART Health Link of somebody else holds, opened in this browser with the key that stands in the link, as files to be brought in like any other.
 * @throws what asking throws
 */
export async function openHealthLink(
  link: HealthLink,
  { recipient, passcode }: { recipient: string; passcode: string | null },
  ask: AskLink,
  now = Date.now(),
): Promise<OpenedLink> {
  if (link.expires !== null && link.expires * 1_000 < now)
    return { kind: 'refused', sentence: 'This link has expired. Please ask for a new one.' }
  const answer = await ask({ address: link.url, ask: link.isDirect ? 'direct' : 'manifest', recipient, passcode })
  if (answer.status !== 200) return refusal(answer)
  const listed = link.isDirect ? [{ contentType: '', embedded: answer.content }] : filesOf(answer.content)
  if (listed === null) return { kind: 'refused', sentence: notUnderstood }
  const files: File[] = []
  for (const { contentType, embedded, location } of listed.slice(0, mostFiles)) {
    const sealed = embedded ?? (location === undefined ? null : await contentAt(location, recipient, ask))
    if (sealed === null) return { kind: 'refused', sentence: 'A file of this link could not be fetched. Please try again.' }
    const opened = await openFile(sealed.trim(), link.key).catch(() => null)
    if (opened === null) return { kind: 'refused', sentence: damaged }
    const type = (contentType || opened.contentType).split(';')[0] ?? ''
    if (readTypes.includes(type)) files.push(fileOf(opened.text, type, new URL(link.url).hostname))
  }
  return files.length > 0 ? { kind: 'files', files } : { kind: 'refused', sentence: 'This link holds nothing that I can read.' }
}

interface ListedFile {
  contentType: string
  embedded?: string
  location?: string
}

function filesOf(manifest: string): ListedFile[] | null {
  const { files } = (parsed(manifest) ?? {}) as { files?: unknown }
  if (!Array.isArray(files)) return null
  return files.map((file: Record<string, unknown>) => ({
    contentType: typeof file?.contentType === 'string' ? file.contentType : '',
    ...(typeof file?.embedded === 'string' && { embedded: file.embedded }),
    ...(typeof file?.location === 'string' && { location: file.location }),
  }))
}

async function contentAt(address: string, recipient: string, ask: AskLink): Promise<string | null> {
  const { status, content } = await ask({ address, ask: 'file', recipient })
  return status === 200 ? content : null
}

function refusal({ status, content }: AskHealthLinkResponse): OpenedLink {
  if (status === 401) {
    const { remainingAttempts: left } = (parsed(content) ?? {}) as { remainingAttempts?: unknown }
    const tries = typeof left === 'number' ? ` ${left === 1 ? 'One try is' : `${left} tries are`} left.` : ''
    return { kind: 'wrong-passcode', sentence: `The passcode is not right.${tries}` }
  }
  if (status === 404) return { kind: 'refused', sentence: 'This link is no longer open. Please ask for a new one.' }
  return {
    kind: 'refused',
    sentence: status === 429 ? 'The server of this link is busy. Please try again in a few minutes.' : notUnderstood,
  }
}

/** The source that a proposal names: where the link led. */
function fileOf(text: string, type: string, host: string): File {
  return new File([text], `health link of ${host}.${type === cardType ? 'smart-health-card' : 'json'}`, { type })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
