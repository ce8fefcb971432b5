import type { ButtonHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'

interface HeaderButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does: the accessible name and the tooltip. */
  label: string
  /** The word of the label that stands under the picture where the header has room for it. */
  word: string
  icon: string
}

/** A button of a header: a picture with its word below. */
export function HeaderButton({ label, word, icon, ...rest }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="pressable inline-flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center rounded-xl px-1.5 text-soft hover:bg-raised hover:text-ink disabled:opacity-50 disabled:hover:bg-transparent"
      {...rest}
    >
      <Icon path={icon} className="size-[1.375rem]" />
      <span className="text-xs leading-tight font-medium @max-[34rem]:hidden">{word}</span>
    </button>
  )
}
