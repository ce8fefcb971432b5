import { expect, test } from 'vitest'
import { createClinic } from '../../../clinic.ts'
import { loadPack } from '../../../testing/load-pack.ts'

const clinic = createClinic(loadPack())

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
  expect(said(heart, 'can my brother drive me there instead?')).toMatch(/No, an ambulance.*999/s)
  expect(said(heart, 'which hospital should we choose?')).toMatch(/crew chooses/)
})
