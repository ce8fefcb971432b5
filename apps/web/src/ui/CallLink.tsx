import { Icon } from './Icon.tsx'
import { phoneIcon } from './icons.ts'

/** A number to call, one touch away. */
export function CallLink({ number, children }: { number: string; children: string }) {
  return (
    <a
      href={`tel:${number.replace(/[^\d+*#]/g, '')}`}
      className="inline-flex min-h-12 items-center gap-2.5 rounded-xl bg-red-strong px-5 py-2 text-lg font-bold text-white hover:brightness-110"
    >
      <Icon path={phoneIcon} />
      {children}
    </a>
  )
}
