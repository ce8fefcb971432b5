import { useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { lockWhenIdle } from '../features/account/lock-when-idle.ts'
import { UserBlock } from '../features/account/UserBlock.tsx'
import { remindOfDoses } from '../features/medications/reminders/remind-of-doses.ts'
import { serveCarers } from '../features/medications/sharing/serve-carers.ts'
import { SideNavigation } from '../features/navigation/SideNavigation.tsx'
import { exchangeDevices } from '../features/settings/exchange-devices.ts'
import { watchRecord } from '../features/settings/watch-record.ts'
import { browserSession } from '../session/browser-session.ts'
import { outboxCollection } from '../session/outbox-collection.ts'
import { UserProvider } from '../session/UserProvider.tsx'
import { useKept } from '../session/use-kept.ts'
import { useUser } from '../session/use-user.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { NewVersionLine } from '../ui/NewVersionLine.tsx'
import { NoticeBoard } from '../ui/NoticeBoard.tsx'
import { OfflineLine } from '../ui/OfflineLine.tsx'
import { type Whose, WhoseContext, whoseBands } from '../ui/whose-context.ts'

const AdoptVisitDialog = lazyPart('visit', async () => (await import('../features/account/AdoptVisitDialog.tsx')).AdoptVisitDialog)
const AuthDialog = lazyPart('account', async () => (await import('../features/account/AuthDialog.tsx')).AuthDialog)
const RecoveryDialog = lazyPart('recovery', async () => (await import('../features/settings/RecoveryDialog.tsx')).RecoveryDialog)
const UnlockPanel = lazyPart('unlock', async () => (await import('../features/account/UnlockPanel.tsx')).UnlockPanel)
const InsecurePanel = lazyPart('insecure', async () => (await import('./InsecurePanel.tsx')).InsecurePanel)
const FamilyDialog = lazyPart('family', async () => (await import('../features/family/FamilyDialog.tsx')).FamilyDialog)
const SettingsDialog = lazyPart('settings', async () => (await import('../features/settings/SettingsDialog.tsx')).SettingsDialog)

/** Its script is named here rather than in the router, which the start page loads. */
export const EmergencyPage = lazyPart('emergency', async () => (await import('./EmergencyPage.tsx')).EmergencyPage)

const services = [lockWhenIdle, remindOfDoses, serveCarers, watchRecord, exchangeDevices]

/** What chat, medications and history share: the session, the navigation and the notices. */
export function ShellPage() {
  return (
    <UserProvider session={browserSession} services={services}>
      <Shell />
    </UserProvider>
  )
}

function Shell() {
  const { access, hasVisitToAdopt, user: who, person, persons } = useUser()
  const { items: waiting } = useKept(outboxCollection)
  const [open, setOpen] = useState<'sign in' | 'settings' | 'recovery' | 'family' | null>(null)
  const { pathname } = useLocation()
  // The chat finds its own place; every other screen begins at its top.
  useEffect(() => {
    if (pathname !== '/chat') scrollTo(0, 0)
  }, [pathname])
  const close = () => setOpen(null)
  const user = <UserBlock onSignIn={() => setOpen('sign in')} onSettings={() => setOpen('settings')} onFamily={() => setOpen('family')} />
  const whose = useMemo<Whose | null>(
    () => (persons.length > 0 && who ? { name: who.name, colour: person?.colour ?? 'accent' } : null),
    [persons, person, who],
  )
  if (access.kind === 'insecure' || access.kind === 'unavailable') return <InsecurePanel access={access} />
  return (
    <WhoseContext value={whose}>
      <div className="flex min-h-dvh flex-col md:flex-row">
        <a
          href="#main"
          className="sr-only z-50 rounded-xl bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:m-2"
        >
          Skip to content
        </a>
        <SideNavigation user={user} />
        <main id="main" tabIndex={-1} className="relative flex min-w-0 grow flex-col outline-none">
          <OfflineLine waiting={waiting?.length ?? 0} />
          <NewVersionLine />
          {access.kind === 'locked' ? (
            <UnlockPanel name={access.name} hasPasskey={access.hasPasskey} />
          ) : (
            <Outlet key={person?.id ?? 'holder'} context={user} />
          )}
        </main>
        {open === 'sign in' && <AuthDialog onClose={close} onRegistered={() => setOpen('recovery')} />}
        {open === 'settings' && access.kind === 'open' && <SettingsDialog key={access.owner} onClose={close} />}
        {open === 'family' && access.kind === 'open' && <FamilyDialog onClose={close} />}
        {open === 'recovery' && <RecoveryDialog onClose={close} />}
        {hasVisitToAdopt && <AdoptVisitDialog />}
        <NoticeBoard />
        {whose && <div aria-hidden="true" className={`pointer-events-none fixed inset-x-0 top-0 z-40 h-1 ${whoseBands[whose.colour]}`} />}
      </div>
    </WhoseContext>
  )
}
