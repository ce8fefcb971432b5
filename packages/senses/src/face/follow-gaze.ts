/** The irises' place must move this far (in eye widths) and stay there to count as looking elsewhere: about four times the mesh's jitter. */
const leastShift = 0.025
/** Seconds a new place must hold before it counts, and seconds a movement is given to settle. */
const holdSeconds = 0.18
const settleSeconds = 0.35
/** How fast the held place follows slow drift, as a share of each reading. */
const drift = 0.02
/** Looking past a screen at arm's length: irises this far from their usual place, or the head turned this far. */
const offScreenGaze = 0.13
const offScreenTurn = 0.2
/** The usual place is a running mean over about this many readings. */
const usualReadings = 300

export interface GazeFollower {
  add(seconds: number, gaze: number, headTurn: number): void
  interrupt(): void
  shifts(): number
  /** Share of the readings that looked towards the screen; null before the first. */
  onScreenShare(): number | null
}

/**
 * Counts changes of the direction of gaze: the irises leave their place and stay elsewhere. Jitter, a blink's flicker and slow drift of
 * the head are none.
 */
export function createGazeFollower(): GazeFollower {
  let held: number | null = null
  let usual: number | null = null
  let away: { since: number; values: number[] } | null = null
  let settling: { until: number; values: number[] } | null = null
  let shifts = 0
  let readings = 0
  let onScreen = 0

  function look(seconds: number, gaze: number): void {
    if (settling) {
      settling.values.push(gaze)
      if (seconds < settling.until) return
      held = median(settling.values.slice(-Math.max(3, Math.ceil(settling.values.length / 2))))
      settling = null
      return
    }
    if (held === null) {
      settling = { until: seconds + settleSeconds, values: [gaze] }
      return
    }
    if (Math.abs(gaze - held) < leastShift) {
      held += (gaze - held) * drift
      away = null
      return
    }
    away ??= { since: seconds, values: [] }
    away.values.push(gaze)
    const isElsewhere = seconds - away.since >= holdSeconds && away.values.length >= 3 && Math.abs(median(away.values) - held) >= leastShift
    if (!isElsewhere) return
    shifts++
    settling = { until: seconds + settleSeconds - holdSeconds, values: away.values }
    away = null
  }

  return {
    add(seconds, gaze, headTurn) {
      look(seconds, gaze)
      readings++
      usual = usual === null ? gaze : usual + (gaze - usual) / Math.min(readings, usualReadings)
      if (Math.abs(gaze - usual) < offScreenGaze && Math.abs(headTurn - 0.5) < offScreenTurn) onScreen++
    },
    interrupt() {
      away = null
    },
    shifts: () => shifts,
    onScreenShare: () => (readings === 0 ? null : onScreen / readings),
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
