import { type HandsFree, type HandsFreeEvent, type HandsFreeStep, handsFreeStep, handsFreeTimer } from './hands-free.ts'

/** The phase of a conversation without hands, and the timer that runs in it. `onTimer`: the timer has run out. */
export function createHandsFreeClock(onTimer: (event: HandsFreeEvent) => void) {
  let phase: HandsFree = 'off'
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    phase: () => phase,
    /** Out: what is to be done now. */
    step(event: HandsFreeEvent): HandsFreeStep['effect'] {
      const next = handsFreeStep(phase, event)
      phase = next.phase
      clearTimeout(timer)
      const wait = handsFreeTimer(phase)
      if (wait !== null) timer = setTimeout(() => onTimer({ type: 'timer' }), wait)
      return next.effect
    },
    end() {
      clearTimeout(timer)
      phase = 'off'
    },
  }
}
