import { Avatar } from './Avatar.tsx'
import { AvatarBadges } from './AvatarBadges.tsx'
import { type AvatarState, avatarStatus } from './avatar-status.ts'

/** The doctor above the conversation, where there is no room beside it: face, what they are doing, and who they are. */
export function AvatarStrip({ state }: { state: AvatarState }) {
  return (
    <section aria-label="AI doctor" className="flex flex-wrap items-center gap-3">
      <Avatar state={state} className="size-16 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{avatarStatus[state]}</p>
        <AvatarBadges />
      </div>
    </section>
  )
}
