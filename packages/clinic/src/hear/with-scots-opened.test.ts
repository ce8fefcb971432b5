import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'
import { withScotsOpened } from './with-scots-opened.ts'

test.each([
  ["It disnae hurt so I dinnae see the fuss. I'm 68", "It doesn't hurt so I don't see the fuss. I'm 68"],
  ["I hevnae took too many tablets. my sugar's 15 no low!", "I haven't took too many tablets. my sugar's 15, not low!"],
  ["it's no ma appendix, cannae be", "it's not my appendix, can't be"],
  ["I'm no dizzy and he's no eating, nae fever", "I'm not dizzy and he's not eating, no fever"],
  ['why does it no hurt? can I no just wait, the wean wisny sick', "why does it not hurt? can I not just wait, the wean wasn't sick"],
  ['he hisnae peed, couldny sleep, winna drink, amnae well', "he hasn't peed, couldn't sleep, won't drink, am not well"],
  ["NAW it ISNAE. I've no been sick", "no it ISN'T. I've not been sick"],
  ['wan tablet o each', 'one tablet of each'],
  ['I divvent feel hot', "I don't feel hot"],
  ["I canny breathe, ma chest's awfy sore", "I can't breathe, my chest's awfully sore"],
  ["I've a wee sore on ma foot", "I've a small sore on my foot"],
])('denials of Scots are written as other English has them: %s', (said, opened) => {
  expect(withScotsOpened(said)).toBe(opened)
  expect(withScotsOpened(opened)).toBe(opened)
})

test.each([
  "it's no problem, no more pain, there's no blood",
  'need a wee every hour, a wee and it burns, my wee smells, this wee is dark',
  "he's a canny lad, Donna came from China to the arena",
  'is it no better? there is no pain, I have no fever',
  'my ma is ill, ma says she was sick',
  "I'm no doctor but it looks red",
  'no I said it hurts. no black. NO.',
])('and other words come out as they went in: %s', (said) => expect(withScotsOpened(said)).toBe(said))

test('what a Scot denies is not put down', () => {
  const clinic = createClinic(loadPack(), { learned: loadLearned() })
  const facts = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)
  const sore = facts("Ive a wee sore on the sole of ma foot. It disnae hurt so I dinnae see the fuss. I'm 68").case.observations
  expect(sore['foot-pain']?.polarity).not.toBe('present')
  expect(sore['skin-ulcer']?.polarity).toBe('present')
  expect(facts('I hevnae took too many tablets').reply.crisis ?? null).toBeNull()
  expect(facts('I took too many tablets').reply.crisis?.kind).toBe('overdose')
  expect(facts('I cannae breathe').reply.triage?.level).toBe('emergency-department')
})
