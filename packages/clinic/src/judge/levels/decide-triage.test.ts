import { expect, test } from 'vitest'
import { type ConsultationCase, type HeldRule, newCase } from '../../case/case.ts'
import type { Observation, RankedCondition } from '../../case/model.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { buildKnowledgeBase, rankCase } from '../knowledge-base.ts'
import { observation, rule } from '../testing/case-parts.ts'
import { becauseOf, decideVerdictTriage, holdRules, immediateRules, levelOf, presenceTest } from './decide-triage.ts'

const base = buildKnowledgeBase(loadPack())
const { index, redFlags } = base
const adult = newCase({ ageYears: 40, sex: 'female' })

function caseOf(observations: readonly Observation[], change: Partial<ConsultationCase> = {}): ConsultationCase {
  return { ...adult, observations: Object.fromEntries(observations.map((each) => [each.finding, each])), turns: 1, ...change }
}

const held = (before: readonly HeldRule[], observations: readonly Observation[], fired: readonly HeldRule[] = [], change = {}) =>
  holdRules(index, caseOf(observations, { held: before, ...change }), fired)
const names = (rules: readonly HeldRule[]) => rules.map((each) => each.rule)

test('a finding is present where it is told, or a kind of it; not where it is denied, over or unknown to us', () => {
  const isPresent = (observations: readonly Observation[]) => {
    const told = caseOf(observations)
    return presenceTest(index, rankCase(base, told).facts)
  }
  expect(isPresent([observation('fever')])('fever')).toBe(true)
  expect(isPresent([observation('abdominal-pain.right-lower')])('abdominal-pain')).toBe(true)
  expect(isPresent([observation('abdominal-pain')])('abdominal-pain.right-lower')).toBe(false)
  expect(isPresent([observation('fever', { polarity: 'absent' })])('fever')).toBe(false)
  expect(isPresent([observation('fever', { temporality: 'past' })])('fever')).toBe(false)
  expect(isPresent([observation('fever', { certain: false })])('fever')).toBe(true)
  expect(isPresent([observation('fever')])('no such finding')).toBe(false)
})

test('red flags and vital signs speak at once', () => {
  const told = caseOf([observation('stool-black')], { vitals: { oxygenSaturation: 88 } })
  const fired = immediateRules(index, redFlags, told, presenceTest(index, rankCase(base, told).facts))
  expect(names(fired)).toContain('oxygen-low')
  expect(fired.some(({ findings }) => findings.includes('stool-black'))).toBe(true)
})

test('a rule stays while its evidence was told, even where it is denied since', () => {
  const before = [rule('r', 'ambulance', { findings: ['fever'] })]
  expect(names(held(before, [observation('fever')]))).toEqual(['r'])
  expect(names(held(before, [observation('fever', { polarity: 'absent' })]))).toEqual(['r'])
  expect(names(held(before, [observation('fever', { polarity: 'absent', source: 'answered' })]))).toEqual(['r'])
})

test.each([
  ['is gone', []],
  ['was corrected', [observation('fever', { polarity: 'absent', source: 'corrected' })]],
  ['was rejected in the document', [observation('fever', { polarity: 'absent', source: 'document' })]],
  ['is not known any more', [observation('fever', { polarity: 'unknown' })]],
  ['is not known any more, as answered', [observation('fever', { polarity: 'unknown', source: 'answered' })]],
] as const)('a rule falls whose evidence %s', (_, observations) => {
  expect(held([rule('r', 'ambulance', { findings: ['fever'] })], observations)).toEqual([])
})

test('each part of a rule needs its evidence; what lies below a part is evidence of it', () => {
  const before = [rule('r', 'ambulance', { findings: ['fever', 'abdominal-pain'] })]
  expect(held(before, [observation('fever')])).toEqual([])
  expect(names(held(before, [observation('fever'), observation('abdominal-pain.right-lower')]))).toEqual(['r'])
})

test('a document that still says so bears a rule, told or not; an illness of the past does too, a complaint that is over does not', () => {
  const of = (finding: string) => [rule('r', 'ambulance', { findings: [finding] })]
  expect(names(held(of('fever'), [observation('fever', { source: 'document' })]))).toEqual(['r'])
  expect(names(held(of('history-transplant'), [observation('history-transplant', { source: 'document', temporality: 'past' })]))).toEqual([
    'r',
  ])
  expect(held(of('fever'), [observation('fever', { source: 'document', temporality: 'past' })])).toEqual([])
})

