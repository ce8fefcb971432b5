import { useId } from 'react'
import type { AvatarState } from './avatar-status.ts'
import { useAvatarMotion } from './use-avatar-motion.ts'

interface AvatarProps {
  state: AvatarState
  className?: string
}

const rings: Record<AvatarState, string> = {
  thinking: 'stroke-amber',
  listening: 'stroke-blue',
  speaking: 'stroke-accent',
  neutral: 'stroke-line',
}

/** The doctor's face, drawn for this product: it blinks, and its mouth moves while it speaks. */
export function Avatar({ state, className = 'size-40' }: AvatarProps) {
  const { isBlinking, isMouthOpen } = useAvatarMotion(state === 'speaking')
  const face = useId()
  const eye = isBlinking ? 0.5 : 3.4
  return (
    <svg
      viewBox="0 0 120 120"
      className={className}
      data-eyes={isBlinking ? 'shut' : 'open'}
      data-mouth={isMouthOpen ? 'open' : 'closed'}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="60" cy="60" r="57" className={`fill-accent-soft ${rings[state]}`} strokeWidth="3" />
      <clipPath id={face}>
        <circle cx="60" cy="60" r="55.5" />
      </clipPath>
      <g clipPath={`url(#${face})`}>
        <path d="M18 124c2-26 18-38 42-38s40 12 42 38z" fill="#f7faf9" />
        <path d="M46 88 60 108 74 88l5 2-13 34H54L41 90z" fill="#2b8a83" />
        <path d="M41 90 54 124H36zM79 90 66 124h18z" fill="#e3ecea" />
        <path d="M52 74h16v14c0 4-4 9-8 12-4-3-8-8-8-12z" fill="#e0a582" />
        <path d="M34 52c0-22 11-32 26-32s26 10 26 32c0 6-1 10-3 14H37c-2-4-3-8-3-14z" fill="#3d2c29" />
        <ellipse cx="60" cy="56" rx="21" ry="25" fill="#f0bd9b" />
        <path d="M38 52c2-14 11-19 22-19s20 5 22 19c-5-6-9-9-13-11-8 5-20 7-31 11z" fill="#3d2c29" />
        <ellipse cx="51.5" cy="57" rx="2.6" ry={eye} fill="#2a211f" />
        <ellipse cx="68.5" cy="57" rx="2.6" ry={eye} fill="#2a211f" />
        <path d="M47 51q4.5-3 9 0M64 51q4.5-3 9 0" fill="none" stroke="#3d2c29" strokeWidth="1.6" strokeLinecap="round" />
        <path d="M60 58v6l-2 1.5" fill="none" stroke="#d39672" strokeWidth="1.5" strokeLinecap="round" />
        {isMouthOpen ? (
          <ellipse cx="60" cy="71.5" rx="4.5" ry="3.2" fill="#9b3f3f" />
        ) : (
          <path d="M54 70.500q6 4.5 12 0" fill="none" stroke="#a8544c" strokeWidth="1.9" strokeLinecap="round" />
        )}
        <path d="M46 92c-3 9-2 14 3 18M74 92c3 8 3 12 0 16" fill="none" stroke="#41545c" strokeWidth="2.2" strokeLinecap="round" />
        <circle cx="74" cy="111" r="4" fill="#8fa6ad" stroke="#41545c" strokeWidth="1.5" />
      </g>
    </svg>
  )
}
