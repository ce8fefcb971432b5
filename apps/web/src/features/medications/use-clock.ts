import { useEffect, useState } from 'react'
import { localDay } from './schedule/local-time.ts'

const step = 15_000

/** The time now, fresh enough that doses fall due and are missed by themselves; the zone the device is in. */
export function useClock() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, step)
    // A sleeping tab's timers stand still.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { now, zone, today: localDay(now, zone), tick: () => setNow(Date.now()) }
}
