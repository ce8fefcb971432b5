import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function told(...words: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB' })
  let reply = null
  for (const next of words) ({ case: consultation, reply } = clinic.consult(consultation, next))
  if (reply === null) throw new Error('nothing was said')
  return { text: reply.text, question: reply.question?.id ?? null }
}
const opening = ['sore throat and runny nose for two days, 30 year old man', 'no']

test.each([
  'What if it gets worse in the night',
  'and if it gets worse tonight?',
  'what do i do if it gets bad overnight',
  'no but what if it gets worse',
  'suppose it gets worse at 3am',
  'and what if I wake up worse?',
  'ok but if it turns nasty in the night, who do I ring?',
  'who do i call if im worse at the weekend',
  'im scared it will get worse in the night',
  'what if the fever goes up in the night',
  'wot if it gets worse',
])('what to do when it gets worse is told, and whom to ring: %s', (words) => {
  const { text } = told(...opening, words)
  expect(text).toMatch(/Call 999, at any hour, if:\n\n- you struggle to breathe/)
  expect(text).toContain('NHS 111')
})

test.each(['what if it doesnt get better', "what happens if it doesn't clear up", 'and if it is still not better on Friday?'])(
  'what is to be done if it stays is told: %s',
  (words) => expect(told(...opening, words).text).toMatch(/looked at. See a doctor if/),
)

test.each([
  'it gets worse when I lie down',
  'it got worse in the night',
  'and if I press it it gets worse',
  'does it get worse at night?',
  'will it get worse?',
  "what if it's cancer",
  'what if I take two paracetamol',
  'what if I cannot sleep',
  "no, it doesn't get worse",
  'and if it gets worse when I bend, is that sinus?',
])('what tells or asks something else is not answered with it: %s', (words) =>
  expect(told("My headache is bad since yesterday, I'm a woman of 40", 'no', words).text).not.toContain('wait for the morning'),
)

test('a parent is told of the child', () =>
  expect(told('My daughter is 6 and has a cough and a cold for 3 days', 'no', 'worried she will get worse').text).toContain(
    'they struggle to breathe',
  ))

test.each(['ok thank you', 'thanks doctor', 'ok thanks so much doc', 'ta very much'])(
  'thanks to "anything else?" says there is nothing, and is answered: %s',
  (words) => {
    const { text, question } = told('sore throat and runny nose for two days, 30 year old man', words)
    expect(text).toContain('You are welcome.')
    expect(question).toMatch(/^checklist:/)
  },
)

test.each(['no thank you', 'no thanks doc', 'nope, thanks', "no, that's everything, thank you"])(
  'a no with manners denies the list: %s',
  (words) => {
    const { text, question } = told(...opening, words)
    expect(text).not.toContain('did not get')
    expect(question).toBe('checklist:symptoms')
  },
)

test.each(['ok', 'alright then', 'i see'])('who only hears a question is asked it again, without a reproach: %s', (words) => {
  const { text, question } = told(...opening, words)
  expect(text).not.toContain('did not get')
  expect(question).toBe('checklist:sore-throat+nose-runny')
})
