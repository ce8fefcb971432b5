import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { chevronIcon } from './icons.ts'

interface OpeningCardProps {
  /** What stands on the button that opens it. */
  summary: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A heading that opens and closes what stands under it, for the inside of a card. */
export function OpeningCard({ summary, isOpen, onToggle, children }: OpeningCardProps) {
  const id = useId()
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="pressable flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-3 text-left hover:bg-raised"
          onClick={onToggle}
        >
          {summary}
          <Icon path={chevronIcon} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="grid gap-4 border-t border-line p-4">
          {children}
        </div>
      )}
    </>
  )
}
