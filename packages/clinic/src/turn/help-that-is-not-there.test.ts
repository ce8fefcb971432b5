import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const stroke = 'my father is 71, his mouth is hanging on one side and he talks as if drunk since ten minutes'
const heart = '58 male, crushing pain in the middle of my chest for half an hour, sweating'
const calls = /call 999|ambulance now/i

test.each([
  'I phoned our practice, the nurse there says he could have an aspirin',
  'the nurse line says no hospital tonight',
  'spoke to 111, the lady told me no hospital, see the GP on Thursday',
  'the doctor said on the phone that it is nothing',
])('whoever speaks by phone is not there, and sends nobody: %s', (words) => {
  const { reply, case: now } = last(stroke, words)
  expect(now.help ?? 'none').toBe('none')
  expect(reply.text).toMatch(/999/)
  expect(reply.text).not.toMatch(/right place|Until they are there|For the crew/)
})

test.each([
  ['we are at A&E', 'no we are still at home'],
  ['we are at A&E', 'he is lying on the couch at home'],
  ['we are at A&E', "we're not at the hospital"],
  ['we are at A&E', 'there is no nurse here'],
  ['a nurse is with him', 'that was only on the phone'],
  ['the paramedics are here', 'nobody is here with us'],
  ['I called 999', 'I have not rung anyone'],
  ['I called 999', 'nobody has been called'],
  ['I called 999', 'no one is coming'],
  ['we are on our way in the car', "I haven't called 999"],
  ['we are at A&E', 'they sent us home'],
])('help that was never there is left at once: %s / %s', (told, words) => {
  const { reply, case: now } = last(stroke, told, words)
  expect(now.help).toBe('none')
  expect(reply.text).toMatch(/999/)
  expect(reply.triage?.level).toBe('ambulance')
})

test.each(['should I call 999 now', 'shall I ring for an ambulance?', 'do I need to phone 999'])(
  'whether to call is answered with yes and the number, in each state of help: %s',
  (words) => {
    for (const told of [['we are at A&E'], ['a nurse is with him'], []])
      expect(last(stroke, ...told, words).reply.text).toMatch(/\*\*call 999 now|Yes: call 999/i)
  },
)

test.each([
  ['the paramedics are here', 'his mouth is drooping again'],
  ['a nurse just took his pulse', 'now he has collapsed and cannot breathe'],
  ['the crew came', 'his speech is slurred again'],
])('a danger sign that comes with no hospital around opens the emergency again: %s / %s', (told, words) => {
  const { reply, case: now } = last(stroke, told, words)
  expect(now.help).toBe('none')
  expect(reply.text).toMatch(calls)
  expect(reply.text).toMatch(/First aid/)
})

test('a danger sign on the way is no easing: it is told to the number, with first aid', () => {
  const { text } = last(stroke, 'I called 999', 'his mouth is drooping again and his words are slurred').reply
  expect(text).toMatch(/Tell 999 so now/)
  expect(text).toMatch(/First aid/)
  expect(text).not.toMatch(/eased/)
})

test('inside a hospital it is told to the nurse, with the number where nobody is near', () => {
  const { text } = last(heart, 'we are at A&E', 'the pain in my chest is back again').reply
  expect(text).toMatch(/nearest nurse or doctor this second/)
  expect(text).toMatch(/999/)
})

test.each([
  ['travelling', 'we are on our way in the car', 'we are not there yet'],
  ['called', 'I called 999', 'I am at home on the sofa'],
  ['called', 'I called 999', 'they are not here yet'],
  ['crew', 'the paramedics are here', 'they are doing an ECG'],
])('true help stays: %s', (state, told, words) =>
  expect(last(heart, told, words).case.help).toMatch(state === 'crew' ? /crew|hospital/ : state),
)

test('what is told beside "start again" is judged as a first message', () => {
  const { reply } = last('I have a runny nose', 'start again. my uncle, 66, has a drooping face and cannot speak since five minutes')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(calls)
})

test.each(['start again', 'please start over.', 'can we start again please'])('the wish alone asks what is troubling: %s', (words) =>
  expect(talk({}, 'I have a runny nose', words).at(-1)?.reply.text).toMatch(/start again/),
)

test.each(['the nurse on 111 told me no hospital, see my GP this week', 'a nurse said book with my own doctor in the morning'])(
  'whoever sends somewhere else is not beside the patient: %s',
  (words) =>
    expect(
      last('57 male, a heavy tight feeling across my chest for an hour, into my jaw, and a cold sweat', words).case.help ?? 'none',
    ).toBe('none'),
)

test('help of another time is not here now', () => {
  const { reply } = last(
    'grandfather 81 with a catheter, shivering badly, does not know my uncle, bp 84/50',
    'last month the same came and the local doctor gave cefixime and it settled. tell me how much to buy',
  )
  expect(reply.text).toMatch(/999|hospital|emergency department/)
})
