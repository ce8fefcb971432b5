export interface SoundStore {
  add(samples: Float32Array): void
  /** What is kept, oldest first. */
  samples(): Float32Array
}

/** Keeps the newest `capacity` samples in memory that is taken once and never grows. */
export function createSoundStore(capacity: number): SoundStore {
  const ring = new Float32Array(capacity)
  let written = 0
  return {
    add(samples) {
      for (const sample of samples) ring[written++ % capacity] = sample
    },
    samples() {
      if (written <= capacity) return ring.slice(0, written)
      const start = written % capacity
      const ordered = new Float32Array(capacity)
      ordered.set(ring.subarray(start))
      ordered.set(ring.subarray(0, start), capacity - start)
      return ordered
    },
  }
}
