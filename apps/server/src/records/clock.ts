/** Microseconds since 1970, strictly increasing even where the machine's clock stands still or jumps back. */
export type Clock = () => number

/** @param newest What the clock has said before, in an earlier run: it goes on after it. */
export function createClock(now: () => number, newest = 0): Clock {
  let last = newest
  return () => {
    last = Math.max(last + 1, now() * 1_000)
    return last
  }
}

/** The moment of a clock's reading as the wire writes it. */
export function isoTime(at: number): string {
  return new Date(Math.floor(at / 1_000)).toISOString()
}
