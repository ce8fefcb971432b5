import { useUser } from '../../session/use-user.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { personIcon, settingsIcon, signOutIcon } from '../../ui/icons.ts'

interface UserBlockProps {
  onSignIn: () => void
  onSettings: () => void
}

/** Who is here: the anonymous visitor, who may click to sign in, or the signed-in patient. */
export function UserBlock({ onSignIn, onSettings }: UserBlockProps) {
  const { access, user, isAuthenticated, session } = useUser()
  const face = (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong max-md:size-9">
        <Icon path={personIcon} />
      </span>
      <span className="grid min-w-0 text-left">
        <span className="truncate font-semibold max-md:text-sm">{user?.name ?? 'Anonymous User'}</span>
        <span className="text-[0.8125rem] text-soft">{user?.role ?? 'Patient'}</span>
      </span>
    </>
  )
  return (
    <div className="flex min-w-0 items-center gap-0.5">
      {user ? (
        <p className="flex min-h-12 min-w-0 grow items-center gap-2.5 px-1.5">{face}</p>
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
