import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { talk } from '../turn/testing/talk.ts'
import { isWarningTold } from './told-warnings.ts'

const knowledge = loadIndex()
const told = (prose: string, warning: string) => isWarningTold(knowledge, { ...newCase(), prose }, warning)

test('a warning that was told in its own words is none, and one that was denied or would be more still is', () => {
  expect(told("gave birth 6 weeks ago, can't sleep even when baby sleeps", 'you cannot sleep even when the baby sleeps')).toBe(true)
  expect(told('I sleep well', 'you cannot sleep even when the baby sleeps')).toBe(false)
  expect(told('my headache wakes me at night', 'the headache gets worse and wakes you at night')).toBe(false)
  expect(told('not coughing blood or phlegm', 'coughing blood or phlegm')).toBe(false)
})

test('a limit of time that has passed is no limit any more', () => {
  const turns = talk({}, 'I am 32, a woman, low mood for two months', 'no')
  const open = turns.at(-1)?.case
  expect(open?.durationDays).toBeGreaterThan(14)
  const warning = 'low mood lasts more than 2 weeks'
  expect(open && isWarningTold(knowledge, open, warning)).toBe(true)
  expect(open && isWarningTold(knowledge, { ...open, durationDays: 5 }, warning)).toBe(false)
  expect(open && isWarningTold(knowledge, open, 'fever lasts more than 2 weeks')).toBe(false)
})
