/** One turn reads the same words at several places: so many of the last readings are kept. */
const mostKept = 4
/** The texts of a turn that are read by several of its parts: a message, what came before it, and each question in it. */
export const textsOfTurn = 8

/**
 * Reads a text as `read` does, the last few texts only once. In: a reader whose answer depends on the text alone and is never changed by who has it; how many
 * texts are remembered. Out: the reader.
 */
export function lastRead<Reading>(read: (text: string) => Reading, most: number = mostKept): (text: string) => Reading {
  const kept = new Map<string, Reading>()
  return (text) => {
    const reading = kept.has(text) ? (kept.get(text) as Reading) : read(text)
    // The text that was asked for last is forgotten last.
    kept.delete(text)
    kept.set(text, reading)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return reading
  }
}
