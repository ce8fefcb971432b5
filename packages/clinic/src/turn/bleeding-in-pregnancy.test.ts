import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}

test.each([
  ["I'm 12 weeks pregnant and my tummy cramps", "now I'm bleeding", 'bleeding-in-pregnancy'],
  ['my wife is 10 weeks pregnant, stomach cramps', "she's started bleeding a bit", 'bleeding-in-pregnancy'],
  ['I am 31 weeks pregnant, sore back', 'there is some bleeding', 'bleeding-late-pregnancy'],
  ['my sister, 9 weeks pregnant, has belly pain', 'she is spotting', 'bleeding-in-pregnancy'],
])('bleeding told of a pregnancy: %s - %s', (first, words, finding) => {
  const { case: after } = talk(first, words)
  expect(after.observations[finding]?.polarity).toBe('present')
  expect(after.held.map(({ level }) => level).join()).toMatch(/within-24-hours|emergency-department|ambulance/)
})

test.each(['my gums are bleeding', 'no bleeding so far', 'what if I start bleeding?', 'my nose is bleeding'])(
  'no bleeding of the pregnancy: %s',
  (words) => {
    expect(talk("I'm 12 weeks pregnant with a sore back", words).case.observations['bleeding-in-pregnancy']?.polarity).not.toBe('present')
  },
)

test('the weeks of a pregnancy are not how long the complaint lasts', () => {
  const { case: after } = talk('my daughter, 19, has stomach cramps', "She's 12 weeks pregnant")
  expect(after.durationDays).toBeNull()
  expect(after.person).toMatchObject({ relation: 'daughter', pregnancyWeeks: 12 })
  expect(talk("I'm 30 weeks pregnant, sore back", 'for 2 weeks').case.durationDays).toBe(14)
})

test('a medicine that was just started tells nothing of when the complaint began', () => {
  expect(talk('I have just started sertraline and feel sick').case.durationDays).toBeNull()
  expect(talk('my back just started hurting').case.durationDays).not.toBeNull()
})
