import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSoundStore } from './sound-store.ts'

test('holds the newest samples in order, however they came', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.array(fc.integer({ min: 0, max: 20 })), (capacity, batches) => {
      const store = createSoundStore(capacity)
      let next = 0
      for (const size of batches) store.add(Float32Array.from({ length: size }, () => next++))
      const all = Array.from({ length: next }, (_, index) => index)
      expect([...store.samples()]).toEqual(all.slice(-capacity))
    }),
  )
})
