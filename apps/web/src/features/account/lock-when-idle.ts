import type { Session } from '../../session/create-session.ts'
import { lastTouchPlace } from '../../session/idle.ts'
import { follow } from '../../store/follow.ts'

const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const
const place = lastTouchPlace
/** Touches closer together than this are one. */
const grain = 1_000

const lastTouch = (): number => Number(localStorage.getItem(place))
const touched = () => localStorage.setItem(place, String(Date.now()))

/**
 * Locks the record after the minutes of the settings without a touch in any tab. It goes by the clock: a computer that slept through the
 * minutes is locked when it wakes. Out: how to stop.
 */
export function lockWhenIdle(session: Session): () => void {
  const minutesOf = (): readonly [number | null] => {
    const { settings, isAuthenticated } = session.getState()
    return [isAuthenticated ? settings.idleLockMinutes : null]
  }
  return follow([session], minutesOf, (minutes) => {
    if (minutes === null) return
    const limit = minutes * 60_000
    let timer: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(timer)
      const left = lastTouch() + limit - Date.now()
      if (left <= 0) void session.lock()
      else timer = setTimeout(watch, left)
    }
    const touch = () => {
      const rest = Date.now() - lastTouch()
      if (rest >= limit) watch()
      else if (rest >= grain) touched()
    }
    touched()
    watch()
    for (const sign of signs) addEventListener(sign, touch, { passive: true, capture: true })
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, touch, { capture: true })
      document.removeEventListener('visibilitychange', watch)
    }
  })
}
