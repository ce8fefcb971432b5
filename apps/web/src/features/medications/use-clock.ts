import { useState } from 'react'
import { createStore, useStore } from '../../store/create-store.ts'
import { localDay } from './schedule/local-time.ts'

const step = 15_000

/** The time now, fresh enough that doses fall due and are missed by themselves; the zone the device is in. */
export function useClock() {
  const [{ time, tick }] = useState(createClock)
  const now = useStore(time)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { now, zone, today: localDay(now, zone), tick }
}

function createClock() {
  const tick = () => time.set(Date.now())
  const time = createStore(Date.now(), () => {
    const timer = setInterval(tick, step)
    // A sleeping tab's timers stand still.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  })
  return { time, tick }
}
