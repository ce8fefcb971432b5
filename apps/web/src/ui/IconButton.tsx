import type { ButtonHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does: the accessible name and the tooltip. */
  label: string
  icon: string
  /** For a toggle: whether it is on. */
  pressed?: boolean
  tone?: 'plain' | 'accent' | 'alert'
}

const tones = {
  plain: 'text-soft hover:bg-raised hover:text-ink disabled:opacity-50 disabled:hover:bg-transparent',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-raised disabled:text-soft',
  alert: 'bg-red-strong text-white hover:brightness-110',
} as const

/** A square button of 44 px with a picture alone. */
export function IconButton({ label, icon, pressed, tone = 'plain', className = '', type = 'button', ...rest }: IconButtonProps) {
  const on = pressed ? 'bg-accent-soft text-accent-strong' : ''
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={`pressable inline-flex size-11 shrink-0 items-center justify-center rounded-xl ${tones[tone]} ${on} ${className}`}
      {...rest}
    >
      <Icon path={icon} className="size-[1.375rem]" />
    </button>
  )
}
