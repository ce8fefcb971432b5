import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { destinations } from './destinations.ts'

/**
 * The navigation on the left; under 768 px a bar at the bottom, away while a message is typed, with a slim bar for logo and user on top.
 * In the chat that bar is part of the chat's own header.
 */
export function SideNavigation({ user }: { user: ReactNode }) {
  const isChat = useLocation().pathname === '/chat'
  return (
    <>
      <header
        className={`stuck-head z-20 h-[calc(var(--spacing-bar)+1px)] items-center justify-between gap-2 border-b border-line bg-surface px-3 md:hidden ${isChat ? 'hidden' : 'flex'}`}
      >
        <Logo />
        {user}
      </header>
      <aside
        aria-label="Side navigation"
        className="max-md:stuck-foot border-line bg-surface max-md:z-20 max-md:order-last max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] max-md:in-[:root:has(#message:focus)]:hidden md:sticky md:top-0 md:flex md:h-dvh md:w-72 md:shrink-0 md:flex-col md:overflow-y-auto md:border-r"
      >
        <div className="px-5 pt-5 pb-6 max-md:hidden">
          <Logo />
        </div>
        <nav aria-label="Main" className="md:grow md:px-3">
          <ul className="flex md:grid md:gap-1.5">
            {destinations.map(({ path, label, description, icon }) => (
              <li key={path} className="min-w-0 max-md:flex-1 max-md:wrap-anywhere">
                <NavLink
                  to={path}
                  className={({ isActive }) =>
                    `pressable flex min-h-14 items-center gap-3 rounded-xl px-3.5 py-2 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:rounded-none max-md:px-1 max-md:py-0 max-md:text-center ${
                      isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink hover:bg-raised'
                    }`
                  }
                >
                  <Icon path={icon} className="size-6" />
                  <span className="grid">
                    <span className="font-semibold max-md:text-[min(0.75rem,4vw)] max-md:leading-tight">{label}</span>
                    <span className="text-[0.8125rem] text-soft max-md:sr-only">{description}</span>
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="border-t border-line p-3 max-md:hidden">{user}</div>
      </aside>
    </>
  )
}
