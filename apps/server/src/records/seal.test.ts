import { createCipheriv, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SealBroken, type SealedPlace, seal, unseal } from './seal.ts'

const key = randomBytes(32)
const place: SealedPlace = { patient: 'p_a', collection: 'history', id: 'one', version: 1 }

test('what was sealed opens again, at its own place', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (plain) => {
      expect([...unseal(key, place, seal(key, place, plain))]).toEqual([...plain])
    }),
  )
})

test('one changed bit anywhere, or a cut, opens nothing', () => {
  const sealed = seal(key, place, Buffer.from('the words of a patient'))
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
      const changed = Uint8Array.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => unseal(key, place, changed)).toThrow(SealBroken)
    }),
  )
  for (let length = 0; length < sealed.length; length++) expect(() => unseal(key, place, sealed.subarray(0, length))).toThrow(SealBroken)
})

const elsewhere: [string, Partial<SealedPlace>][] = [
  ['another patient', { patient: 'p_b' }],
  ['another collection', { collection: 'document' }],
  ['another row', { id: 'two' }],
  ['another version', { version: 2 }],
  ['a place whose parts run together the same way', { patient: 'p_ahistory', collection: '' }],
]
for (const [name, change] of elsewhere) {
  test(`a sealed row does not open for ${name}`, () => {
    const sealed = seal(key, place, Buffer.from('words'))
    expect(() => unseal(key, { ...place, ...change }, sealed)).toThrow(SealBroken)
  })
}

test('another key opens nothing, and the same words never seal the same way', () => {
  const plain = Buffer.from('the same words')
  expect(() => unseal(randomBytes(32), place, seal(key, place, plain))).toThrow(SealBroken)
  expect(Buffer.from(seal(key, place, plain)).equals(seal(key, place, plain))).toBe(false)
})

test('values of nearly the same length cannot be told apart, short ones not at all, and little room is lost', () => {
  const lengthOf = (bytes: number) => seal(key, place, Buffer.alloc(bytes, 'a')).byteLength
  const lengths = new Set(Array.from({ length: 1_000 }, (_, more) => lengthOf(3_000 + more)))
  expect(lengths.size).toBeLessThan(10)
  expect(new Set(Array.from({ length: 255 }, (_, bytes) => lengthOf(bytes))).size).toBe(1)
  for (const bytes of [1_000, 10_000, 1_000_000]) expect(lengthOf(bytes)).toBeLessThan(bytes * 1.125 + 64)
})

test('what earlier versions sealed at its exact length still opens', () => {
  for (const at of [undefined, 1_700_000_000_000_000]) {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const named = [place.collection, place.patient, place.id, place.version]
    cipher.setAAD(Buffer.from(JSON.stringify(at === undefined ? ['dr-ai/record/v1', ...named] : ['dr-ai/record/v2', ...named, at])))
    const earlier = Buffer.concat([Buffer.of(at === undefined ? 1 : 2), nonce, cipher.update('words'), cipher.final(), cipher.getAuthTag()])
    expect(unseal(key, { ...place, at }, earlier).toString()).toBe('words')
  }
})
