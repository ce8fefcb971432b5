/** What a walker through a file wants next: some bytes to look at (few), or to leave some out. */
export type Want = { read: number } | { skip: number }
export type Walker = Generator<Want, void, Uint8Array>

/** Bytes a walker may look at in one go; what it wants beyond is the sign of a broken file. */
const maximumRead = 64

/** Steps after which a walk ends: more than the blocks of an hour's recording. */
const maximumSteps = 2_000_000

/**
 * Drives a walker with a file that arrives in pieces. Only the few bytes wanted are ever held, so a file of any size
 * costs nothing, and whatever it contains, the walk ends with it.
 */
export function driveWalker(walker: Walker): { write(chunk: Uint8Array): void } {
  let steps = 0
  let held = new Uint8Array(0)
  let filled = 0
  let toSkip = 0
  let isDone = false

  const take = (result: IteratorResult<Want, void>): void => {
    steps += 1
    if (result.done || steps > maximumSteps) {
      isDone = true
      return
    }
    const want = result.value
    toSkip = 'skip' in want ? want.skip : 0
    const size = 'read' in want ? want.read : 0
    if (size > maximumRead || !(toSkip >= 0)) isDone = true
    held = new Uint8Array(Math.min(size, maximumRead))
    filled = 0
  }
  take(walker.next())

  return {
    write: (chunk) => {
      let offset = 0
      while (!isDone) {
        const skipped = Math.min(toSkip, chunk.length - offset)
        toSkip -= skipped
        offset += skipped
        const taken = Math.min(held.length - filled, chunk.length - offset)
        if (toSkip === 0) {
          held.set(chunk.subarray(offset, offset + taken), filled)
          filled += taken
          offset += taken
        }
        if (toSkip > 0 || filled < held.length) return
        take(walker.next(held))
      }
    },
  }
}
