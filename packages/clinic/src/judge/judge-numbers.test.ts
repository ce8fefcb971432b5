import { expect, test } from 'vitest'
import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Hearing } from '../hear/hearing.ts'
import { loadPack } from '../testing/load-pack.ts'
import { judge } from './judge.ts'
import { buildKnowledgeBase, rankCase } from './knowledge-base.ts'
import { soFar } from './levels/decide-triage.ts'
import { hearing, observation, rule } from './testing/case-parts.ts'

const base = buildKnowledgeBase(loadPack())
const cold = {
  ...newCase({ ageYears: 40, sex: 'male' }),
  observations: { 'runny-nose': observation('runny-nose') },
  complaints: ['runny-nose'],
  turns: 2,
}

/** The rules in force after a message, in their order by name. */
const rulesAfter = (now: ConsultationCase, heard: Hearing, before: ConsultationCase = now) =>
  judge(base, before, now, heard, rankCase(base, now), 8)
    .now.held.map((each) => each.rule)
    .filter((each) => each !== soFar)
    .sort()

test('a number that is taken back takes the rules with it that rested on numbers alone', () => {
  const held = [
    rule('oxygen-low', 'emergency-department'),
    rule('fever-under-3-months', 'emergency-department', { findings: ['runny-nose'] }),
    rule('crisis:x', 'emergency-department'),
    rule('verdict', 'appointment'),
    rule('second-opinion', 'appointment'),
    rule('provisional:words', 'emergency-department', { provisional: true }),
    rule('result:potassium', 'emergency-department'),
  ]
  const others = ['crisis:x', 'fever-under-3-months', 'provisional:words', 'result:potassium', 'second-opinion', 'verdict']
  const now = { ...cold, held }
  const after = (heard: Hearing) => rulesAfter(now, heard)
  const all = [...others, 'oxygen-low'].sort()
  expect(after(hearing([['correction', 'sorry, 98, not 88']], { vitals: { oxygenSaturation: 98 } }))).toEqual(others)
  expect(after(hearing([['fact', 'it is 98 now']], { vitals: { oxygenSaturation: 98 } }))).toEqual(all)
  expect(after(hearing([['correction', 'sorry, the left one']]))).toEqual(all)
  expect(after(hearing([['correction', 'no, since 3 days']]))).toEqual(all)
  expect(after(hearing([['correction', 'sorry, my potassium is 4.2 mmol/L']]))).not.toContain('result:potassium')
  expect(after(hearing([['correction', 'sorry, my sodium is 140 mmol/L']]))).toContain('result:potassium')
})

test('a number said to have been another one takes its rules with it without a word of correction, and so does one measured anew; one that stands does not', () => {
  const held = [
    rule('oxygen-low', 'emergency-department'),
    rule('fever-under-3-months', 'emergency-department', { findings: ['runny-nose'] }),
  ]
  const before = { ...cold, held, vitals: { oxygenSaturation: 88, temperature: 36.8 } }
  const after = (words: string, oxygenSaturation: number) => {
    const now = { ...before, vitals: { ...before.vitals, oxygenSaturation } }
    return rulesAfter(now, hearing([['fact', words]], { vitals: { oxygenSaturation } }), before)
  }
  expect(after('it is 98, not 88', 98)).toEqual(['fever-under-3-months'])
  expect(after('it is 98, not an 88', 98)).toEqual(['fever-under-3-months'])
  expect(after('it is 98', 98)).not.toContain('oxygen-low')
  expect(after('it is 86', 86)).toContain('oxygen-low')
  expect(after('it is 88', 88)).toContain('oxygen-low')
  expect(after('It is 98, NOT 88', 98)).not.toContain('oxygen-low')
  expect(after('it is not 88 that worries me', 88)).toContain('oxygen-low')
  const decimal = { ...before, vitals: { temperature: 38.5 } }
  const said = hearing([['fact', 'it was 36,5 not 38,5']], { vitals: { temperature: 36.5 } })
  expect(rulesAfter({ ...decimal, vitals: { temperature: 36.5 } }, said, decimal)).not.toContain('oxygen-low')
})

test('a number and the one it is not may stand in two clauses', () => {
  const before = { ...cold, held: [rule('oxygen-low', 'emergency-department')], vitals: { oxygenSaturation: 88 } }
  const now = { ...before, vitals: { oxygenSaturation: 98 } }
  const said = hearing(
    [
      ['fact', 'it is 98'],
      ['fact', 'not 88'],
    ],
    { vitals: { oxygenSaturation: 98 } },
  )
  expect(rulesAfter(now, said, before)).toEqual([])
})

test('a rule of numbers falls whatever stands within its name', () => {
  const held = ['verdict-of-numbers', 'second-opinion-of-numbers', 'number:crisis:', 'number:provisional:', 'a-verdict'].map((name) =>
    rule(name, 'appointment'),
  )
  const now = { ...cold, held }
  expect(rulesAfter(now, hearing([['correction', 'sorry, 98, not 88']], { vitals: { oxygenSaturation: 98 } }))).toEqual([])
})

test('with no number in it a correction of a result takes nothing', () => {
  const now = { ...cold, held: [rule('result:potassium', 'emergency-department'), rule('oxygen-low', 'emergency-department')] }
  expect(rulesAfter(now, hearing([['correction', 'sorry, my potassium, the other day']]))).toEqual(['oxygen-low', 'result:potassium'])
})
