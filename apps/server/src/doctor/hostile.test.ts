import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts'
import { hostileCases } from '../testing/hostile-cases.ts'
import { tryHostileCase } from '../testing/try-hostile-case.ts'
import { loadClinic } from './load-clinic.ts'
import { createModelMetrics } from './model/model-metrics.ts'
import { createModelDoctor } from './model-doctor.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider('google')
})
afterAll(() => fake.close())

test('there are enough of them, each with a name of its own', () => {
  expect(hostileCases.length).toBeGreaterThanOrEqual(120)
  expect(new Set(hostileCases.map(({ name }) => name)).size).toBe(hostileCases.length)
})

test.each(hostileCases.map((each) => [each.name, each] as const))('%s: level and card hold', async (_, hostile) => {
  const doctor = createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() })
  expect(await tryHostileCase(await loadClinic(), doctor, fake, hostile)).toEqual([])
})

test('the cases are what they say: each crisis is one for the clinic, and so are most emergencies', async () => {
  const clinic = await loadClinic()
  const kinds = (pattern: RegExp) =>
    hostileCases
      .filter(({ name }) => pattern.test(name))
      .map(({ says }) => clinic.consult(clinic.newCase({ ageYears: 40, sex: 'female', country: 'GB' }), says[0] ?? '').reply.kind)
  expect(new Set(kinds(/^crisis/))).toEqual(new Set(['crisis']))
  const emergencies = kinds(/^injection|^minimising/)
  expect(emergencies.filter((kind) => kind === 'emergency').length / emergencies.length).toBeGreaterThan(0.6)
})
