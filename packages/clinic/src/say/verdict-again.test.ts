import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function coldToVerdict() {
  let turn = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    "I've had a cold for 3 days, blocked nose, bit of a cough, throat scratchy. 28 f",
  )
  for (let round = 0; round < 12 && turn.reply.kind !== 'verdict'; round++) turn = clinic.consult(turn.case, 'no, nothing else')
  return turn
}

test('a verdict tells the story in one sentence, and no more than three causes', () => {
  const { reply } = coldToVerdict()
  expect(reply.text).toMatch(/In short: a 28-year-old woman with [^.]*a (?:runny and )?blocked nose[^.]*, for 3 days/)
  expect(reply.text).toMatch(/This sounds most like a common cold, and I heard no sign of danger\./)
  expect(reply.causes.length).toBeLessThanOrEqual(3)
  expect(reply.text).not.toMatch(/I noted|because of one thing|For it:|Against it:/)
})

test('what is told after the verdict and changes nothing is no reason to say all of it again', () => {
  const first = coldToVerdict()
  const { reply } = clinic.consult(first.case, 'I have asthma and use a blue inhaler')
  expect(reply.kind).toBe('verdict')
  expect(reply.text).toContain('My advice stays the same: you can care for this at home.')
  expect(reply.text).toMatch(/ibuprofen and aspirin if they have ever made you wheeze/)
  expect(reply.text.length).toBeLessThan(first.reply.text.length / 2)
})

test('who asks for it gets the whole verdict again', () => {
  const { reply } = clinic.consult(coldToVerdict().case, 'sum up now')
  expect(reply.text).toContain('What it could be')
})

test('what helps comes before what can wait: where else to be seen, and what to write down', () => {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), 'I have had an itchy red rash on my arm for two weeks. 51 m')
  for (let round = 0; round < 14 && turn.reply.kind !== 'verdict'; round++) turn = clinic.consult(turn.case, 'no')
  const steps = turn.reply.parts.find(({ kind }) => kind === 'action')?.items ?? []
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.slice(0, -1).join(' ')).not.toMatch(/walk-in clinic|Write down what you notice/)
})
