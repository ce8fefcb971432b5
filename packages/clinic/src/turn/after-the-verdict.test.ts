import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function coldToVerdict() {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), 'I have had a runny nose and a sore throat for 3 days. 28 f')
  for (let round = 0; round < 12 && turn.reply.kind !== 'verdict'; round++) turn = clinic.consult(turn.case, 'no, nothing else')
  expect(turn.reply.triage?.level).toBe('self-care')
  return turn.case
}

test.each(['no', 'none', 'ok', 'nope healthy'])('"%s" after the verdict is understood: the advice stands', (words) => {
  const { reply } = clinic.consult(coldToVerdict(), words)
  expect(reply.text).toMatch(/^All right\. What I advised still holds: you can care for this at home\./)
  expect(reply.question).toBeNull()
})

test('what cannot be read is still asked back', () => {
  expect(clinic.consult(coldToVerdict(), 'qwrtp zxcvb mnbvc').reply.text).toMatch(/in other words/)
})

test('fear after the verdict is answered without a promise of more questions', () => {
  const { reply } = clinic.consult(coldToVerdict(), "I'm scared it's cancer")
  expect(reply.text).not.toMatch(/ask a few short questions/)
})

test('a mild high potassium of somebody who feels well is to be seen soon, and no emergency', () => {
  let turn = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    'my blood test came back potassium 5.8 and egfr 50, is that bad? i take ramipril and spironolactone. 70 m',
  )
  for (let round = 0; round < 12 && turn.reply.kind !== 'verdict'; round++) turn = clinic.consult(turn.case, 'no')
  expect(turn.reply.triage?.level).toBe('within-24-hours')
})

test('Hindi in Latin letters is answered in Hindi in Latin letters', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'IN' }), 'mera pet dard kar raha hai aur ulti ho rahi hai')
  expect(reply.text).toMatch(/^Maaf kijiye/)
})

test('a hello after the verdict asks what has changed', () => {
  expect(clinic.consult(coldToVerdict(), 'hello').reply.text).toMatch(/^Hello again!/)
})

test('who came for an answer alone is asked nothing more', () => {
  const { case: knees } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 62, sex: 'male' }), 'I have bad knees for 5 years')
  const { reply } = clinic.consult(knees, 'ok forget it, just the ibuprofen question. can i take ibuprofen with sertraline?')
  expect(reply.text).toMatch(/Ibuprofen and sertraline/i)
  expect(reply.question).toBeNull()
})

test.each([
  "we'll see how it goes tomorrow morning then",
  'right, off to bed with a book then',
  "i'm a nurse so i sort of knew",
  'well my mum was always going on about that',
  'thats a relief to hear, to be honest',
])('a remark after the verdict gets a short line, and no new beginning: %s', (words) => {
  const { reply } = clinic.consult(coldToVerdict(), words)
  expect(reply.text).not.toMatch(/I did not get that|What is troubling|What brings you|What it could be/)
  expect(reply.text.length).toBeLessThan(300)
})

test.each(['thanks for explaining', 'well anyway thank you', 'ok ta very much for that'])(
  'nothing is asked beside a thank you: %s',
  (words) => {
    expect(clinic.consult(coldToVerdict(), words).reply.text).not.toMatch(/\?/)
  },
)

test('where what the verdict rested on is taken back the talk does not begin anew', () => {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), 'man of 45, my lower back hurts since I lifted boxes yesterday, no leg pain')
  for (const words of ['no', 'sum up please', "that's wrong, no back pain from the joints"]) turn = clinic.consult(turn.case, words)
  for (const words of ['ok', 'thanks', 'right']) {
    turn = clinic.consult(turn.case, words)
    expect(turn.reply.text).not.toMatch(/What is troubling|What brings you|not sure I understood/)
  }
})

test('a new complaint after the verdict is still taken up', () => {
  const { reply } = clinic.consult(coldToVerdict(), 'and now my chest feels tight and I am short of breath')
  expect(reply.text).not.toMatch(/^All right\./)
})

test('what a sister had asks for nobody else’s medicine', () => {
  expect(clinic.consult(coldToVerdict(), 'my sister had the very same thing').reply.text).not.toMatch(/prescribed to somebody else/)
  expect(clinic.consult(coldToVerdict(), "can i take my sister's tablets").reply.text).toMatch(/^No, please do not take/)
})
