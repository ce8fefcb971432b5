import { useEffect, useId, useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons.ts'
import { addBoard, dismissNotice, type Notice, readNotices, readTopBoard, subscribeNotices } from './notices.ts'

const looks = {
  success: { icon: checkIcon, look: 'border-green text-green' },
  failure: { icon: alertIcon, look: 'border-red text-red' },
  info: { icon: infoIcon, look: 'border-blue text-blue' },
} as const

/**
 * Where notices appear: the page has one, every open dialog another; only the topmost shows them. On a page they lie over what can be done without:
 * on a phone at the top, as its foot is for typing, else above the input bar. In a dialog they stand above its buttons and cover nothing.
 */
export function NoticeBoard({ isInDialog = false }: { isInDialog?: boolean }) {
  const id = useId()
  const notices = useSyncExternalStore(subscribeNotices, readNotices)
  const top = useSyncExternalStore(subscribeNotices, readTopBoard)
  useEffect(() => addBoard(id), [id])
  const shown = top === id ? notices : []
  return (
    <div
      className={
        isInDialog
          ? 'grid shrink-0 gap-2 px-3 not-has-[p]:hidden has-[p]:py-2'
          : 'pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto grid w-full max-w-md gap-2 px-3 md:inset-x-auto md:top-auto md:right-3 md:bottom-24 md:mx-0'
      }
    >
      <div role="status" aria-live="polite" className="grid gap-2">
        {shown
          .filter((each) => each.tone !== 'failure')
          .map((each) => (
            <Slip key={each.id} notice={each} />
          ))}
      </div>
      {shown
        .filter((each) => each.tone === 'failure')
        .map((each) => (
          <div key={each.id} role="alert">
            <Slip notice={each} />
          </div>
        ))}
    </div>
  )
}

function Slip({ notice }: { notice: Notice }) {
  const { icon, look } = looks[notice.tone]
  return (
    <div
      className={`rise pointer-events-auto flex items-center gap-3 rounded-xl border-l-4 bg-surface py-1.5 pr-1.5 pl-3.5 shadow-raised ${look}`}
    >
      <Icon path={icon} />
      <p className="grow py-1.5 text-[0.9375rem] text-ink">{notice.text}</p>
      {notice.action && (
        <button
          type="button"
          className="min-h-11 rounded-lg px-3 font-semibold text-accent-strong hover:bg-accent-soft"
          onClick={() => {
            notice.action?.run()
            dismissNotice(notice.id)
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-11 place-items-center rounded-lg text-soft hover:bg-raised"
        onClick={() => dismissNotice(notice.id)}
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  )
}
