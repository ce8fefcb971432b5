import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const repliesTo = (...turns: readonly string[]) => {
  let consultation = clinic.newCase({ country: 'GB' })
  return turns.map((words) => {
    const { case: after, reply } = clinic.consult(consultation, words)
    consultation = after
    return reply
  })
}

test('what sounded grave and turned out to be a cold sends nobody to a hospital', () => {
  const [first, , third] = repliesTo(
    'need antibiotics mate, chest infection, coughing up green stuff 6 days',
    'emergency?? for a bit of phlegm? behave. no fever no short breath. just want some amoxicillin',
    'its a cough. started with a cold, nose was running, missus had it too',
  )
  expect(first?.triage?.level).toBe('emergency-department')
  expect(third?.triage?.level).toBe('appointment')
})

test('who pleads against an emergency that is only likely is asked after the signs that decide it', () => {
  const replies = repliesTo(
    'need antibiotics mate, chest infection, coughing up green stuff 6 days',
    'emergency? for a bit of phlegm? I just want some amoxicillin',
    'none of these',
  )
  expect(replies[1]?.text).toMatch(/Do you have any of these: .*pain in the chest/)
  expect(replies[2]?.triage?.level).toBe('appointment')
})

test('a heart that beat fast and is over is no emergency once the danger signs are denied, also where the words tell the hours', () => {
  const replies = repliesTo(
    'my heart is beating very fast suddenly in office today',
    'no chest pain, no fainting, not breathless, now it is over since 3 hours',
  )
  expect(replies.at(-1)?.triage?.level).toBe('appointment')
})

test.each([
  [['crushing pain in my chest and I sweat', 'no fever, no short breath, it is probably just the cold I had']],
  [['my face droops on one side', 'no fever, no fainting, my wife says it is nothing, I had a cold']],
  [['coughing up blood, a cupful', 'no fever, not breathless, I had a cold before it']],
])('what is an emergency by itself stands beside the same words: %s', (turns) => {
  expect(repliesTo(...turns).at(-1)?.triage?.level).toMatch(/emergency-department|ambulance/)
})

test('a boy with a sore belly who is sick is asked about his testicles', () => {
  const replies = repliesTo('my stomach hurts really bad low down', 'I am a boy of 15. it started 3 hrs ago. been sick 2 times')
  expect(replies.at(-1)?.text).toMatch(/pain in a testicle/)
  const girl = repliesTo('my stomach hurts really bad low down', 'I am a girl of 15. it started 3 hrs ago. been sick 2 times')
  expect(girl.at(-1)?.text).not.toMatch(/testicle/)
})
