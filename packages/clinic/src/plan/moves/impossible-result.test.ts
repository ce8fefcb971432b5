import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const say = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).reply

test.each([
  ['my creatinine is 142 mg/dL', '0.5 to 1.3 mg/dL'],
  ['my potassium is 55', '3.5 to 5.1 mmol/L'],
  ['my haemoglobin is 800 g/dL', '25 g/dL'],
  ['the lab says sodium 14 mmol/l', 'less than 90 mmol/L'],
  ['is a creatinine of 142 mg/dL dangerous?', '30 mg/dL'],
  ['potassium 410 and i am tired', 'hardly above 10 mmol/L'],
] as const)('%s: cannot be right, says the range, and raises no level', (words, range) => {
  const { text, triage } = say(words)
  expect(text).toContain('cannot be right')
  expect(text).toContain(range)
  expect(text).toMatch(/look at the number and its unit again/)
  expect(triage?.level ?? null).toBeNull()
  expect(text).not.toMatch(/\b(?:normal|harmless|no danger|not sure I understood)\b/)
})

test.each([
  'my creatinine is 142 umol/l',
  'my creatinine is 142',
  'my potassium is 5.5',
  'my hb is 80 g/L',
  'my platelets are 250000',
  'wbc 11000',
  'I take potassium 99 mg tablets',
  'my sodium is 130 today',
])('%s: nothing impossible', (words) => {
  expect(say(words).text).not.toContain('cannot be right')
})

test('an emergency is not held up by a number that cannot be', () => {
  const { text, triage } = say('crushing chest pain and sweating, and my potassium is 55')
  expect(triage?.level).toBe('ambulance')
  expect(text).not.toContain('cannot be right')
})

test('a potassium just above the range is not answered as one from 5.5 on', () => {
  expect(say('my potassium was 5.3 and gp will repeat it next week').text).not.toMatch(/5\.5 to 5\.9|would not wait/)
  expect(say('my potassium was 5.2, can the repeat wait two weeks?').text).not.toMatch(/5\.5 to 5\.9|would not wait/)
  expect(say('my potassium was 5.7, can the repeat wait two weeks?').text).toMatch(/would not wait that long/)
  expect(say('my potassium was 6.3, can the repeat wait two weeks?').text).toMatch(/emergency department|not with a potassium of 6/i)
})
