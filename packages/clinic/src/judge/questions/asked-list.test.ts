import { expect, test } from 'vitest'
import { loadClinic, loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

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

test('nobody is asked whether he "has" not being able to do something', () => {
  const whole = loadClinic()
  let turn = whole.consult(whole.newCase({ country: 'GB' }), 'gout in my big toe since last night, I take water tablets')
  const asked: string[] = []
  for (let round = 0; round < 6 && turn.reply.question !== null; round++) {
    const { id, kind, text } = turn.reply.question
    asked.push(text)
    turn = whole.consult(turn.case, id === 'person' ? '46, male' : kind === 'checklist' ? 'None of these' : 'No')
  }
  expect(asked.join('\n')).toMatch(/not being able to/)
  expect(asked.join('\n')).not.toMatch(/have not being/)
})
