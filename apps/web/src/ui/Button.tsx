import type { ButtonHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-raised disabled:text-soft',
  secondary:
    'border border-edge/60 bg-surface text-ink hover:border-accent hover:text-accent-strong disabled:text-soft disabled:hover:border-edge/60',
  quiet: 'text-accent-strong hover:bg-accent-soft disabled:text-soft disabled:hover:bg-transparent',
  danger: 'bg-red-strong text-white hover:brightness-110 disabled:bg-raised disabled:text-soft',
} as const

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks
  icon?: string
}

/** A button with words, at least 44 px tall. */
export function Button({ look = 'secondary', icon, className = '', children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-4 py-2 text-[0.9375rem] font-semibold ${looks[look]} ${className}`}
      {...rest}
    >
      {icon && <Icon path={icon} />}
      {children}
    </button>
  )
}
