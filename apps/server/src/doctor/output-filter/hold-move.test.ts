import { expect, test } from 'vitest'
import { measureWordings } from '../../testing/measure-wordings.ts'
import { loadClinic } from '../load-clinic.ts'

test('no wording that means something else is taken, and nearly nine in ten of those that mean the same are', {
  timeout: 180_000,
}, async () => {
  const { fair, refused, unfair, passed } = await measureWordings(await loadClinic())
  expect(passed).toEqual([])
  expect(unfair).toBeGreaterThanOrEqual(100)
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(fair * 0.12)
})
