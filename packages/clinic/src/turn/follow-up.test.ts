import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function coldToVerdict() {
  let turn = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    "I've had a cold for 3 days, blocked nose, bit of a cough, throat scratchy. 28 f",
  )
  for (let round = 0; round < 12 && turn.reply.kind !== 'verdict'; round++) turn = clinic.consult(turn.case, 'no, nothing else')
  expect(turn.reply.triage?.level).toBe('self-care')
  return turn
}

test('who comes back and is worse is to be seen within a day', () => {
  const { reply } = clinic.consult(coldToVerdict().case, "it's got worse today")
  expect(reply.triage?.level).toBe('within-24-hours')
  expect(reply.text).toMatch(/getting worse since we last spoke/)
})

test.each(["it's a bit better today", 'what if it gets worse?', "it isn't getting worse"])('but not for: %s', (words) => {
  expect(clinic.consult(coldToVerdict().case, words).reply.triage?.level).toBe('self-care')
})
