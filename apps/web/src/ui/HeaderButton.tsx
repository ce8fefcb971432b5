import type { ButtonHTMLAttributes } from 'react'
import { CountBadge } from './CountBadge.tsx'
import { Icon } from './Icon.tsx'

interface HeaderButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does: the accessible name and the tooltip. */
  label: string
  /** The word of the label that stands under the picture where the header has room for it. */
  word: string
  icon: string
  /** How many new things wait behind it. */
  count?: number
}

/** A button of a header: a picture with its word below. */
export function HeaderButton({ label, word, icon, count = 0, ...rest }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-description={count > 0 ? `${count} new` : undefined}
      className="pressable relative inline-flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center rounded-xl px-1.5 text-soft hover:bg-raised hover:text-ink disabled:opacity-50 disabled:hover:bg-transparent"
      {...rest}
    >
      <Icon path={icon} className="size-[1.375rem]" />
      <CountBadge count={count} className="absolute top-0 right-0" />
      <span className="text-xs leading-tight font-medium @max-[34rem]:hidden">{word}</span>
    </button>
  )
}
