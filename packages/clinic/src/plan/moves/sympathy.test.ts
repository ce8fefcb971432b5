import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const sympathyOf = (words: string) =>
  clinic.consult(clinic.newCase({ country: 'GB' }), words).reply.parts.find(({ kind }) => kind === 'sympathy')?.text ?? null

test('fear is told what happens next', () =>
  expect(sympathyOf('I found a small lump in my neck and I am scared it might be cancer')).toMatch(/frightens you[\s\S]*what to do next/))
test('grief and worn-out carers are spoken to', () => {
  expect(sympathyOf('my husband died in spring and since then I sleep badly')).toMatch(/sorry for your loss/)
  expect(sympathyOf('I am looking after my mum day and night, I am exhausted and my back aches')).not.toBeNull()
})
test('a plain complaint gets no formula', () => expect(sympathyOf('I have had a runny nose for two days')).toBeNull())
test('fear that is felt again is answered again, in other words', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB' }), 'I am so scared, my knee hurts since football and it is swollen')
  const next = clinic.consult(first.case, 'I am really scared')
  const said = (turn: typeof first) => turn.reply.parts.find(({ kind }) => kind === 'sympathy')?.text
  expect(said(next)).toMatch(/worried/)
  expect(said(next)).not.toBe(said(first))
})
test('it stands before the question and never replaces it', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB' }), 'my knee hurts since football')
  const { reply } = clinic.consult(first.case, 'I am just so fed up with it')
  expect(reply.parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sympathy', 'question']))
})
const felt: readonly [words: string, about: RegExp][] = [
  ['I feel so guilty, I let my toddler fall off the sofa and his arm hurts', /hard on yourself|blame yourself/],
  ['my tummy aches and I feel so lonely here', /lonely/],
  ['nobody takes me seriously, my back aches every day', /taken seriously/],
  ['this may be a silly question, but my toe itches', /nothing to be ashamed of/i],
  ['my cat died and I have not slept since', /sorry for your loss/],
]
for (const [words, about] of felt) test(`a word to it: ${words}`, () => expect(sympathyOf(words)).toMatch(about))
test('a parent at the end of their strength is spoken to, and the child stays the patient', () => {
  const { reply, case: told } = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    'my toddler has been screaming with earache for three nights and I am at my wits end, she is 2',
  )
  expect(reply.parts.find(({ kind }) => kind === 'sympathy')?.text).toMatch(/for your toddler and for you/)
  expect(told.person).toMatchObject({ relation: 'toddler', ageYears: 2 })
  expect(reply.text).not.toMatch(/under a lot of stress/)
})
test('pain that wears somebody down, and not being taken seriously, get a word', () => {
  expect(sympathyOf('I have had this back pain for five days and it is wearing me down')).toMatch(/really painful/)
  expect(sympathyOf('I am fuming, the GP fobbed me off again with my stomach pains')).toMatch(/taken seriously/)
})
