import { useContext } from 'react'
import { WhoseContext, whoseLooks } from './whose-context.ts'

/** Whose record a screen or a dialog is about, by name and colour; nothing where the account has one person alone. */
export function WhoseBadge() {
  const whose = useContext(WhoseContext)
  if (!whose) return null
  return (
    <span
      className={`inline-block max-w-[10rem] min-w-0 shrink truncate rounded-full px-2.5 py-0.5 text-sm font-semibold ${whoseLooks[whose.colour]}`}
    >
      <span className="sr-only">Record of </span>
      {whose.name}
    </span>
  )
}
