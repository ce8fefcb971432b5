import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).reply

test('a grandad whose age nobody told is no baby', () => {
  const { text, triage } = first('my grandad fell and hit his head')
  expect(triage?.because.map(({ rule }) => rule)).not.toContain('head-injury-baby')
  expect(text).not.toMatch(/\bbaby\b/)
})

test('a baby is one', () =>
  expect(first('my baby fell and hit her head').triage?.because.map(({ rule }) => rule)).toContain('head-injury-baby'))

test('every reason that is no noticed thing has a sentence of its own', () => {
  const reasons = [
    'I coughed up blood',
    'my chest feels crushed and I sweat',
    'worst headache of my life',
    'gran is on the floor and muddled',
  ].flatMap((words) => first(words).triage?.because ?? [])
  expect(reasons.length).toBeGreaterThan(4)
  for (const { rule, sentence } of reasons)
    if (/^(?:provisional|condition|conditions):/.test(rule)) expect(sentence?.text, rule).toMatch(/^[A-Z].*\.$/)
    else expect(sentence, rule).toBeUndefined()
})
