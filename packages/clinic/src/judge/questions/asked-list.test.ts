import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'

const clinic = createClinic(loadPack())

test('a list asks a mother about her child in whole nouns, and not "in a child" once more', () => {
  let asked = ''
  let turn = clinic.consult(clinic.newCase({ country: 'US' }), 'My daughter is 3 and has had a fever of 39.5 since last night')
  for (let round = 0; round < 3 && turn.reply.question !== null; round++) {
    if (turn.reply.question.kind === 'checklist')
      asked += [turn.reply.question.text, ...turn.reply.question.options.map(({ label }) => label)].join('\n')
    turn = clinic.consult(turn.case, 'no')
  }
  expect(asked).not.toBe('')
  expect(asked).not.toMatch(/in a child|\bfit\b|(?:Or|or|:|;) headache/)
})
