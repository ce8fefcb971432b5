import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { AvatarBadges } from './AvatarBadges.tsx'
import { type AvatarState, avatarStatus } from './avatar-status.ts'

interface AvatarPanelProps {
  state: AvatarState
  /** Blinks a minute as measured live; null while nothing is. */
  blinkRate: number | null
  children?: ReactNode
}

/** The doctor beside the conversation: face, what they are doing, and who they are. */
export function AvatarPanel({ state, blinkRate, children }: AvatarPanelProps) {
  return (
    <section aria-label="AI doctor" className="grid justify-items-center gap-3 text-center">
      <Avatar state={state} className="size-44" />
      <p className="font-semibold">{avatarStatus[state]}</p>
      <AvatarBadges />
      {blinkRate !== null && <p className="text-[0.9375rem] text-soft">Blink Rate: {blinkRate}/min</p>}
      {children}
    </section>
  )
}
