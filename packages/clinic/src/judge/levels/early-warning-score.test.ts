import { expect, test } from 'vitest'
import { newCase } from '../../case/case.ts'
import { earlyWarningScore } from './early-warning-score.ts'

const adult = newCase({ ageYears: 60 }).person

test('the published bands add up', () => {
  expect(
    earlyWarningScore(adult, { respiratoryRate: 25, oxygenSaturation: 91, systolic: 90, heartRate: 131, temperature: 39.1 }, true),
  ).toMatchObject({ total: 17, single: true })
  expect(
    earlyWarningScore(adult, { respiratoryRate: 21, oxygenSaturation: 94, systolic: 105, heartRate: 95, temperature: 38.5 }, false),
  ).toMatchObject({ total: 6, single: false })
})

test('normal signs give no score', () => {
  expect(
    earlyWarningScore(adult, { respiratoryRate: 16, oxygenSaturation: 98, systolic: 120, heartRate: 70, temperature: 37 }, false),
  ).toBeNull()
})

const excluded = [newCase({ ageYears: 15 }).person, newCase({ ageYears: 30, pregnant: true }).person]
for (const person of excluded)
  test(`it does not apply to ${JSON.stringify(person)}`, () => expect(earlyWarningScore(person, { heartRate: 140 }, true)).toBeNull())

test('in COPD a saturation of 92 % and more gives no points, and a lower one does', () => {
  const signs = { respiratoryRate: 22, oxygenSaturation: 93 }
  expect(earlyWarningScore(adult, signs, false)).toMatchObject({ total: 4 })
  expect(earlyWarningScore(adult, signs, false, true)).toMatchObject({ total: 2, signs: ['breathing rate'] })
  expect(earlyWarningScore(adult, { oxygenSaturation: 90 }, false, true)).toMatchObject({ total: 3, single: true })
})
