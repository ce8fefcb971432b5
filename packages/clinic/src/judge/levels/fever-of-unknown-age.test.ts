import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

test('a child with a fever and no age: the age is asked first, and says what it is asked for', () => {
  const { reply } = first('my daughter has a fever')
  expect(reply.kind).toBe('question')
  expect(reply.text).toMatch(/How old is your daughter\? Under three months/)
})

test.each(['6 weeks', 'she is 2 months old'])('%s goes to hospital', (age) => {
  expect(clinic.consult(first('my daughter has a fever').case, age).reply.triage?.level).toBe('emergency-department')
})

test('at seven it does not', () => {
  expect(clinic.consult(first('my daughter has a fever').case, '7').reply.kind).toBe('question')
})

test('who is called a baby counts as one', () => {
  expect(first('my baby has a fever').reply.triage?.level).toBe('emergency-department')
})
