import { useCallback, useId, useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons.ts'
import { addBoard, dismissNotice, type Notice, type NoticePlace, readNotice, readTopBoard, subscribeNotices } from './notices.ts'

const looks = {
  success: { icon: checkIcon, look: 'border-green text-green' },
  failure: { icon: alertIcon, look: 'border-red text-red' },
  info: { icon: infoIcon, look: 'border-blue text-blue' },
} as const

/** How a board hangs in its place: at the foot of a page, on the edge of what lies at hand in the chat, or above a dialog's buttons, where it covers nothing. */
const hangings: Record<NoticePlace, string> = {
  page: 'pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot)+0.75rem)] z-50 mx-auto w-full max-w-md px-3 md:inset-x-auto md:right-3 md:mx-0',
  composer: 'pointer-events-none absolute inset-x-0 bottom-full z-30 mx-auto w-full max-w-md px-3 pb-2',
  answers: 'pointer-events-none absolute inset-x-0 bottom-full z-30 mx-auto w-full max-w-md px-3 pb-2',
  dialog: 'shrink-0 px-3 not-has-[p]:hidden has-[p]:py-2',
}

/** Where notices appear, one at a time. The page has a board, so have the chat's bars and every open dialog; only the nearest shows the notice. */
export function NoticeBoard({ place = 'page' }: { place?: NoticePlace }) {
  const id = useId()
  const notice = useSyncExternalStore(subscribeNotices, readNotice, readNotice)
  const isTop = useSyncExternalStore(subscribeNotices, readTopBoard, readTopBoard) === id
  const hang = useCallback(() => addBoard(id, place), [id, place])
  const shown = isTop ? notice : undefined
  return (
    <div ref={hang} className={hangings[place]}>
      <div role="status" aria-live="polite">
        {shown && shown.tone !== 'failure' && <Slip key={shown.id} notice={shown} />}
      </div>
      {shown?.tone === 'failure' && (
        <div key={shown.id} role="alert">
          <Slip notice={shown} />
        </div>
      )}
    </div>
  )
}

function Slip({ notice }: { notice: Notice }) {
  const { icon, look } = looks[notice.tone]
  return (
    <div
      className={`rise pointer-events-auto flex flex-wrap items-center justify-end gap-x-2 rounded-xl border border-l-4 bg-surface py-1.5 pr-1 pl-3.5 shadow-raised ${look}`}
    >
      <Icon path={icon} />
      <p className="min-w-0 flex-1 basis-[6.5rem] py-1.5 text-[0.9375rem] text-ink">{notice.text}</p>
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
