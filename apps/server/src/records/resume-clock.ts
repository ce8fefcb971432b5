import { type Clock, createClock } from './clock.ts'
import { type Records, StorageUnavailable } from './records.ts'

/** Milliseconds between notes of how far the clock has come. */
const every = 1_000

/**
 * The clock of a store that goes on after the newest moment it ever gave out: where the machine's clock was set back while the server was
 * down, new rows still come after the old ones, and the newest consultation is the newest. Out: the clock, and how to stop noting it.
 */
export async function resumeClock(
  records: Pick<Records, 'raise'>,
  now: () => number,
  interval = every,
): Promise<{ clock: Clock; stop(): Promise<void> }> {
  const noted = await records.raise('newest', 0).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) return 0
    throw error
  })
  // After a kill some moments behind the last note may have been given out, too.
  const inner = createClock(now, noted > now() * 1_000 ? noted + interval * 1_000 : noted)
  let newest = noted
  let written = noted
  const note = async (): Promise<void> => {
    if (newest === written) return
    const reached = newest
    try {
      await records.raise('newest', reached)
      written = reached
    } catch (error) {
      // What cannot be written now is written with the next note; rows cannot be written either.
      if (!(error instanceof StorageUnavailable)) throw error
    }
  }
  const noting = setInterval(() => void note(), interval)
  noting.unref()
  return {
    clock: () => {
      newest = inner()
      return newest
    },
    stop: async () => {
      clearInterval(noting)
      await note()
    },
  }
}
