import type { ButtonHTMLAttributes } from 'react'

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** For a choice among several: whether it is chosen. */
  chosen?: boolean
}

/** A small rounded button: quick replies, filters, findings. */
export function Chip({ chosen, className = '', type = 'button', ...rest }: ChipProps) {
  const look = chosen
    ? 'border-accent bg-accent-soft text-accent-strong'
    : 'border-edge/60 bg-surface text-ink hover:border-accent hover:bg-accent-soft'
  return (
    <button
      type={type}
      aria-pressed={chosen}
      className={`pressable inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 py-1.5 text-left text-[0.9375rem] font-medium disabled:opacity-60 ${look} ${className}`}
      {...rest}
    />
  )
}
