import { expect, test } from 'vitest'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()
const lastTo = (...turns: readonly string[]) =>
  turns.reduce(
    ({ consultation }, words) => {
      const { case: after, reply } = clinic.consult(consultation, words)
      return { consultation: after, text: reply.text }
    },
    { consultation: clinic.newCase({ country: 'GB' }), text: '' },
  ).text

const bleeds = ['its my bowels, loose for 7 weeks, 57 male', 'theres blood mixed in, dark red, and I lost half a stone not trying']

test.each([
  ['got a wedding in 5 weeks. can I leave it till after that?'],
  ['can it wait till after christmas'],
  ['is it ok to leave it a month?'],
])('what may be a cancer is not left for weeks: %s', (asked) => {
  expect(lastTo(...bleeds, asked)).toMatch(/^No, please do not leave it for weeks: ring your own doctor this week/)
})

test('until tomorrow it may wait, and what is no sign of a cancer may wait longer', () => {
  expect(lastTo(...bleeds, 'can it wait until tomorrow?')).toMatch(/soon enough/)
  expect(lastTo('my elbow has been sore for 3 weeks, 40 male', 'can it wait for two weeks?')).not.toMatch(/leave it for weeks/)
})