test('a rule in doubt falls with a no to the question back, and with nothing less', () => {
  const before = [rule('r', 'within-24-hours', { findings: ['fever'], doubted: true })]
  expect(held(before, [observation('fever', { polarity: 'absent', source: 'answered' })])).toEqual([])
  expect(names(held(before, [observation('fever', { polarity: 'absent' })]))).toEqual(['r'])
  expect(names(held(before, [observation('fever', { source: 'answered' })]))).toEqual(['r'])
  const both = [rule('r', 'within-24-hours', { findings: ['fever', 'headache'], doubted: true })]
  expect(held(both, [observation('fever'), observation('headache', { polarity: 'absent', source: 'answered' })])).toEqual([])
})

const dangerSigns = [...index.dangerSigns].slice(0, 4)
const denied = (count: number, source: Observation['source'] = 'answered') =>
  dangerSigns.slice(0, count).map((finding) => observation(finding, { polarity: 'absent', source }))

test('what is only likely falls with three danger signs denied to the doctor’s questions, and none affirmed or open', () => {
  const before = [rule('r', 'emergency-department', { provisional: true })]
  expect(names(held(before, []))).toEqual(['r'])
  expect(names(held(before, denied(2)))).toEqual(['r'])
  expect(held(before, denied(3))).toEqual([])
  expect(names(held(before, denied(3, 'told')))).toEqual(['r'])
  const fourth = dangerSigns[3] ?? ''
  expect(names(held(before, [...denied(3), observation(fourth, { source: 'answered' })]))).toEqual(['r'])
  expect(names(held(before, [...denied(3), observation(fourth, { source: 'answered', polarity: 'unknown' })]))).toEqual(['r'])
  const other = index.findings.find(({ id }) => !index.dangerSigns.has(id))?.id ?? ''
  expect(held(before, [...denied(3), observation(other, { source: 'answered' })])).toEqual([])
})

test('what rested on an assumed age or sex falls once both are known, unless it fires anew', () => {
  const before = [rule('r', 'ambulance', { assumed: true })]
  expect(held(before, [])).toEqual([])
  const person = (change: object) => ({ person: { ...adult.person, ...change } })
  expect(names(held(before, [], [], person({ ageYears: null })))).toEqual(['r'])
  expect(names(held(before, [], [], person({ sex: null })))).toEqual(['r'])
  expect(held(before, [], [rule('r', 'appointment')])).toEqual(before)
  expect(names(held([rule('r', 'ambulance', { assumed: false })], []))).toEqual(['r'])
})

test('of a rule that fires again the more urgent level stays, while its evidence stands', () => {
  const fired = [rule('r', 'within-24-hours', { name: 'now' })]
  const before = (level: TriageLevel, findings: readonly string[] = []) => [rule('r', level, { name: 'before', findings })]
  expect(held(before('ambulance'), [], fired)).toMatchObject([{ level: 'ambulance', name: 'before' }])
  expect(held(before('appointment'), [], fired)).toMatchObject([{ level: 'within-24-hours', name: 'now' }])
  expect(held(before('within-24-hours'), [], fired)).toMatchObject([{ level: 'within-24-hours', name: 'now' }])
  expect(held(before('ambulance', ['fever']), [], fired)).toMatchObject([{ level: 'within-24-hours', name: 'now' }])
})

test('the most urgent stands first, and those alike by their names', () => {
  const rules = [rule('b', 'appointment'), rule('c', 'ambulance'), rule('a', 'appointment'), rule('d', 'within-24-hours')]
  expect(names(held([], [], rules))).toEqual(['c', 'd', 'a', 'b'])
  expect(levelOf(rules)).toBe('ambulance')
  expect(levelOf([rule('a', 'appointment'), rule('b', 'self-care')])).toBe('appointment')
  expect(levelOf([])).toBe(null)
})

test('what rests on a value that nobody has confirmed says so, once', () => {
  const note = ' (read from your document; you have not confirmed it yet)'
  const read = observation('fever', { source: 'document', isUnconfirmed: true })
  const fired = [rule('r', 'ambulance', { findings: ['headache', 'fever'] })]
  const once = held([], [read, observation('headache')], fired)
  expect(once).toMatchObject([{ name: `r${note}` }])
  expect(held([], [read, observation('headache')], once)).toEqual(once)
  expect(held([], [observation('fever'), observation('headache')], fired)).toMatchObject([{ name: 'r' }])
})

test('the reasons of a level are its own, each said once, with its sentence where it has one', () => {
  const sentence = { text: 'So it is.' }
  const rules = [
    rule('a', 'ambulance', { sentence }),
    rule('b', 'ambulance', { name: 'a' }),
    rule('c', 'appointment'),
    rule('d', 'ambulance'),
  ]
  expect(becauseOf(rules, 'ambulance', caseOf([]))).toEqual([
    { rule: 'a', name: 'a', sentence },
    { rule: 'd', name: 'd' },
  ])
  expect(becauseOf(rules, 'self-care', caseOf([]))).toEqual([])
})

