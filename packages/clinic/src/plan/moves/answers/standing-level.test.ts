import { expect, test } from 'vitest'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()

function said(...words: readonly string[]): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const skin = 'I am 52, a man. A hot red sore patch on my shin has been spreading since yesterday after a scratch, no fever'
const heart = 'I am 63, a man, crushing pain in the middle of my chest for 40 minutes, I am sweating and my left arm is heavy'

test.each(['why must a doctor see it so soon?', 'what is the hurry?', 'do I really need to see a doctor?'])(
  '%s: the reason, and no other illness',
  (question) => {
    const text = said(skin, question)
    expect(text).toMatch(/I say this because|must not be missed/)
    expect(text).not.toMatch(/sprain|It may be\./)
  },
)

test('whether it can wait, and where to go, is answered by the level that stands', () => {
  expect(said(skin, 'can it wait until after the weekend?')).toMatch(/not that long.*within 24 hours/s)
  expect(said(skin, 'urgent care or my own GP?')).toMatch(/own doctor first/)
})

test('a car beside an ambulance is no, beside the emergency department it is fine with another at the wheel', () => {
  expect(said(heart, 'can my brother drive me there instead?')).toMatch(/No, not by car.*999/s)
  expect(said(heart, 'which hospital should we choose?')).toMatch(/crew chooses/)
})

test.each([
  'how quickly does it have to be looked at?',
  'Thursday or tomorrow, when is best? today or Thursday?',
  'is next month early enough',
  'should I phone the surgery this afternoon?',
  'when exactly must I be seen',
])('%s: within a day, with the reason, and nothing else beside it', (question) => {
  const text = said(skin, 'no', 'no', 'sum up now', question)
  expect(text).toMatch(/24 hours/)
  expect(text).not.toMatch(/sure answer|in other words|next few days|\bweeks\b/)
})

test('no test that takes weeks is the reason for a day', () => {
  const pale = 'I am 41, a woman, worn out for weeks and puffed on the stairs, haemoglobin 101, ferritin 6, heavy periods'
  expect(said(pale, 'no', 'no', 'sum up now', 'why within 24 hours?')).not.toMatch(/within 1 to 2 weeks/)
})

test('what asks for the level in an emergency hears it once', () => {
  const text = said(heart, 'is next Tuesday soon enough?')
  expect(text.match(/call 999/gi)).toHaveLength(1)
})

const cystitis = 'I am 34, a woman, it burns when I pee and I go all the time since yesterday, no fever, no back pain, not pregnant'
const boy = 'my son is 6, sore throat and fever 38.6 since yesterday, drinking ok, no rash'

test.each([
  'do I go or not',
  'do i need to be looked at',
  'should we go in?',
  'does this need seeing',
  'do you think I should see someone',
])('%s: yes, with the time of the level that stands', (question) =>
  expect(said(cystitis, 'no', 'sum up now', question)).toMatch(/^Yes, a doctor should see you in the next few days/),
)

test.each(['do we go to A&E', 'is a hospital needed', 'should I call an ambulance'])('%s: no hospital below an emergency', (question) =>
  expect(said(cystitis, 'no', 'sum up now', question)).toMatch(/^No, no hospital as it stands/),
)

test.each(['is ok to wait to tomorrow morning?', 'can i leave it', 'can I hold on a bit', 'is it safe to wait'])(
  '%s: whether it can',
  (question) =>
    expect(said(skin, 'no', 'no', 'sum up now', question)).toMatch(/^(?:Yes, tomorrow morning is all right|Not longer than a day)/),
)

test('in an emergency the answer is yes, now', () => {
  expect(said(heart, 'do I go or not')).toMatch(/^Yes: call 999 now\./)
  expect(said(heart, 'is it ok to wait')).toMatch(/^No, please do not wait/)
})

test.each(['do i need to take him in or not', 'should I ring someone', 'does he need seeing'])(
  '%s: before the level is settled, what it depends on',
  (question) => {
    const text = said(boy, "he's otherwise healthy. no medicines", question)
    expect(text).toMatch(/^Not for what I have heard so far\. It depends on what I still ask \(.+\)\. Do not wait if /)
    expect(text).not.toMatch(/Calpol|paracetamol/)
  },
)

test.each([
  'can I wait to take the ibuprofen until lunch',
  'do I need to take it with food',
  'should I go to work',
  'should I go swimming',
  'do I need to ring in sick',
  'how do I get seen',
])('%s: asks for no level', (question) =>
  expect(said(cystitis, 'no', 'sum up now', question)).not.toMatch(/a doctor should see you|soon enough/),
)
