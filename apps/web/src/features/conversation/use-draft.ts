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
      setDraft('')
    }
  }, [session, owner])

  const change = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    if (!owner) return
    const keep = () => void session.keep(collection, collection, () => (text === '' ? undefined : { text }))
    if (text === '') keep()
    else timer.current = setTimeout(keep, pause)
  }
  return [draft, change]
}
