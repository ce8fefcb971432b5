import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

test.each([
  'Sugar checked just now it is 52. He is awake. What to give and how much',
  'his sugar is 48, he is awake',
  'meter says 55 for his sugar now: sugar 55',
  'blood sugar came out 2.9, he can talk',
])('a low sugar in a standing emergency leads to sugar by mouth: %s', (words) => {
  const told = clinic.consult(clinic.newCase({ country: 'IN' }), 'My father, 81, is confused since yesterday and takes glimepiride')
  expect(told.reply.kind).toBe('emergency')
  const { case: after, reply } = clinic.consult(told.case, words)
  expect(after.observations['low-blood-sugar']?.polarity).toBe('present')
  expect(reply.text).toMatch(/take sugar now/i)
  expect(reply.text).not.toMatch(/glad it feels better|Good that it has eased|No sweet drinks/)
})

test('a sugar tablet and new confusion: nobody is told to leave sweet drinks', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), 'My mum, 79, takes gliclazide and is confused since this morning')
  expect(reply.text).not.toMatch(/No sweet drinks/)
})

test('who asks what to give to a low sugar is told', () => {
  const low = clinic.consult(clinic.newCase({ country: 'IN' }), 'mother is diabetic on insulin, sweating and dull')
  const told = clinic.consult(low.case, 'sugar 48')
  expect(told.case.person.ageYears).toBeNull()
  expect(clinic.consult(told.case, 'she is awake, what should I give').reply.text).toMatch(/juice/)
})

test('a sugar that came up shows no card against a high one', () => {
  const giddy = clinic.consult(clinic.newCase({ country: 'IN' }), 'my mother, 68, sugar patient, feeling giddy')
  const low = clinic.consult(giddy.case, 'sugar is 58 just now')
  expect(clinic.consult(low.case, 'gave biscuit and tea with sugar, 20 min later sugar is 105').reply.text).not.toMatch(
    /very high blood sugar/,
  )
})
