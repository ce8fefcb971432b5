import { type ReactNode, useId, useRef } from 'react'
import { CountBadge } from './CountBadge.tsx'
import { Icon } from './Icon.tsx'
import { moreIcon } from './icons.ts'

/** A menu at the end of a header with how many new things wait in it, on the platform's own popover: Escape or a touch beside it closes it, and so does whatever is chosen. */
export function HeaderMenu({ count = 0, children }: { count?: number; children: ReactNode }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        type="button"
        aria-label="More"
        title="More"
        aria-description={count > 0 ? `${count} new` : undefined}
        popoverTarget={id}
        className="pressable relative inline-flex size-11 items-center justify-center rounded-xl text-soft hover:bg-raised hover:text-ink"
      >
        <Icon path={moreIcon} className="size-[1.375rem]" />
        <CountBadge count={count} className="absolute top-0 right-0" />
      </button>
      {/* Closed before the choice runs, so that the focus is back on the button when a dialog opens and wants to return it. */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        onClickCapture={() => menu.current?.hidePopover()}
        className="fixed inset-auto top-[calc(var(--head)+0.25rem)] right-2 m-0 max-h-[80dvh] w-[min(19rem,calc(100%-1rem))] overflow-y-auto rounded-2xl border border-line bg-surface p-2 text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  )
}

interface MenuItemProps {
  icon: string
  disabled?: boolean
  /** How many new things wait behind it. */
  count?: number
  onClick: () => void
  children: ReactNode
}

/** One row of the menu. */
export function MenuItem({ icon, count = 0, children, ...rest }: MenuItemProps) {
  return (
    <button
      type="button"
      aria-description={count > 0 ? `${count} new` : undefined}
      className="pressable flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left font-medium hover:bg-raised disabled:text-soft"
      {...rest}
    >
      <Icon path={icon} />
      {children}
      <CountBadge count={count} className="ml-auto" />
    </button>
  )
}
