import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeFolded } from './folded-file.ts'
import { packFolded, unpackFolded } from './packed-file.ts'

const prose = 'Drink enough. If you feel worse, call a doctor. '.repeat(400)

it('gives back every folded file, byte for byte', () => {
  const parts = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string({ maxLength: 300 }), fc.array(fc.nat(90_000), { maxLength: 60 })), { maxKeys: 5 })
  fc.assert(
    fc.property(parts, (each) => {
      const file = writeFolded(7, 'hash', each)
      expect(unpackFolded(packFolded(file))).toEqual(file)
    }),
    { numRuns: 12 },
  )
})

it('needs next to nothing for what it has read before, and packs the same file the same', () => {
  const file = writeFolded(7, 'hash', { prose, numbers: [1, 2, 300_000] })
  const packed = packFolded(file)
  expect(packed.length).toBeLessThan(prose.length / 60)
  expect(packFolded(file)).toEqual(packed)
})
