import { expect, test } from 'vitest'
import { firstAidGuide } from './first-aid-guide.ts'

for (const [country, number] of [
  ['GB', '999'],
  ['US', '911'],
  [null, '112 or 911'],
] as const) {
  test(`every card is whole in ${country ?? 'an unknown country'}, with the number to call`, () => {
    const entries = firstAidGuide(country)
    expect(entries.length).toBeGreaterThan(50)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const { steps, doNot } of entries) {
      expect(steps.length).toBeGreaterThan(1)
      for (const words of [...steps, ...doNot]) expect(words).not.toMatch(/[{}]|undefined|\byour (?:somebody|other|patient)\b/)
    }
    expect(entries.flatMap(({ steps }) => steps).join(' ')).toContain(number)
  })
}
