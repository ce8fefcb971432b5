import type { HandedLink } from '@dr-ai/contract/schemas/links'
import { useCallback, useEffect, useState } from 'react'
import { baseUrl } from '../../api/base-url.ts'
import { useUser } from '../../session/use-user.ts'
import { notify } from '../../ui/notices.ts'
import { handOut, type LinkTerms, type SharedSummary } from './hand-out.ts'

/** The links of the record: what was handed out, a new one, and taking one back. */
export function useLinks(summarise: () => Promise<SharedSummary>) {
  const { session } = useUser()
  const [links, setLinks] = useState<readonly HandedLink[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      setLinks((await session.call('listLinks')).links)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [session])
  useEffect(() => void load(), [load])

  /** Out: the link to hand on, or null where none could be made. */
  async function create(terms: LinkTerms): Promise<string | null> {
    try {
      const createLink = (body: Parameters<Parameters<typeof handOut>[0]>[0]) => session.call('createLink', { body })
      const { link, address } = await handOut(createLink, await summarise(), terms, baseUrl || window.location.origin)
      setLinks((known) => [link, ...(known ?? [])])
      return address
    } catch {
      notify({ tone: 'failure', text: 'The link could not be made. Please check your connection and try again.' })
      return null
    }
  }

  async function revoke(id: string) {
    try {
      const { link } = await session.call('revokeLink', { parameters: { id } })
      setLinks((known) => known?.map((each) => (each.id === id ? link : each)) ?? null)
    } catch {
      notify({ tone: 'failure', text: 'The link could not be revoked. It is still open. Please try again.' })
    }
  }

  return { links, hasFailed, create, revoke }
}
