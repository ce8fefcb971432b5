import type { HTMLAttributes } from 'react'

/** A raised sheet of paper. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={`rounded-card border border-line bg-surface shadow-card ${className}`} {...rest} />
}
