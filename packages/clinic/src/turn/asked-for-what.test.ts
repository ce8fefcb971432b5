import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const told = (words: string) =>
  Object.values(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.observations)
    .filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)

test.each([
  ['should i take my leftover amoxicillin for my sore throat', 'sore-throat'],
  ['is it ok to take ibuprofen for my bad back', 'back-pain'],
  ['what can i take for my migraine', 'history-migraine'],
  ['can i give him calpol for his fever', 'fever'],
  ['can i use e45 on this itchy rash', 'rash'],
  ['is it safe to take ibuprofen with my asthma', 'history-asthma'],
])('what something is asked for is there: "%s"', (words, finding) => {
  expect(told(words)).toContain(finding)
})

test.each([
  ['should i take aspirin to prevent a stroke', 'stroke'],
  ['can i take ibuprofen if i get a fever', 'fever'],
  ['can i take codeine for pain in general', 'chest-pain'],
  ['is aspirin safe with asthma', 'history-asthma'],
])('what is only thought of is not: "%s"', (words, finding) => {
  expect(told(words).join()).not.toContain(finding)
})