test('what was denied since is no reason beside others, and named as told at first where nothing else speaks', () => {
  const no = observation('fever', { polarity: 'absent' })
  const doubted = rule('a', 'ambulance', { findings: ['fever'] })
  expect(names(becauseOf([doubted, rule('b', 'ambulance')], 'ambulance', caseOf([no])) as HeldRule[])).toEqual(['b'])
  expect(becauseOf([doubted], 'ambulance', caseOf([no]))).toEqual([{ rule: 'a', name: 'a (as you told me at first)' }])
  expect(becauseOf([doubted], 'ambulance', caseOf([observation('fever')]))).toEqual([{ rule: 'a', name: 'a' }])
  const half = rule('a', 'ambulance', { findings: ['fever', 'headache'] })
  expect(becauseOf([half], 'ambulance', caseOf([no, observation('headache')]))).toEqual([{ rule: 'a', name: 'a' }])
})

/** The verdict where this condition leads with this share and so many reasons. */
function verdict(leader: RankedCondition | null, observations: readonly Observation[] = [], change: Partial<ConsultationCase> = {}) {
  const now = caseOf(observations, change)
  const ranking = rankCase(base, now)
  return decideVerdictTriage(index, redFlags, now, { ...ranking, ranked: leader ? [leader] : [] })
}
const urgent = index.conditions.find(({ triageFloor, mustNotMiss }) => triageFloor === 'within-24-hours' && !mustNotMiss)
const mild = index.conditions.find(({ triageFloor, severity, mustNotMiss }) => triageFloor === 'self-care' && severity < 2 && !mustNotMiss)
const led = (condition: string, probability: number, reasons = ['fever', 'headache', 'cough', 'nausea']): RankedCondition => ({
  condition,
  probability,
  reasonsFor: reasons.map((finding) => ({ finding, weight: 1 })),
  reasonsAgainst: [],
})

test('a likely cause asks for its own level, with up to three reasons', () => {
  const { decision, held: rules } = verdict(led(urgent?.id ?? '', 0.5))
  const floor = {
    rule: `condition:${urgent?.id}`,
    name: `the likeliest cause is ${urgent?.name}`,
    sentence: { text: expect.stringContaining('{condition}'), condition: urgent?.name },
    level: 'within-24-hours',
    findings: ['fever', 'headache', 'cough'],
  }
  expect(decision.level).toBe('within-24-hours')
  expect(decision.because[0]).toMatchObject({ rule: floor.rule, name: floor.name, sentence: floor.sentence })
  expect(names(rules)).toContain(floor.rule)
})

test('a likely cause does so though the words alone bear less, and then stands beside the rules', () => {
  const calm = { need: { visit: 0.9, day: 0.02, hospital: 0.01 } }
  const told = ['fever', 'headache'].map((finding) => observation(finding))
  const { decision, held: rules } = verdict(led(urgent?.id ?? '', 0.6, ['fever', 'headache']), told, calm)
  expect(decision).toMatchObject({ level: 'within-24-hours', because: [{ rule: `condition:${urgent?.id}` }] })
  expect(rules.at(-1)).toMatchObject({ rule: `condition:${urgent?.id}`, level: 'within-24-hours', findings: ['fever', 'headache'] })
})

test.each([
  ['is not likely enough', led(urgent?.id ?? '', 0.34)],
  ['has no reason', led(urgent?.id ?? '', 0.9, [])],
  ['may stay at home', led(mild?.id ?? '', 0.9)],
  ['is not known', led('no such condition', 0.9)],
  ['is none', null],
] as const)('a cause that %s asks for nothing', (_, leader) => {
  expect(verdict(leader, [], { person: { ...adult.person, ageYears: 85 } }).decision).toEqual({
    level: 'appointment',
    because: [
      {
        rule: 'appointment',
        name: 'nothing points to an emergency, but a doctor should look at this',
        sentence: { text: 'Nothing points to an emergency, but a doctor should look at this.' },
      },
    ],
  })
})

test('a rule that is more urgent than the likely cause has the word', () => {
  const { decision } = verdict(led(urgent?.id ?? '', 0.9), [], { vitals: { oxygenSaturation: 85 } })
  expect(decision.level).toBe('emergency-department')
  expect(decision.because.map((each) => each.rule)).toContain('oxygen-low')
})

test('a harmless cause of somebody who is not vulnerable may stay at home', () => {
  expect(verdict(led(mild?.id ?? '', 0.9)).decision).toEqual({
    level: 'self-care',
    because: [{ rule: 'self-care', name: 'a harmless cause is likely and there are none of the warning signs' }],
  })
})
