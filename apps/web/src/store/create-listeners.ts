/** Who is called with each new value, where nobody needs the last one. */
export function createListeners<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    tell(value: Value) {
      for (const listener of listeners) listener(value)
    },
    /** Out: how to be called no more. */
    listen(listener: (value: Value) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
