import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** What a list says while there is nothing in it. */
export function EmptyState({ icon, title, hint, children }: { icon: string; title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-6 py-12 text-center wrap-anywhere">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon path={icon} className="size-8" />
      </span>
      <p className="mt-2 text-lg font-bold">{title}</p>
      <p className="max-w-sm text-soft">{hint}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
