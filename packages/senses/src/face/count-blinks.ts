/** Openness under this share of the wide-open eye is shut; above the other it is open again (measured on clips with known blinks). */
const shutBelow = 0.72
const openAbove = 0.82
/** The wide-open eye: this percentile of the last seconds. A blink takes far less than the other 20 percent of them. */
const baselinePercentile = 0.8
const baselineSeconds = 4
/** Readings before there is a baseline: half a second at ten frames a second. */
const leastReadings = 5
/** Eyes shut for longer are closed or half asleep, not blinking (blinks last 0.1 to 0.4 s; Schiffman 2001). */
const longestBlink = 1

export interface BlinkCounter {
  /** One reading: its time in seconds and the eyes' openness. Out: whether the eyes are shut now. */
  add(seconds: number, openness: number): boolean
  /** The face was lost or frames are missing: an open blink counts for nothing. */
  interrupt(): void
  count(): number
}

/** Counts blinks, each when the eyes are open again. Keeps only the last seconds, however long it runs. */
export function createBlinkCounter(): BlinkCounter {
  const recent: { seconds: number; openness: number }[] = []
  let shutSince: number | null = null
  let blinks = 0
  return {
    add(seconds, openness) {
      recent.push({ seconds, openness })
      while ((recent[0]?.seconds ?? seconds) < seconds - baselineSeconds) recent.shift()
      if (recent.length < leastReadings) return false
      const sorted = recent.map((each) => each.openness).sort((a, b) => a - b)
      const share = openness / (sorted[Math.floor((sorted.length - 1) * baselinePercentile)] ?? Number.NaN)
      if (shutSince === null && share < shutBelow) shutSince = seconds
      else if (shutSince !== null && share > openAbove) {
        if (seconds - shutSince <= longestBlink) blinks++
        shutSince = null
      }
      return share < openAbove
    },
    interrupt() {
      shutSince = null
    },
    count: () => blinks,
  }
}
