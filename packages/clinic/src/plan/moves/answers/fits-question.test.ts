import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function said(...words: readonly string[]): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const knee = 'I am 60, male, my right knee has ached on stairs for six weeks, no injury. I take amlodipine'
const thyroid = 'I am 66, a woman. My TSH came back as 6.4 and the T4 is normal. I take biotin for my nails'

test('a medicine that is taken does not answer a question about something else', () => {
  expect(said(knee, 'if it is arthritis, should I stop walking?')).not.toContain('Amlodipine')
})

test('a blood test beside a supplement is no pregnancy test', () => {
  const text = said(thyroid, 'could the biotin spoil the test?')
  expect(text).not.toMatch(/missed day|faint line/)
  expect(text).toMatch(/Leave it out for at least 2/)
})

test('weight on a heel is no slimming', () => {
  const text = said(
    'My father is 84 and bedridden, his heel has a dark purple soft patch since yesterday',
    'how can I get the weight off the heel?',
  )
  expect(text).not.toMatch(/craving|crash diet/)
  expect(text).toMatch(/pillow/)
})

test('why something was asked is answered with the cause that it decides', () => {
  expect(said(knee, 'why do you ask about a hot joint?')).toMatch(/Because it decides something/)
})

test('who speaks for another is not meant', () => {
  expect(said('My mother is 79 and has had a cough with fever for three days', 'see ME?')).toMatch(/not you: I mean your mother/)
})

const begun = 'I am 30, a woman, I began sertraline five days ago and feel sick and shaky since'
test('what comes from a medicine begun has the time and the side of that medicine', () => {
  expect(said(begun, 'is it a side effect or withdrawal?')).toMatch(/side effect of starting/)
  expect(said(begun, 'how long until the nausea goes?')).toMatch(/within (?:1 to 2|one to two) weeks/)
})
