import { useUser } from '../../session/use-user.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { personIcon, settingsIcon, signOutIcon } from '../../ui/icons.ts'
import { whoseLooks } from '../../ui/whose-context.ts'

interface UserBlockProps {
  onSignIn: () => void
  onSettings: () => void
  /** Called by who is signed in: whose record is open, and whose else there is. */
  onFamily: () => void
}

/** Who is here: the anonymous visitor, who may click to sign in, or the person whose record is open, who may click for another. */
export function UserBlock({ onSignIn, onSettings, onFamily }: UserBlockProps) {
  const { access, user, isAuthenticated, session, person, persons } = useUser()
  const look = whoseLooks[person?.colour ?? 'accent']
  const face = (
    <>
      <span aria-hidden="true" className={`grid size-10 shrink-0 place-items-center rounded-full font-bold max-md:size-9 ${look}`}>
        {persons.length > 0 ? [...(user?.name ?? '')][0]?.toUpperCase() : <Icon path={personIcon} />}
      </span>
      <span className="grid min-w-0 text-left">
        <span className="truncate font-semibold max-md:text-sm">{user?.name ?? 'Anonymous User'}</span>
        <span className="truncate text-[0.8125rem] text-soft">{user?.role ?? 'Patient'}</span>
      </span>
    </>
  )
  return (
    <div className="flex min-w-0 items-center gap-0.5">
      {user ? (
        <button
          type="button"
          className="pressable flex min-h-12 min-w-0 grow items-center gap-2.5 rounded-xl px-1.5 hover:bg-raised"
          disabled={access.kind === 'locked'}
          onClick={onFamily}
          title="Switch to another person's record, or add a person"
        >
          {face}
        </button>
      ) : (
        <button
          type="button"
          className="pressable flex min-h-12 min-w-0 grow items-center gap-2.5 rounded-xl px-1.5 hover:bg-raised"
          onClick={onSignIn}
          title="Log in or register"
        >
          {face}
        </button>
      )}
      <IconButton label="Settings" icon={settingsIcon} disabled={access.kind === 'locked'} onClick={onSettings} />
      {isAuthenticated && <IconButton label="Sign Out" icon={signOutIcon} onClick={() => session.logout()} />}
    </div>
  )
}
