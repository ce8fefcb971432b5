import { endpointPath } from '@dr-ai/contract/endpoints'
import type { CreateLinkRequest, CreateLinkResponse, HandedLink } from '@dr-ai/contract/schemas/links'
import { linkText } from './link-text.ts'
import { sealFile } from './seal-file.ts'

/** How long and for whom a link is open. */
export interface LinkTerms {
  passcode: string | null
  expiresAt: string | null
  isOneTime: boolean
}

/** What is handed out: a FHIR document, and what it holds in lines. */
export interface SharedSummary {
  text: string
  holds: string[]
}

/** Seals a summary here, leaves the sealed file with the server, and makes the link that opens it. `origin`: where the server is reached from outside. */
export async function handOut(
  createLink: (body: CreateLinkRequest) => Promise<CreateLinkResponse>,
  { text, holds }: SharedSummary,
  terms: LinkTerms,
  origin: string,
): Promise<{ link: HandedLink; address: string }> {
  const { content, key } = await sealFile(text, 'application/fhir+json')
  const { link } = await createLink({ content, holds, ...terms })
  // A browser shows it on our page; other programs read what follows '#', which no browser sends.
  return { link, address: `${origin}/summary#${linkText(link, `${origin}${endpointPath('openLink', { id: link.id })}`, key)}` }
}
