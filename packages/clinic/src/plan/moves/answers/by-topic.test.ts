import { describe, expect, test } from 'vitest'
import { talk } from '../../../turn/testing/talk.ts'

const sore = 'I have had a sore throat and a temperature of 38 for two days'
const adult = { country: 'GB', ageYears: 34, sex: 'female' as const }
const answerTo = (question: string, story = sore) =>
  (talk(adult, story, question).at(-1)?.reply.parts ?? [])
    .filter(({ kind }) => kind === 'answer')
    .map(({ text }) => text)
    .join(' ')

describe('a question is answered on its topic, whatever words it is asked in', () => {
  test.each([
    ['am I all right behind the wheel', /drive/i],
    ['does the school nurse need to know or can he go back Monday', /school|nursery/i],
    ['who gets to see what I type', /encrypted|reads? along/i],
    ['what do I say to the receptionist', /say|tell/i],
    ['is it all right to have a pint tonight', /alcohol|drink/i],
    ['how long before it clears', /week|days/i],
    ['will the kids catch it off me', /catching|hands/i],
    ['do I need something stronger like antibiotics', /antibiotic/i],
    ['what have you written down so far', /So far I have: .*sore throat/],
    ['who won the match last night', /only know about health/],
  ])('%s', (question, answer) => expect(answerTo(question)).toMatch(answer))
})

test.each(['my sister drives me', 'no I never smoked', 'the school rang my wife', "I'll ring the surgery on Monday"])(
  'what asks nothing gets no answer: %s',
  (words) => expect(answerTo(words)).toBe(''),
)

test('beside an emergency nothing general is said', () => {
  expect(answerTo('can I have a bath first', 'crushing chest pain for an hour, sweating, down my left arm')).not.toMatch(/lukewarm/)
})
