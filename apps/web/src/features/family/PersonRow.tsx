import type { ReactNode } from 'react'
import { type WhoseColour, whoseLooks } from '../../ui/whose-context.ts'

interface PersonRowProps {
  name: string
  detail: string
  colour: WhoseColour
  isOpen: boolean
  onOpen: () => void
  /** What can be done with the record beside opening it. */
  children?: ReactNode
}

/** One person: a press opens the record, for this tab. */
export function PersonRow({ name, detail, colour, isOpen, onOpen, children }: PersonRowProps) {
  return (
    <li className={`grid rounded-2xl border ${isOpen ? 'border-accent' : 'border-line'}`}>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className="pressable flex min-h-14 items-center gap-3 rounded-2xl px-3 py-2 text-left hover:bg-raised"
      >
        <span
          aria-hidden="true"
          className={`grid size-10 shrink-0 place-items-center rounded-full text-lg font-bold ${whoseLooks[colour]}`}
        >
          {[...name][0]?.toUpperCase()}
        </span>
        <span className="grid min-w-0 grow">
          <span className="truncate font-semibold">{name}</span>
          <span className="text-sm text-soft">{detail}</span>
        </span>
        {isOpen && <span className="shrink-0 text-sm font-semibold text-accent-strong">Open now</span>}
      </button>
      {children && <div className="flex flex-wrap gap-2 px-3 pb-3">{children}</div>}
    </li>
  )
}
