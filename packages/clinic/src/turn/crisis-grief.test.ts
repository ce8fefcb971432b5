import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

/** The last reply and the case after these messages. */
function talk(...words: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) turn = clinic.consult(turn.case, next)
  return turn
}

const wishes: readonly string[] = [
  'My husband died in spring. Some mornings I would rather not wake up',
  'Since we buried my wife I go to bed and wish I never woke up',
  'my sister passed away in June and I just want to go to sleep and be with her',
]

test.each(wishes)('is asked about straight out, or answered with the card, in the first reply: %s', (words) => {
  const { reply } = talk(words)
  expect(reply.kind).toBe('crisis')
  expect(reply.text).toContain('Samaritans (116 123)')
})

test.each(wishes)('then safe and nothing planned: believed, no hospital, and the talk goes on about the loss: %s', (words) => {
  const { reply, case: told } = talk(words, 'no, I would never do anything, I am quite safe here')
  expect(reply.text).toMatch(/I believe you/)
  expect(told.held.some(({ level }) => level === 'emergency-department' || level === 'ambulance')).toBe(false)
  expect(told.held.some(({ level }) => level === 'appointment')).toBe(true)
})

test.each([
  'no, but I have counted out his morphine tablets',
  'no. I do not feel safe',
  'I am safe. I only know that I want to end it tonight',
  'maybe',
  'no, I would not do it here, I would go to the bridge',
])('but not where more is said: "%s"', (words) => {
  const { case: told } = talk(wishes[0] ?? '', words)
  expect(told.crisis?.certainty).not.toBe('denied')
})

test('a thought of acting that comes later opens the card again', () => {
  const { reply } = talk(
    wishes[0] ?? '',
    'no, I would never do anything, I am quite safe',
    'I have been lying to you, I want to kill myself tonight',
  )
  expect(reply.kind).toBe('crisis')
  expect(reply.triage?.level).toMatch(/emergency|ambulance/)
})

test.each(['should I ask the doctor for tablets?', 'would sleeping pills help me?', 'could my gp prescribe me something'])(
  'in a talk after a crisis, who asks for treatment is not told to put it out of reach: %s',
  (words) => {
    const { reply } = talk("I don't want to be here any more", words)
    expect(reply.text).not.toMatch(/out of reach|get away from it|walk away from it/i)
    expect(reply.text).toMatch(/doctor|surgery/)
  },
)

test('tablets at hand are still put out of reach', () => {
  const { reply } = talk("I don't want to be here any more", 'I have all my tablets here in front of me')
  expect(reply.text).toMatch(/out of reach|away from (?:it|them)|999/i)
})

test('a level that stands is not lowered by an answer that does not come', () => {
  const before = talk('went too deep this time, it is wide open and I can see yellow in it')
  const rank = (level: string | undefined) =>
    ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance'].indexOf(level ?? '')
  const after = clinic.consult(before.case, "don't want to go there, they look at you like dirt")
  expect(rank(after.reply.triage?.level)).toBeGreaterThanOrEqual(rank(before.reply.triage?.level))
})

test('what another one has written, and that nobody reaches him, is an ambulance at once, and is about him', () => {
  const { reply, case: told } = talk(
    'my older brother sent a message that he is sorry for everything and I should look after mum. he is not answering his phone',
  )
  expect(reply.triage?.level).toBe('ambulance')
  expect(told.crisis?.about).toBe('brother')
})

test('that he says he was joking takes nothing back', () => {
  const { case: told } = talk(
    'my brother wrote a note that he is sorry and I should look after mum',
    'he picked up, he says he was only joking and I should forget it',
  )
  expect(told.crisis?.certainty).not.toBe('denied')
})

test.each([
  'I keep seeing pictures of dropping my baby, it makes me sick, I would never do it',
  'I get thoughts of hurting my baby that scare me, I would never do it',
])('a thought that horrifies is asked about and opens the way to help, without an emergency: %s', (words) => {
  const { reply } = talk(words)
  expect(reply.kind).toBe('crisis')
  expect(reply.triage?.level ?? 'none').not.toMatch(/emergency|ambulance/)
})

test.each(['voices tell me to drop the baby', 'I want to hurt my baby and I am about to shake her'])(
  'a command or a wish to do it is an emergency: %s',
  (words) => {
    expect(talk(words).reply.triage?.level).toMatch(/emergency|ambulance/)
  },
)
