import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'

test('a list asks a mother about her child in whole nouns, and not "in a child" once more', () => {
  const clinic = createClinic(loadPack())
  const asked: string[] = []
  for (const words of ['My daughter is 3 and has had a high fever since last night', 'my son is 4 and has a fever of 39.5 and a rash']) {
    let turn = clinic.consult(clinic.newCase({ country: 'US' }), words)
    for (let round = 0; round < 4 && turn.reply.question !== null; round++) {
      if (turn.reply.question.kind === 'checklist')
        asked.push(turn.reply.question.text, ...turn.reply.question.options.map(({ label }) => label))
      turn = clinic.consult(turn.case, 'no')
    }
  }
  expect(asked.length).toBeGreaterThan(0)
  for (const text of asked) expect(text).not.toMatch(/in a child|\bfit\b|(?:Or|or|:|;) headache/)
})
