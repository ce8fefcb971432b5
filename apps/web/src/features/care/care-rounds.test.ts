import { expect, test } from 'vitest'
import { careRound } from './care-rounds.ts'

const dose = (id: string, at: string, status: 'due' | 'taken' = 'due') => ({ id, medication: 'm', at, status })
const shared = {
  name: 'Lena',
  at: '2026-11-23T06:00:00Z',
  medications: [{ id: 'm', name: 'Warfarin', dosage: '3 mg', schedule: 'Daily', notes: '', isActive: true }],
  doses: [
    dose('later', '2026-11-23T18:00:00.000Z'),
    dose('now', '2026-11-23T08:00:00.000Z'),
    dose('own', '2026-11-23T07:00:00.000Z', 'taken'),
    dose('long ago', '2026-11-22T08:00:00.000Z'),
    dose('tomorrow', '2026-11-25T08:00:00.000Z'),
  ],
}
const logged = [
  { dose: 'now', medication: 'm', status: 'skipped' as const, at: '2026-11-23T08:05:00Z', by: 'Gran' },
  { dose: 'own', medication: 'm', status: 'skipped' as const, at: '2026-11-23T08:05:00Z', by: 'Gran' },
]

test('a round shows the doses of these hours in order, and the patient’s own word comes before a carer’s', () => {
  const round = careRound({ shared, logged, items: [] }, Date.parse('2026-11-23T09:00:00Z'))
  expect(round.map(({ id, status, by }) => [id, status, by])).toEqual([
    ['own', 'taken', null],
    ['now', 'skipped', 'Gran'],
    ['later', 'due', null],
  ])
})

test('nothing shared yet is an empty round', () => expect(careRound({ shared: null, logged, items: [] }, 0)).toEqual([]))
