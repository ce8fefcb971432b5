import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { chevronIcon } from './icons.ts'

/** Something to open when wanted, on the platform's own element. */
export function Disclosure({ summary, className = '', children }: { summary: ReactNode; className?: string; children: ReactNode }) {
  return (
    <details className={`group rounded-xl border border-line ${className}`}>
      <summary className="pressable flex min-h-11 list-none items-center justify-between gap-2 rounded-xl px-4 py-2 font-semibold text-accent-strong hover:bg-raised [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon path={chevronIcon} className="size-5 group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
