import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()

test('a knee that aches on the stairs is asked nothing of lungs or of a bleeding illness', () => {
  let turn = clinic.consult(
    clinic.newCase({ country: 'GB', ageYears: 62, sex: 'male' }),
    'my right knee has ached on the stairs for two months, and is a bit swollen',
  )
  const asked: string[] = []
  for (let turns = 0; turns < 8 && turn.reply.question !== null; turns += 1) {
    asked.push(turn.reply.question.text)
    turn = clinic.consult(turn.case, 'no')
  }
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.join(' ')).not.toMatch(/coughing up blood|bleeding (?:disorder|illness)|haemophilia/i)
  expect(turn.reply.text).not.toMatch(/haemophilia/i)
})
