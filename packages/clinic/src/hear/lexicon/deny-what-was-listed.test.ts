import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const polarities = (words: string, finding: string) =>
  understand(index, words, { pending: null, complaints: [], person })
    .mentions.filter((mention) => mention.finding === finding && mention.temporality === 'current' && mention.experiencer === 'patient')
    .map(({ polarity }) => polarity)

test.each([
  ['The leaflet lists headaches and diarrhoea. None of those, just tired.', ['headache', 'diarrhoea']],
  ["The midwife's sheet says to ring for headaches or vomiting. I don't have those.", ['headache', 'vomiting']],
  ['Any fever, cough or rash? Nope to all three. My toe hurts.', ['fever', 'cough', 'rash']],
  ["Half the class has diarrhoea and vomiting, mine hasn't got either.", ['diarrhoea', 'vomiting']],
  ['The form asks about chest pain and fainting, I put no to both.', ['chest-pain', 'faint-or-collapse']],
])('what was only listed is denied as a whole: %s', (words, findings) => {
  for (const finding of findings) expect(polarities(words, finding)).toEqual(['absent'])
})

test.each([
  ['I have a headache and a fever. I do not have them at night.', 'headache'],
  ['My knee hurts. Not me who fell, that was my son.', 'knee-pain'],
  ['I have been vomiting since noon, nobody else is ill.', 'vomiting'],
])('what the patient tells of himself stays told: %s', (words, finding) => {
  expect(polarities(words, finding)).toContain('present')
})

test("what is called the patient's own is not denied with what was listed", () => {
  const words = 'The leaflet with my new tablets lists dizziness. None of those, but my toe is red hot.'
  expect(polarities(words, 'dizziness')).toEqual(['absent'])
  expect(polarities(words, 'takes-new-medicine')).not.toContain('absent')
})
