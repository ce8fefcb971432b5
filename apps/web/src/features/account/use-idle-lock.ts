import { useEffect } from 'react'
import { useUser } from '../../session/use-user.ts'

const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Locks the record after the minutes of the settings without a touch. */
export function useIdleLock() {
  const { session, settings, isAuthenticated } = useUser()
  const minutes = isAuthenticated ? settings.idleLockMinutes : null
  useEffect(() => {
    if (minutes === null) return
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void session.lock(), minutes * 60_000)
    }
    restart()
    for (const sign of signs) addEventListener(sign, restart, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, restart, { capture: true })
    }
  }, [session, minutes])
}
