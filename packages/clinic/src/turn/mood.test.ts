import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const say = (...words: readonly string[]) => {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}

test('who comes with a low mood is asked about thoughts of suicide once, in words of their own', () => {
  const asked = say('I feel so down', '34 female')
  expect(asked.reply.text).toMatch(/thoughts of ending your life/)
  const denied = clinic.consult(asked.case, 'no')
  expect(denied.reply.crisis).toBeNull()
  expect(denied.reply.text).not.toMatch(/thoughts of ending your life/)
  expect(clinic.consult(asked.case, 'yes').reply.crisis).toMatchObject({ kind: 'self-harm', certainty: 'affirmed' })
})

test('thoughts of suicide open the crisis path, however they were read', () =>
  expect(say('I think about suicide every day').reply.crisis?.kind).toBe('self-harm'))

test('a wish not to wake up is no unconscious patient', () => {
  const { reply } = say('I have a headache', 'sometimes I think it would be easier to not wake up')
  expect(reply.crisis?.kind).toBe('self-harm')
  expect(reply.text).not.toMatch(/does not wake/)
})

for (const words of [
  'no, I said 38.2, not 40.2',
  'I told you it is my father',
  'I did not say I fainted',
  'I am not trying to hurt myself',
])
  test(`a correction or a no is no crisis: ${words}`, () => expect(say('I have a headache', words).reply.crisis).toBeNull())

test('a plain word releases a crisis', () => expect(say('I want to die', 'no, I am not suicidal').reply.crisis).toBeNull())

const wondering = 'I gave my dog away and wrote letters'

test('words that only make the doctor wonder are asked about straight out, without a crisis', () => {
  const { reply } = say(wondering)
  expect(reply.crisis).toBeNull()
  expect(reply.text).toMatch(/ending your life/)
})

test('what was asked straight out: a yes opens the card, a no ends it, and who does not know is told where somebody answers', () => {
  expect(say(wondering, 'yes').reply.crisis).toMatchObject({ kind: 'self-harm', certainty: 'affirmed' })
  const denied = say(wondering, 'no').reply
  expect(denied.crisis).toBeNull()
  expect(denied.text).not.toMatch(/ending your life/)
  expect(say(wondering, "I don't know").reply.text).toMatch(/Samaritans[\s\S]*999/)
})

test('who lost somebody and cannot sleep is asked once how they are and who is there, and about more where the mood is low', () => {
  const asked = say("my husband died three weeks ago and I can't sleep, I'm 61 female", 'three weeks')
  expect(asked.reply.text).toMatch(/how you are in yourself since then.*somebody who is there for you\?/)
  const low = clinic.consult(asked.case, 'My mood is low most of the day')
  expect(low.reply.text).toMatch(/thoughts of ending your life/)
  const managing = clinic.consult(asked.case, 'Sad, but I manage, my sister is with me')
  expect(managing.reply.question?.text).not.toMatch(/how you are in yourself/)
  expect(managing.reply.crisis).toBeNull()
})

test('the age of who speaks of somebody they lost is their own', () =>
  expect(say("my husband died three weeks ago and I can't sleep, I'm 61").case.person.ageYears).toBe(61))
