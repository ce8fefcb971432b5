import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

/** What went wrong in talks with patients of our own, each kept. */
const clinic = loadClinic()

function talk(profile: CaseProfile, ...words: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB', ...profile }), words[0] ?? '')
  for (const next of words.slice(1)) turn = clinic.consult(turn.case, next)
  return turn
}

test('an age and a time make no newborn of a grown-up', () => {
  const { case: consultation } = talk({}, 'wrist hurts after typing all day', '38 woman, 3 weeks')
  expect(consultation.observations['infant-fever-under-3-months']).toBeUndefined()
  expect(consultation.person).toMatchObject({ ageYears: 38, sex: 'female' })
})

test('of two sides in one breath the last one counts', () => {
  const { case: consultation } = talk({ ageYears: 38, sex: 'female' }, 'my left wrist hurts', 'sorry, i said left. no wait my right')
  const sides = Object.values(consultation.observations).filter(
    ({ finding, polarity }) => polarity === 'present' && /\.(?:left|right)$/.test(finding),
  )
  expect(sides.map(({ finding }) => finding)).toEqual(['wrist-pain.right'])
})

test.each(['45 bloke', '38 lass', '29 yo dude'])('how people say who they are: %s', (who) => {
  expect(talk({}, `my back hurts since monday, ${who}`).case.person.sex).not.toBeNull()
})

test('whether a parent will hear of it is answered as that', () => {
  expect(talk({ ageYears: 16, sex: 'male' }, 'it burns when i pee', 'will my mom find out').reply.text).toMatch(/Not from me/)
})

test('who cannot sleep and asks what to take is offered no painkiller', () => {
  const { reply } = talk({ ageYears: 67, sex: 'male' }, "I can't sleep since my wife died in march", 'what can i take')
  expect(reply.text).not.toMatch(/[Pp]aracetamol or ibuprofen/)
})

test('a nudge is no question to be unsure about', () => {
  expect(talk({ ageYears: 29, sex: 'male' }, 'my knee clicks', 'well?').reply.text).not.toMatch(/sure answer/)
})

test('a place that was denied is denied in words that can be said', () => {
  let turn = talk({ ageYears: 45, sex: 'male' }, 'my back hurts since monday')
  let said = turn.reply.text
  for (let round = 0; round < 14 && turn.reply.kind !== 'verdict'; round++) {
    turn = clinic.consult(turn.case, turn.reply.question?.kind === 'open' ? 'nothing else' : 'no')
    said += turn.reply.text
  }
  expect(said).not.toMatch(/no pain in the back in the/)
})
