import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const after = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).case
const now = (words: string) =>
  Object.values(after(words).observations)
    .filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => finding)

test.each([
  ['my back hurts. 45, bloke, and had a stomach ulcer 2 years back', 'abdominal-pain', 'history-ulcer'],
  ['penicillin gave me a rash when i was small. my throat hurts', 'rash', 'sore-throat'],
  ['i had chest pain 3 years ago and it was nothing, today i have a cold', 'chest-pain', 'nose-runny'],
  ['i had a bad back years ago. my knee hurts', 'back-pain', 'knee-pain'],
])('what was had long ago is nothing of now: "%s"', (words, then, still) => {
  expect(now(words)).not.toContain(then)
  expect(now(words)).toContain(still)
})

test.each([
  ['i had a stroke 5 years ago, my arm is weak since', 'weakness-arm'],
  ['ive had back pain for 3 years', 'back-pain'],
  ['i had my gallbladder out 2 years ago, tummy pain since', 'abdominal-pain'],
  ['i had a heart attack 2 years ago and now my chest is tight', 'chest-tightness'],
  ['i had a fever when i was 2 hours into my shift', 'fever'],
])('what goes on or came later is: "%s"', (words, finding) => {
  expect(now(words)).toContain(finding)
})

test('the years since an ulcer are no duration of the back', () => {
  expect(after('45, bloke. my back hurts and i had a stomach ulcer 2 years back').durationDays).toBeNull()
})
