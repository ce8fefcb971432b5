import { useState } from 'react'
import type { SharedSummary } from './hand-out.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinkList } from './LinkList.tsx'
import { NewLink } from './NewLink.tsx'
import { useLinks } from './use-links.ts'

/** Shows a doctor a summary of the record by a link, and who opened which. */
export function ShareRecord({ summarise }: { summarise: () => Promise<SharedSummary> }) {
  const { links, hasFailed, create, revoke } = useLinks(summarise)
  const [address, setAddress] = useState<string | null>(null)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-soft">
        A SMART Health Link opens your patient summary: medicines, allergies, problems, results. A doctor reads it in any browser, or in a
        program of theirs. The summary is locked here before it leaves; only the link holds the key.
      </p>
      <LinkForm onCreate={async (terms) => setAddress(await create(terms))} />
      {address !== null && <NewLink address={address} />}
      {hasFailed && <p role="alert">Your links could not be loaded. Please check your connection and try again.</p>}
      {links !== null && <LinkList links={links} onRevoke={revoke} />}
    </div>
  )
}
