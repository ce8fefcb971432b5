import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, phoneIcon } from '../../ui/icons.ts'
import type { PinnedHelp } from './pinned-help.ts'

/** The number to call, under the header for as long as the emergency stands. */
export function PinnedHelpBar({ help: { title, calls } }: { help: PinnedHelp }) {
  return (
    <section aria-label="Call for help" className="stuck-under-head @container z-10 bg-red-strong px-3 text-white sm:px-4">
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <p
          className={`flex min-w-0 grow items-center gap-2 font-semibold ${calls.length > 1 ? '@max-[34rem]:sr-only' : '@max-[22rem]:sr-only'}`}
        >
          <Icon path={alertIcon} />
          {title}
        </p>
        {calls.map(({ label, number }, index) => (
          <a
            key={number}
            href={`tel:${number.replace(/[^\d+*#]/g, '')}`}
            className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-4 font-bold ${calls.length > 1 ? '@max-[34rem]:grow' : '@max-[22rem]:grow'} ${index === 0 ? 'bg-white text-[#8f1812]' : 'border border-white'}`}
          >
            <Icon path={phoneIcon} />
            {label}
          </a>
        ))}
      </div>
    </section>
  )
}
