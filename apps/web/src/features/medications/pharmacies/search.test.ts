import { expect, test } from 'vitest'
import { HttpError } from '../../../api/http-error.ts'
import type { Session } from '../../../session/create-session.ts'
import { samplePharmacies } from './sample-pharmacies.ts'
import { mapLink, searchPharmacies, telLink } from './search.ts'

const caller = (answer: () => unknown) => {
  const asked: unknown[] = []
  const call = (async (name: string, options: { body: unknown }) => {
    asked.push([name, options.body])
    return answer()
  }) as unknown as Session['call']
  return { asked, session: { call } }
}
const failing = (error: Error) => caller(() => Promise.reject(error))

test('a blank name searches nothing', async () => {
  const { asked, session } = caller(() => ({ data: { results: [] } }))
  expect([await searchPharmacies(session, '  ', { kind: 'anywhere' }), asked]).toEqual([null, []])
})

test.each([
  [{ kind: 'anywhere' } as const, { medication: 'Metformin' }],
  [{ kind: 'here', lat: 1, lon: 2 } as const, { medication: 'Metformin', lat: 1, lon: 2 }],
  [{ kind: 'place', name: 'Oldtown' } as const, { medication: 'Metformin', near: 'Oldtown' }],
])('%j is asked as %j', async (where, query) => {
  const { asked, session } = caller(() => ({ data: { results: [], attribution: '© x', place: 'Oldtown' } }))
  const answer = await searchPharmacies(session, 'Metformin', where)
  expect([asked, answer?.isSample, answer?.attribution]).toEqual([[['findPharmacies', query]], false, '© x'])
})

test('a failed search answers with the three samples, marked', async () => {
  const answer = await searchPharmacies(failing(new HttpError(503)).session, 'Metformin', { kind: 'anywhere' })
  expect(answer).toMatchObject({ pharmacies: samplePharmacies, isSample: true, isPlaceUnknown: false })
  expect(samplePharmacies.map(({ pharmacy }) => pharmacy)).toEqual(['CVS Pharmacy - Main St', 'Walgreens - Oak Ave', 'Rite Aid - Elm St'])
  expect(samplePharmacies.every(({ price, inStock }) => price === null && inStock === null)).toBe(true)
})

test('a place that nobody knows is said', async () => {
  const answer = await searchPharmacies(failing(new HttpError(404)).session, 'Metformin', { kind: 'place', name: 'Atlantis' })
  expect(answer).toMatchObject({ isSample: true, isPlaceUnknown: true })
})

test.each([
  ['+49 (30) 123-456', 'tel:+4930123456'],
  ['(555) 555-0101', 'tel:5555550101'],
])('%s is dialled as %s', (phone, link) => expect(telLink(phone)).toBe(link))

test('a map shows the point, or searches where there is none', () => {
  const base = { pharmacy: 'A & B', address: 'Main St', distance: '', price: null, inStock: null, phone: '' }
  expect(mapLink({ ...base, lat: 1.5, lon: -2 })).toContain('mlat=1.5&mlon=-2')
  expect(mapLink(base)).toContain('query=A+%26+B%2C+Main+St')
})
