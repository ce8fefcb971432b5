import type { ReactNode } from 'react'

interface ChatHeaderProps {
  status: string
  children: ReactNode
}

/** Who one is talking to, what the doctor is doing, and the consultation's buttons. */
export function ChatHeader({ status, children }: ChatHeaderProps) {
  return (
    <header className="flex items-center gap-x-3 border-b border-line bg-surface px-3 py-1.5 sm:px-4 sm:py-2">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base leading-tight font-bold sm:text-lg">AI Doctor Chat</h1>
        <p role="status" className="truncate text-sm text-soft sm:text-[0.9375rem]">
          {status}
        </p>
      </div>
      <div className="-mr-1.5 flex shrink-0 sm:mr-0 sm:gap-0.5">{children}</div>
    </header>
  )
}
