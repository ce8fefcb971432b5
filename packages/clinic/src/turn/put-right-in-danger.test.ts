import { expect, test } from 'vitest'

import { isEmergency } from '../judge/levels/level-order.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { last } from './testing/talk.ts'

const clinic = loadClinic()

const isDanger = (level: TriageLevel | null): boolean => level !== null && isEmergency(level)

function after(...messages: readonly string[]) {
  const { case: consultation, reply } = last(...messages)
  return { consultation, level: reply.triage?.level ?? clinic.levelOf(consultation) }
}

test.each([
  ['my daughter is 2 months and has a temp of 38.4', 'omg no typo 2 YEARS. she is eating a biscuit', 2],
  ['baby has a fever of 38.5, he is 2 months, bit of a cough', 'sorry typo, 12 months. he is drinking well', 1],
])('an age in the wrong unit is put right, and the level of a young baby goes with it: %s | %s', (first, second, years) => {
  expect(isDanger(after(first).level)).toBe(true)
  const { consultation, level } = after(first, second)
  expect(consultation.person.ageYears).toBeCloseTo(years, 1)
  expect(consultation.durationDays).toBeNull()
  expect(consultation.observations['infant-fever-under-3-months']).toBeUndefined()
  expect(isDanger(level)).toBe(false)
})

test('a time beside an age is no age', () => {
  expect(after('my son has had a cough for 3 weeks, he is 2', 'sorry, 3 months').consultation.person.ageYears).toBe(2)
})

test('a blood thinner that is the husband’s takes its finding and its level along', () => {
  const { consultation, level } = after(
    'slipped on the stairs, ankle swollen and sore, I can walk on it. I take warfarin',
    'wait no, my HUSBAND takes the warfarin, I only sort his pills',
  )
  expect(consultation.observations['takes-blood-thinner']?.polarity).not.toBe('present')
  expect(isDanger(level)).toBe(false)
})

test.each([
  'watched Holby last night, a man had crushing chest pain and died. does it go like that?',
  'saw a film yesterday where a woman has a stroke and her face droops',
  'seen a documentary the other day, some bloke was coughing up blood',
])('what happens to people on a screen is not the patient’s: %s', (words) => {
  expect(after(words).level).toBeNull()
})

test.each([
  'was watching a film and my arm went weak suddenly',
  'we watched a film and my husband got crushing chest pain',
  'watched a film where a man coughs blood, and now I am coughing blood too',
  'watching telly with the kids when my lad went stiff and started shaking',
])('what happens in front of the screen is: %s', (words) => {
  expect(isDanger(after(words).level)).toBe(true)
})

test('a child who is told that she will die of something wants to end nothing', () => {
  const { consultation } = after('my 6 year old swallowed some gum and her brother told her shes gonna die')
  expect(consultation.observations['suicidal-thoughts']).toBeUndefined()
})

test.each(['I knocked the drink on the head last week', 'knocked smoking on the head in May'])(
  'who gives something up has hit no head: %s',
  (words) => {
    expect(after(words).consultation.observations['head-injury']).toBeUndefined()
  },
)

test('whose the dog is denies no bite', () => {
  expect(after('one dog wey no get owner bite my leg yesterday').consultation.observations['animal-bite']?.polarity).toBe('present')
})

test('methotrexate every day is too much of it', () => {
  expect(isDanger(after('I have taken my methotrexate every day this week by mistake').level)).toBe(true)
})
