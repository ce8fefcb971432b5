import type { ReactNode } from 'react'

export const tones = {
  neutral: 'bg-raised text-soft',
  accent: 'bg-accent-soft text-accent-strong',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  orange: 'bg-orange-soft text-orange',
  red: 'bg-red-soft text-red',
} as const
export type Tone = keyof typeof tones

/** A short word on a coloured ground; the word says everything the colour does. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold ${tones[tone]}`}>
      {children}
    </span>
  )
}
