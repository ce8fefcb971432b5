import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const polarityOf = (finding: string, ...words: readonly string[]) => last(...words).case.observations[finding]?.polarity

test.each([
  ['my shin is sore, 44 female', "I said my ankle, not the shin. it's the ankle", 'shin-pain', 'ankle-pain'],
  ['my elbow hurts, 52 male', "no, it's the wrist. the elbow was last summer", 'elbow-pain', 'wrist-pain'],
  ['his hip hurts, my dad is 71', "it's the knee, the hip was years ago", 'hip-pain', 'knee-pain'],
])('a part put down for another goes, the one that is meant is told: %s / %s', (first, then, gone, stays) => {
  expect(polarityOf(gone, first, then)).not.toBe('present')
  expect(polarityOf(stays, first, then)).toBe('present')
})

test('how long ago another part was bad is not how long this lasts', () =>
  expect(last('my elbow hurts, 52 male', "no, it's the wrist. the elbow was last year").case.durationDays).toBeNull())

test.each([
  ['my knee hurts, 52 male', 'it was bad last year too'],
  ['my knee hurts, 52 male', 'the knee was last year as well'],
])('what was there before as well stays: %s / %s', (first, then) => expect(polarityOf('knee-pain', first, then)).toBe('present'))

test('a swollen joint on a blood thinner is no wound to press on', () => {
  const { reply } = last('my knee is hot and swollen since this morning and I take apixaban, 70 male')
  expect(reply.triage?.level).toBe('emergency-department')
  expect(reply.text).not.toMatch(/tourniquet/)
})

test('the card for a wound falls with the wound, the level stays with what else was told', () => {
  const [, then] = talk(
    {},
    'my sister gave birth at home this morning and the blood is soaking everything',
    'what wound? there is no wound, it comes from below after the baby',
  )
  expect(then?.reply.triage?.level).toBe('ambulance')
  expect(then?.reply.text).not.toMatch(/tourniquet|belt/)
})

test('a wound that is told after all brings its card back', () =>
  expect(last('he is not bleeding. no wait, his arm is cut and the blood is spurting out').reply.text).toMatch(/tourniquet/))

test.each([
  ["my dad has gout, he is 80. he doesn't take allopurinol", 0],
  ['my dad has gout, he is 80. he takes allopurinol', 1],
])('a medicine that is not taken is not on the list: %s', (words, count) => expect(last(words).case.drugs).toHaveLength(count))
