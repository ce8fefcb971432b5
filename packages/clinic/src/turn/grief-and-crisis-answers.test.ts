import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

/** The replies to these messages, one after the other. */
function replies(...words: readonly string[]): string[] {
  let consultation = clinic.newCase({ country: 'GB' })
  return words.map((message) => {
    const turn = clinic.consult(consultation, message)
    consultation = turn.case
    return turn.reply.text
  })
}
const last = (...words: readonly string[]): string => replies(...words).at(-1) ?? ''

const widower = 'my husband died in the spring, I am 71 and I hardly sleep'

test('grief or depression is answered by how they differ, and by what was told', () => {
  expect(last(widower, 'would you say this is grief or depression?')).toMatch(/comes in waves[\s\S]*whole day/)
  expect(last(widower, 'I eat next to nothing, have lost weight and find no joy in anything', 'am I depressed?')).toMatch(
    /You told me of [\s\S]*this week/,
  )
})

test.each([
  ['is it normal that I am furious with him?', /belongs to grief/],
  ['I keep hearing his voice in the hall', /belongs to grief/],
  ['should I ask the doctor for tablets?', /^Yes, do see your doctor/],
  ['when do I go back to the office?', /no right time/],
])('what belongs to a grief is answered as grief: %s', (question, expected) => {
  const said = last(widower, question)
  expect(said).toMatch(expected)
  expect(said).not.toMatch(/you hear voices/)
})

test('a question after a loss gets its answer and no word of comfort once more', () => {
  expect(last(widower, 'how long does grief go on?')).not.toMatch(/comes in waves, and it may hurt/)
})

test('who signs a sorrow with an age is not asked for it', () => {
  expect(last('lost my dad in August and I feel empty, 31 f')).not.toMatch(/How old/)
})

test('in a talk after a crisis the helpline comes now and then, and questions have answers', () => {
  const said = replies(
    'I keep thinking of killing myself',
    'yes',
    'I lost my job in June',
    'are you only a machine?',
    'do I have depression?',
    'so what should I do',
    'my flat is a mess',
    'I used to paint',
    'nothing much today',
  )
  const talk = said.slice(2)
  expect(talk.filter((text) => text.includes('Samaritans')).length).toBeLessThan(talk.length)
  expect(said[3]).toMatch(/computer program/)
  expect(said[4]).toMatch(/depression shows/)
  expect(said[5]).toMatch(/not be alone tonight/i)
})

test('a child told of without a verb is the patient, and so is the dose', () => {
  const turn = clinic.consult(clinic.newCase({ country: 'IN' }), 'my daughter 2 years fever 39 since last night, drinking ok')
  expect(turn.case.person).toMatchObject({ relation: 'daughter', ageYears: 2 })
  expect(clinic.consult(turn.case, 'how much paracetamol?').reply.text).not.toMatch(/adults/)
})

test('a mother who names herself by her boy is not the patient', () => {
  const { person } = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    'mum to a boy of 3, sore ear since last night and a fever of 38.2',
  ).case
  expect(person.relation).not.toMatch(/mum|mother/)
  expect(person.ageYears).toBe(3)
})

test('whether a rash is infected is answered by what was told of it', () => {
  const said = last(
    'itchy dry rash in the crook of both elbows for a week, I am 26, a woman',
    'it weeps now and has yellow crusts',
    'is it infected?',
  )
  expect(said).toMatch(/It may be[\s\S]*today or tomorrow/)
  expect(said).not.toMatch(/not catching/)
})

test('"nah" is a no and no goodbye', () => {
  expect(last('man of 50, a dry cough for a fortnight', 'nah')).not.toMatch(/Take care|Goodbye/)
})
