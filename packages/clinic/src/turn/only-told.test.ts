import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  return turn
}

test('who only tells gets no answer to a question that he did not put', () => {
  expect(talk('my left ear has felt full since I came out of the bath this morning').reply.text).not.toMatch(/lukewarm/)
  expect(talk('my fingers are dry and split', 'I shampoo twenty heads a day at the salon').reply.text).not.toMatch(/lukewarm/)
  expect(talk('I have chickenpox spots', 'can I have a bath?').reply.text).toMatch(/bath|shower|water/)
})

test('whether it is want of iron is answered, and no result is put down for it', () => {
  const { reply } = talk('woman of 43, worn out for months and my periods are heavy', 'might I be anaemic?')
  expect(reply.text).toMatch(/^Yes, iron deficiency anaemia/)
  expect(reply.findings.map(({ finding }) => finding)).not.toContain('low-haemoglobin')
})

test('who was close to nobody hears no voices', () => {
  const { reply } = talk('man of 70, a dry cough for a month', 'old Fred who died was just somebody down the road, we were never close')
  expect(reply.text).not.toMatch(/hear or see things/)
})

test('nobody who tells of heartburn at home is handed to a crew', () => {
  const { reply } = talk('after rice and stew it burns and comes up to my throat when I lie down, I belch a lot, a woman of 38')
  expect(reply.text).not.toMatch(/Show them this/)
  expect(reply.triage === null || !isEmergency(reply.triage.level)).toBe(true)
})

test('a test of the sugar is no diabetes', () => {
  for (const words of ['my hba1c was 5.4 last week', 'my fasting sugar is 92'])
    expect(
      talk(words).reply.findings.some(({ finding, polarity }) => finding === 'history-diabetes' && polarity === 'present'),
      words,
    ).toBe(false)
})
