import { expect, test } from 'vitest'
import { completeMedication } from '../../../session/medication.ts'
import type { Intake } from '../schedule/intake.ts'
import { applyAnswer } from './notification-answers.ts'

const minute = Date.parse('2026-11-20T08:00:00Z') / 60_000
const at = Date.parse('2026-11-20T08:04:00Z')
const medications = [
  completeMedication({ id: 'm1', name: 'Metformin', startDate: '2026-11-01', stock: 10 }),
  completeMedication({ id: 'm2', name: 'Ramipril', startDate: '2026-11-01', frequency: 'Twice daily', stock: 10 }),
]

async function taken(intakes: readonly Intake[] = [], quiet: { from: string; to: string } | null = null, rang = minute) {
  const kept: Intake[] = []
  const keepTogether = async (places: readonly { id: string }[], change: (values: readonly unknown[]) => readonly unknown[]) => {
    const [place] = places
    const [intake] = change([intakes.find(({ id }) => id === place?.id), medications.find(({ id }) => id === places[1]?.id)])
    kept.push(intake as Intake)
    return []
  }
  const session = { keepTogether } as Parameters<typeof applyAnswer>[0]
  await applyAnswer(session, { minute: rang, at, owner: 'x' }, { medications, intakes, quiet, zone: 'UTC' })
  return kept
}

test('"Taken" on a notification is about the doses for which it rang, at the time it was pressed', async () => {
  expect(await taken()).toMatchObject([
    { id: 'm1|2026-11-20|08:00', status: 'taken', at: '2026-11-20T08:04:00.000Z' },
    { id: 'm2|2026-11-20|08:00', status: 'taken' },
  ])
  expect(await taken([], null, minute + 1)).toEqual([])
})

test('what was put off to the end of the quiet hours is found by when it rang', async () => {
  const quiet = { from: '07:30', to: '08:30' }
  expect(await taken([], quiet)).toEqual([])
  expect(await taken([], quiet, minute + 30)).toHaveLength(2)
})

test('a dose that was skipped or taken stays as it is', async () => {
  const said = { medicationId: 'm1', pills: 1, at: '2026-11-20T08:01:00Z' }
  for (const status of ['taken', 'skipped'] as const)
    expect((await taken([{ ...said, id: 'm1|2026-11-20|08:00', status }])).map(({ id }) => id)).toEqual(['m2|2026-11-20|08:00'])
})
