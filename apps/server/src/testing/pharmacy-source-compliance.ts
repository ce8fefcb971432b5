import { afterAll, beforeAll, expect, test } from 'vitest'
import { kilometresBetween } from '../pharmacies/distance.ts'
import type { PharmacySource } from '../pharmacies/pharmacy-source.ts'

/** What every source of pharmacies must do, over the map of `pharmacy-extract.ts`. */
export function testPharmacySource(name: string, open: () => Promise<{ source: PharmacySource; close(): Promise<void> }>): void {
  let opened: Awaited<ReturnType<typeof open>>
  const source = (): PharmacySource => opened.source
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())
  const oldtown = { lat: 52.5, lon: 13.4 }
  const names = async (point = oldtown, limit = 10) => (await source().nearest(point, limit)).map((each) => each.name)

  test(`${name}: nearest first, and nothing that is no pharmacy`, async () => {
    expect((await names()).slice(0, 3)).toEqual(['Linden Pharmacy', 'Market Pharmacy', 'Hill Pharmacy'])
    const distances = (await source().nearest({ lat: 52.54, lon: 13.44 }, 10)).map((each) =>
      kilometresBetween({ lat: 52.54, lon: 13.44 }, each),
    )
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })
  test(`${name}: no more than asked for, the nearest of them`, async () =>
    expect(await names(oldtown, 2)).toEqual(['Linden Pharmacy', 'Market Pharmacy']))
  test(`${name}: address, first telephone and opening hours; "" where nobody wrote them`, async () => {
    const [linden, market] = await source().nearest(oldtown, 2)
    expect(linden).toMatchObject({ address: '12 Linden Street, Oldtown 10115', phone: '+49 30 1234567', openingHours: 'Mo-Fr 08:00-18:00' })
    expect(market).toMatchObject({ address: '', phone: '', openingHours: '' })
  })
  test(`${name}: a building stands where its middle is`, async () => {
    const hill = (await source().nearest(oldtown, 3))[2]
    expect(hill?.phone).toBe('+49 30 555')
    expect([hill?.lat.toFixed(3), hill?.lon.toFixed(3)]).toEqual(['52.530', '13.420'])
  })
  test(`${name}: nothing in the middle of the ocean`, async () => expect(await names({ lat: 0, lon: -30 })).toEqual([]))
  test.each([['Oldtown'], ['OLDTOWN'], ['oldtown, Somewhere']])(`${name}: %s is the larger of two places of that name`, async (words) => {
    expect(await source().findPlace(words)).toEqual({ name: 'Oldtown', lat: 52.5, lon: 13.4 })
  })
  test.each([['Nowhere at all'], ['"];node;out;'], ['Linden Café'], ['  ']])(`${name}: %j is no place`, async (words) => {
    expect(await source().findPlace(words)).toBeNull()
  })
  test(`${name}: names whom to thank`, () => expect(source().attribution).toContain('OpenStreetMap'))
}
