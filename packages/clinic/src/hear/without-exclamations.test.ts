import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })

test.each(['Good grief, not again', 'my knee is swollen, good grief'])('an exclamation is no bereavement: %s', (words) => {
  const { case: told } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'male' }), words)
  expect(told.observations.grief).toBeUndefined()
})

test('grief that is told is heard', () => {
  const { case: told } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'male' }), 'I cannot sleep for grief')
  expect(told.observations.grief?.polarity).toBe('present')
})
