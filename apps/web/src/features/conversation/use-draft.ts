import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../session/use-user.ts'

const collection = 'draft'
const pause = 500

/** What is typed but not sent yet; kept sealed, so that a reload loses none of it. */
export function useDraft(): [string, (draft: string) => void] {
  const { session, access } = useUser()
  const owner = access.kind === 'open' ? access.owner : null
  const [draft, setDraft] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is typed and waits to be kept; who leaves the screen meanwhile loses nothing. */
  const waiting = useRef<(() => void) | null>(null)

  // Before the next effect's own end, which throws away what waits: then another patient is here.
  useEffect(() => () => waiting.current?.(), [])

  useEffect(() => {
    if (!owner) return setDraft('')
    let isCurrent = true
    void session
      .vault()
      .read<{ text: string }>(collection, collection)
      .then((kept) => isCurrent && setDraft((typed) => typed || (kept?.text ?? '')))
    return () => {
      isCurrent = false
      clearTimeout(timer.current)
      waiting.current = null
      setDraft('')
    }
  }, [session, owner])

  const change = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    if (!owner) return
    const keep = () => {
      waiting.current = null
      // A record that was locked meanwhile takes nothing more.
      session.keep(collection, collection, () => (text === '' ? undefined : { text })).catch(() => undefined)
    }
    waiting.current = keep
    if (text === '') keep()
    else timer.current = setTimeout(keep, pause)
  }
  return [draft, change]
}
