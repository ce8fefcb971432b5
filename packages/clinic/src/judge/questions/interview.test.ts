import { expect, test } from 'vitest'
import type { Consultation } from '../../clinic.ts'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

const begin = (words: string): Consultation => clinic.consult(clinic.newCase({ ageYears: 32, sex: 'female' }), words)

function denyOn(turn: Consultation): Consultation {
  const question = turn.reply.question
  if (question === null) throw new Error('nothing was asked')
  const words =
    question.id === 'duration'
      ? 'two days'
      : question.kind === 'checklist'
        ? 'None of these'
        : question.kind === 'open'
          ? 'Nothing else'
          : 'No'
  return clinic.consult(turn.case, words)
}

function interview(words: string): Consultation[] {
  const turns = [begin(words)]
  for (let turn = turns[0]; turn?.reply.question; turn = turns.at(-1)) turns.push(denyOn(turn))
  return turns
}

const everyday = [
  'runny nose and sneezing for three days, bit of a sore throat',
  'my eyes itch and I sneeze outside since the pollen came two weeks ago',
  'heartburn after meals for two weeks',
  'an ulcer inside my lip that stings for three days',
  'I twisted my ankle yesterday, it is swollen but I can walk',
  'sunburnt shoulders since yesterday, red and sore',
  'a blister on my foot from new boots since yesterday',
  'I was sick twice last night and feel queasy',
]
for (const words of everyday)
  test(`ends after at most five questions: ${words}`, () => expect(interview(words).length - 1).toBeLessThanOrEqual(5))

test('danger signs are asked in plain sentences, with "None of these" first', () => {
  const asked = interview('a sore throat and a fever since yesterday').map(({ reply }) => reply.question)
  const danger = asked.find((question) => question?.kind === 'checklist')
  expect(danger?.text).toMatch(/^Do you have any of these: .+\?$/)
  expect(danger?.text).not.toContain('- ')
  expect(danger?.options[0]).toEqual({ id: 'no', label: 'None of these' })
})

test('where many causes share the field, nobody is asked for one after the other of them', () => {
  const asked = [
    ...interview('a blister on my foot from new boots since yesterday'),
    ...interview('I was sick twice last night and feel queasy'),
  ]
  expect(asked.flatMap(({ reply }) => (reply.question?.kind === 'finding' ? reply.question.id : []))).toEqual(['pregnant'])
})

test('one sign alone is asked in words of its own, two in one plain sentence, and neither where too little time has passed for it', () => {
  const lists = (words: string) =>
    interview(words).flatMap(({ reply }) => (reply.question?.kind === 'checklist' ? reply.question.text : []))
  expect(lists('an ulcer inside my lip that stings for five weeks')[0]).toBe(
    'Is there a sore in your mouth that has not healed for three weeks or longer?',
  )
  expect(lists('an ulcer inside my lip that stings for three days').join(' ')).not.toContain('three weeks')
  expect(lists('my shoulders and legs ache since the gym two days ago')).toContain(
    'Do you have dark, tea-coloured urine or a shoulder that looks out of place?',
  )
})

test('more is asked for as long as it brings news, and not after that', () => {
  const first = begin('I have a headache since yesterday')
  expect(first.reply.question?.id).toBe('more')
  expect(clinic.consult(first.case, 'I also have a fever').reply.question?.id).toBe('more-yet')
  expect(clinic.consult(first.case, 'Nothing else').reply.question?.id).not.toBe('more-yet')
})

test('"Sum up now" is offered after the second answer and leads to the verdict once the danger signs were asked', () => {
  const [first, second, third] = interview('I have a headache')
  const offers = (turn: Consultation | undefined) => turn?.reply.question?.options.some(({ id }) => id === 'sum-up')
  expect([first, second, third].map(offers)).toEqual([false, false, true])
  if (!third?.reply.question) throw new Error('the interview is over')
  let turn = clinic.consult(third.case, 'Sum up now', { answer: { question: third.reply.question.id, options: ['sum-up'] } })
  if (turn.reply.question?.kind === 'checklist') turn = clinic.consult(turn.case, 'None of these')
  expect(turn.reply.kind).toBe('verdict')
})

test('a patient who knows no answer is not asked on and on', () => {
  let turn = begin('my tummy feels funny')
  let count = 0
  for (; turn.reply.question; count++) turn = clinic.consult(turn.case, "I don't know")
  expect(count).toBeLessThanOrEqual(7)
})

test('the number of questions to come falls to none', () => {
  const left = interview('a cough for five days').flatMap(({ reply }) => reply.question?.left ?? [])
  expect(left.at(-1)).toBe(0)
  expect(left[0]).toBeGreaterThan(0)
})

test('what was denied of one’s own accord is not asked for again among the danger signs', () => {
  const asked = interview('burning when I pass urine since yesterday, no fever').flatMap(({ reply }) => reply.question?.text ?? [])
  const signs = asked.find((text) => text.startsWith('Do you have any of these'))
  expect(signs).toBeDefined()
  expect(signs).not.toContain('fever')
})
