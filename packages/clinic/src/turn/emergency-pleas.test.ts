import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const heart = 'tight chest pain into my left arm, sweaty. 60 m'
const ectopic = 'spotting for two days and pain low down on the left, period 3 weeks late, shoulder hurts'

function replies(first: string, ...words: readonly string[]) {
  const start = clinic.consult(clinic.newCase({ country: 'GB' }), first)
  const all = [start]
  for (const next of words) all.push(clinic.consult(all.at(-1)?.case ?? start.case, next))
  return all.map(({ reply }) => reply)
}
const answerTo = (first: string, ...words: readonly string[]) => replies(first, ...words).at(-1)?.text ?? ''

test.each(['can it wait until monday', 'my gp said it is fine', 'is it really needed', 'i have no insurance', 'i feel better now'])(
  'the level is said in words again, also while help is on its way: %s',
  (plea) => {
    expect(answerTo(heart, plea)).toMatch(/999/)
    expect(answerTo(heart, 'yes they are on the way', plea)).toMatch(/999/)
  },
)

test('a fact in a shout is not taken for "yes, help is coming"', () => {
  expect(replies(heart, 'YES IM ON INSULIN').at(-1)?.question?.id).toBe('emergency:called')
  expect(replies(heart, 'yes').at(-1)?.question?.id).not.toBe('emergency:called')
})

test('what is told of the illness is no plea', () => {
  const told = answerTo(heart, 'there are blisters on it now, foot feels numb')
  expect(told).not.toMatch(/I do mean it|It is fair to ask/)
  expect(told).toMatch(/999/)
})

test('a doctor’s word is answered as one', () => {
  expect(answerTo(heart, 'my gp said it is fine')).toMatch(/did they know|your own doctor were right/)
})

test('somebody else who drives is right for the emergency department and second to an ambulance', () => {
  expect(answerTo(ectopic, 'can my neighbour drive me')).toContain('Yes, if they can leave with you right now')
  expect(answerTo(heart, 'can my wife drive me')).toContain('a crew treats on the way')
})

test('remedies are answered by the first aid of the danger', () => {
  expect(answerTo(heart, 'i only have 75mg aspirin, how many')).toContain('Four of 75 mg at once, chewed')
  expect(answerTo('my toddler swallowed a button battery, dribbling', 'should i give honey? read it online')).toContain(
    'Nothing to eat or drink',
  )
})

test('the reason stays that of the danger', () => {
  expect(answerTo(ectopic, 'i feel a bit faint when i get up', 'im on my own with no car', 'i have no insurance')).not.toContain('bowel')
})

test.each([
  'the midwife said babies get warm',
  'a nurse friend said it is nothing',
  'the doctor said wait and see',
  'he is a bit clearer now',
  'he is a bit warmer now',
])('what a clinician is quoted with is no hospital, and how somebody is no call: the level is said again after "%s"', (words) => {
  const { case: told } = clinic.consult(clinic.newCase({ country: 'GB' }), 'crushing pain in my chest for half an hour, 58 m, sweating')
  const { reply, case: now } = clinic.consult(told, words)
  expect(now.help ?? 'none').toBe('none')
  expect(reply.text).toMatch(/999/)
})
