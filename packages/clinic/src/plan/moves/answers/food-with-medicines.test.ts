import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

test.each([
  ["I'm on warfarin, can I eat spinach?", /keep it steady[\s\S]*warfarin clinic/],
  ['can I have grapefruit with simvastatin', /leave grapefruit and its juice out altogether/],
  ['I take atorvastatin, can I have grapefruit?', /now and then is all right/],
  ['I take levothyroxine, can I drink milk with it', /Not together[\s\S]*levothyroxine/],
  ['I take levothyroxine, can I have coffee with it?', /at least 30 minutes before coffee/],
  ['I take doxycycline, can I have milk', /leave 2 hours before and after milk/],
  ['I am on metronidazole, can I drink alcohol', /nor for 2 days after the last dose/],
])('food with a medicine is answered from what is known: %s', (words, answer) => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words)
  expect(reply.text).toMatch(answer)
  expect(reply.text).not.toMatch(/small portions|no reason against/)
})

test('food without such a medicine is answered as before', () => {
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), 'I have a cold, can I eat spinach?').reply.text).not.toMatch(/warfarin/)
})
