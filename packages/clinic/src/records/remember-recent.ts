/** Texts whose reading is remembered: a message, what came before it, and the question that is looked at. */
const mostRemembered = 8

/**
 * A reading of texts that remembers the last few, since each question of a message asks for what the whole message names.
 * In: how a text is read, which must depend on the text alone. Out: the same reading; what it gives is shared, and not to be changed.
 */
export function rememberRecent<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const readings = new Map<string, Reading>()
  return (text) => {
    const reading = readings.has(text) ? (readings.get(text) as Reading) : read(text)
    // The text that was asked for last is forgotten last.
    readings.delete(text)
    readings.set(text, reading)
    for (const oldest of readings.keys()) {
      if (readings.size <= mostRemembered) break
      readings.delete(oldest)
    }
    return reading
  }
}
