import type { ReactNode } from 'react'
import { HeaderMenu } from '../../ui/HeaderMenu.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { WhoseBadge } from '../../ui/WhoseBadge.tsx'

interface ChatHeaderProps {
  status: string
  /** The buttons that always stand there. */
  children: ReactNode
  /** The others: beside them where there is room, in a menu on a phone. */
  more?: ReactNode
  /** What stands in the menu alone. */
  menu?: ReactNode
  /** How many new things wait in the menu. */
  count?: number
}

/** One row: who one is talking to, what the doctor is doing, and the consultation's buttons. On a phone it carries the logo too; with large letters the name takes two lines instead. */
export function ChatHeader({ status, children, more, menu, count }: ChatHeaderProps) {
  return (
    <header className="@container stuck-head z-20 border-b border-line bg-surface px-2 sm:px-4">
      <div className="flex min-h-bar items-center gap-x-2 sm:gap-x-3">
        <div className="shrink-0 md:hidden @max-[18rem]:hidden">
          <Logo />
        </div>
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-2">
            <h1 className="truncate text-base leading-tight font-bold sm:text-lg @max-[14rem]:whitespace-normal">AI Doctor Chat</h1>
            <WhoseBadge />
          </div>
          <p role="status" className="truncate text-sm leading-tight text-soft sm:text-[0.9375rem]">
            {status}
          </p>
        </div>
        <div className="flex shrink-0 sm:gap-0.5">{children}</div>
        {more && <div className="-ml-2 flex shrink-0 gap-0.5 max-md:hidden">{more}</div>}
        {menu && (
          <div className="-ml-2 shrink-0 md:hidden">
            <HeaderMenu count={count}>{menu}</HeaderMenu>
          </div>
        )}
      </div>
    </header>
  )
}
