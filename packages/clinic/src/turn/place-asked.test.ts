import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'
import { last as talk } from './testing/talk.ts'

const clinic = loadClinic()

test.each([
  ['its my chest', 'What is it about your chest?'],
  ['problem with my ears', 'What is it about your ear?'],
  ['something wrong with my foot', 'What is it about your foot?'],
  ["it's my daughter, something is wrong with her eye", 'eye?'],
])('a part of the body without a complaint is asked about: %s', (words, asked) => {
  const { reply } = talk(words)
  expect(reply.question?.text).toContain(asked)
  expect(reply.text).not.toMatch(/not sure I understood/)
})

test.each([
  ['its my chest', 'its gone all tight', 'chest-tightness'],
  ['problem with my ears', 'cant hear a thing', 'hearing-loss'],
  ['something wrong with my foot', 'it really hurts', 'foot-pain'],
])('the answer is about that part: %s, %s', (words, answer, finding) => {
  expect(talk(words, answer).reply.findings.map(({ finding: id }) => id)).toContain(finding)
})

test('a quick reply is its own finding', () => {
  const { case: consultation, reply } = talk('problem with my eye')
  const option = reply.question?.options.find(({ label }) => label === 'It is red')
  const pressed = clinic.consult(consultation, 'It is red', { answer: { question: reply.question?.id ?? '', options: [option?.id ?? ''] } })
  expect(pressed.reply.findings.map(({ finding }) => finding)).toEqual(['eye-redness'])
})

test('who names a load on the chest in two sentences is heard at once', () =>
  expect(talk('its me chest. like a bag of cement sat on it').reply.triage?.level).toMatch(/ambulance|emergency/))

test('the same question is not asked twice', () => {
  const { reply } = talk('something wrong with my foot', 'my foot')
  expect(reply.text).not.toContain('What is it about your foot?')
})

test('a question back takes no danger from what is told beside it', () =>
  expect(talk('wot do you mean. its me chest. like a bag of cement sat on it. bit sweaty').reply.triage?.level).toBe('ambulance'))

test('a word not known is no matter where the rest was read', () => {
  expect(talk('strewth it burns when I pee').reply.text).not.toMatch(/did not get/)
  expect(talk('I feel all glumfy').reply.text).toMatch(/did not get \*glumfy\*/)
})

test('one misread no takes nothing from words that sound gravest', () => {
  expect(talk('baby grape in throat no sound blue').reply.triage?.level).toMatch(/ambulance|emergency/)
  expect(talk('no sound from his chest').reply.triage?.level ?? 'none').not.toBe('ambulance')
})

test('nobody is asked about himself what only others see', () => {
  const asked: string[] = []
  let turn = talk('cough for 3 days, 40 male', 'no')
  for (let at = 0; at < 6 && turn.reply.question !== null; at++) {
    asked.push(turn.reply.question?.text ?? '')
    turn = clinic.consult(turn.case, 'none of these')
  }
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.join(' ')).not.toMatch(/sucked in|drowned|not responding/)
})

test('a part is not asked about again after its answer', () =>
  expect(talk('problem with my ears', 'leave it').reply.text).not.toContain('What is it about your ear?'))

test('what goes away with rest asks nothing', () => {
  const { findings } = talk('I get a pressure in my chest when I walk uphill, 62 m. It goes away when I stop and rest.').reply
  expect(findings.map(({ finding }) => finding)).toContain('chest-pain.relieved-rest')
})

test.each([
  ['hello, my back hurts', ['back-pain']],
  ['good morning doctor, headache since Monday', ['headache']],
  ['hi again, I have a sore throat', ['sore-throat']],
])('a greeting takes nothing from what is told behind it: %s', (words, wanted) =>
  expect(talk(words).reply.findings.map(({ finding }) => finding)).toEqual(wanted),
)

test('a greeting alone is one', () => expect(talk('hello doctor').reply.findings).toEqual([]))

test.each(['my boy is 5 and he has a fever', 'my 6 year old has a fever'])(
  'a fever alone past the first year is asked about first: %s',
  (words) => {
    const { triage, question } = talk(words).reply
    expect(triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
    expect(question).not.toBeNull()
  },
)

test.each(['my boy is 5 and he has a fever and is floppy', 'my baby is 2 months and has a fever'])(
  'one that is more than that is not: %s',
  (words) => expect(talk(words).reply.triage?.level).toMatch(/ambulance|emergency/),
)

test('what somebody thinks of the day takes nothing from who he is', () =>
  expect(talk('it started I think on Wednesday, I was at my sisters, my ear has been blocked, 52 female').case.person.sex).toBe('female'))
