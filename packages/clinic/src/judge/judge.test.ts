import { expect, test } from 'vitest'
import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Mention, Observation, Question } from '../case/model.ts'
import type { Hearing } from '../hear/hearing.ts'
import { nothingLearned } from '../hear/learned/learned-reader.ts'
import { loadPack } from '../testing/load-pack.ts'
import { judge } from './judge.ts'
import { buildKnowledgeBase, rankCase } from './knowledge-base.ts'
import { hearing, observation, rule } from './testing/case-parts.ts'

const base = buildKnowledgeBase(loadPack())
const adult = newCase({ ageYears: 40, sex: 'male' })
const budget = 8

const silence = hearing([['fact', 'as I said']])

function caseOf(observations: readonly Observation[], change: Partial<ConsultationCase> = {}): ConsultationCase {
  const complaints = observations.filter(({ polarity }) => polarity === 'present').map(({ finding }) => finding)
  return { ...adult, observations: Object.fromEntries(observations.map((each) => [each.finding, each])), complaints, turns: 2, ...change }
}
const judged = (now: ConsultationCase, heard: Hearing = silence, before: ConsultationCase = now, questions = budget) =>
  judge(base, before, now, heard, rankCase(base, now), questions)

const cold = caseOf([observation('runny-nose'), observation('sneezing')], { durationDays: 2 })
const emergency = caseOf([observation('runny-nose')], { held: [rule('r', 'ambulance')] })
const rulesOf = (now: ConsultationCase) => now.held.map((each) => each.rule)

test('a complaint without danger is asked about, with its three likeliest causes kept', () => {
  const { now, judged: judgement } = judged(cold)
  expect(judgement).toMatchObject({
    level: null,
    isNewEmergency: false,
    isProvisional: false,
    emergency: 'none',
    crisis: 'none',
    wantsVerdict: false,
    pushes: [],
    next: { kind: 'question' },
  })
  expect(now.leaders).toEqual(judgement.ranking.ranked.slice(0, 3).map(({ condition }) => condition))
  expect(now.asked).toEqual([])
})

test('no question is left when the budget is spent: then comes the verdict', () => {
  const asked = ['duration', 'severity', 'anything-else', 'checklist:runny-nose+sneezing', 'last']
  expect(judged({ ...cold, asked }, silence, cold, 5).judged.next).toMatchObject({
    kind: 'verdict',
    decision: { level: expect.any(String) },
  })
  expect(judged({ ...cold, asked: [] }, silence, cold, 5).judged.next.kind).toBe('question')
})

test('a level that was not there before is a new emergency, the same one or a milder one is none', () => {
  const before = { ...emergency, held: [] }
  expect(judged(emergency, silence, before).judged).toMatchObject({ level: 'ambulance', isNewEmergency: true, emergency: 'told' })
  expect(judged(emergency).judged.isNewEmergency).toBe(false)
  const milder = { ...emergency, held: [rule('r', 'emergency-department')] }
  expect(judged(emergency, silence, milder).judged.isNewEmergency).toBe(true)
  expect(judged(milder, silence, emergency).judged.isNewEmergency).toBe(false)
  const day = { ...emergency, held: [rule('r', 'within-24-hours')] }
  expect(judged(day, silence, before).judged).toMatchObject({ level: 'within-24-hours', isNewEmergency: false, emergency: 'none' })
})

test('while an emergency stands nothing is asked but whether help comes', () => {
  expect(judged(emergency).judged.next).toEqual({ kind: 'emergency-check', question: null })
  const plea = judged({ ...emergency, emergency: 'told' }, hearing([['refusal', 'I do not want to go to hospital']]))
  expect(plea.judged.emergency).toBe('obstacle')
  expect(plea.judged.next).toEqual({ kind: 'emergency-check', question: null })
  expect(plea.now.emergency).toBe('obstacle')
})

test('while help is on its way the questions of a crew are asked, then none', () => {
  const coming = { ...emergency, emergency: 'coming' as const }
  const { next } = judged(coming).judged
  expect(next).toMatchObject({ kind: 'emergency-check', question: { id: 'crew:began' } })
  const all = { ...coming, asked: ['crew:began', 'crew:age', 'crew:medicines', 'crew:allergies'] }
  expect(judged(all).judged.next).toEqual({ kind: 'nothing' })
})

test('a bare no counts against an emergency only where whether help was called is asked', () => {
  const told = { ...emergency, emergency: 'told' as const }
  const no = hearing([['answer', 'no']], { answer: 'no' })
  const asking = (id: string): Question => ({ id, kind: 'finding', findings: [], text: '?', why: '', options: [] })
  const pushesAfter = (id: string | null, stage: 'told' | 'coming' = 'told') => {
    const before = { ...told, emergency: stage, pending: id === null ? null : asking(id) }
    return judged(before, no).judged.pushes.map(({ kind }) => kind)
  }
  expect(pushesAfter('crew:age')).toEqual([])
  expect(pushesAfter('emergency:called', 'coming')).toEqual([])
  expect(pushesAfter('emergency:called')).toEqual(['not-yet'])
  expect(pushesAfter(null)).toEqual(['not-yet'])
})

test('what is only likely is provisional while nothing else leads, and its signs are asked for first', () => {
  const told = [observation('chest-pain')]
  const likely = rule('p', 'emergency-department', { provisional: true })
  const now = caseOf(told, { held: [likely] })
  const before = { ...now, held: [] }
  const one = judged(now, silence, before).judged
  expect(one).toMatchObject({ isProvisional: true, isNewEmergency: true, emergency: 'none', next: { kind: 'question' } })
  expect(one.next).toMatchObject({ question: { kind: 'checklist', id: expect.stringContaining('checklist:') } })
  const sure = { ...now, held: [likely, rule('s', 'emergency-department')] }
  expect(judged(sure, silence, before).judged).toMatchObject({ isProvisional: false, emergency: 'told' })
  const milder = { ...now, held: [likely, rule('s', 'appointment')] }
  expect(judged(milder, silence, before).judged.isProvisional).toBe(true)
  const day = { ...now, held: [rule('p', 'within-24-hours', { provisional: true })] }
  expect(judged(day, silence, before).judged.isProvisional).toBe(false)
})

test('words that sound grave and of which nothing was read go to hospital without a question', () => {
  const now = { ...adult, turns: 1, held: [rule('p', 'emergency-department', { provisional: true })] }
  expect(judged(now, silence, { ...now, held: [] }).judged).toMatchObject({ isProvisional: true, emergency: 'told' })
})

test.each([
  ['help', 'just tell me what you think'],
  ['help', 'Sum up now'],
  ['help', 'enough questions'],
  ['ask-cause', 'what do you think it is?'],
  ['ask-cause', 'what is wrong with me?'],
  ['ask-daily', 'what should I do'],
  ['ask-cause', 'what have I got'],
] as const)('the verdict is wished for: %s, "%s"', (act, text) => {
  const { now, judged: judgement } = judged(
    cold,
    hearing([
      ['fact', 'it runs'],
      [act, text],
    ]),
  )
  expect(judgement.wantsVerdict).toBe(true)
  expect(now.asked).toContain('verdict:wanted')
})

test.each([
  ['help', 'start over'],
  ['fact', 'just tell me what you think'],
  ['ask-cause', 'what causes a cold?'],
  ['fact', 'what do you think it is?'],
] as const)('no verdict is wished for: %s, "%s"', (act, text) => {
  const { now, judged: judgement } = judged(cold, hearing([[act, text]]))
  expect(judgement.wantsVerdict).toBe(false)
  expect(now.asked).not.toContain('verdict:wanted')
})

test('who wishes for the verdict is asked after danger signs alone, then gets it, then and later', () => {
  const wish = hearing([['help', 'just tell me']])
  const grave = caseOf([observation('headache')], { durationDays: 2 })
  expect(judged(grave, wish).judged.next).toMatchObject({ kind: 'question', question: { kind: 'checklist' } })
  const covered = { ...grave, asked: ['checklist:headache', 'checklist:again+headache'] }
  expect(judged(covered, wish).judged.next.kind).toBe('verdict')
  expect(judged({ ...covered, asked: [...covered.asked, 'verdict:wanted'] }).judged.next.kind).toBe('verdict')
  expect(judged(covered).judged.next.kind).toBe('question')
  // Nothing was told yet: there is nothing to sum up.
  expect(judged({ ...adult, turns: 1 }, wish).judged.wantsVerdict).toBe(false)
  const twice = judged({ ...cold, asked: ['verdict:wanted'] }, wish).now.asked
  expect(twice.filter((id) => id === 'verdict:wanted')).toHaveLength(1)
})

test('after a verdict nothing is asked again unless something new is told', () => {
  const after = caseOf([observation('headache')], {
    durationDays: 2,
    verdictTurn: 1,
    asked: ['checklist:headache', 'checklist:again+headache'],
  })
  expect(judged(after).judged.next.kind).toBe('verdict')
  const before = { ...after, complaints: [] }
  expect(judged({ ...after, asked: [] }, silence, before).judged.next.kind).toBe('question')
})

test('after a verdict danger signs alone are asked about; what is new is asked about as ever, and a likely emergency gets its verdict', () => {
  const after = caseOf([observation('headache')], { durationDays: 2, verdictTurn: 1 })
  const kindOf = (now: ConsultationCase, before = now) => {
    const { next } = judged(now, silence, before).judged
    return next.kind === 'question' ? next.question.kind : next.kind
  }
  expect(kindOf(after)).toBe('checklist')
  expect(kindOf({ ...after, held: [rule('r', 'appointment')] })).toBe('checklist')
  expect(kindOf(after, { ...after, complaints: [] })).not.toBe('checklist')
  expect(kindOf({ ...after, held: [rule('p', 'emergency-department', { provisional: true })] })).toBe('verdict')
})

test('what only somebody says who waits for help is heard where an emergency stood before', () => {
  const hungry = hearing([['ask-daily', 'can I have a cup of tea?']])
  const kinds = (before: ConsultationCase) => judged(before, hungry).judged.pushes.map(({ kind }) => kind)
  expect(kinds({ ...emergency, emergency: 'told' })).toEqual(['can-eat'])
  expect(kinds(cold)).toEqual([])
  expect(kinds({ ...cold, held: [rule('r', 'within-24-hours')] })).toEqual([])
})

test('who asks how much of a medicine is too much is remembered to have asked', () => {
  const asked = judged(cold, hearing([['ask-medicine', 'how many paracetamol are too many?']])).now.asked
  expect(asked).toEqual(['dose:asked'])
})

test('a measured number and a typed result speak at once', () => {
  expect(rulesOf(judged({ ...cold, vitals: { oxygenSaturation: 85 } }).now)).toContain('oxygen-low')
  const typed = judged(cold, hearing([['fact', 'my potassium is 7.2 mmol/L']])).now
  expect(rulesOf(typed).some((each) => each.startsWith('result:'))).toBe(true)
})

test('who was sent home and says that it is worse since is to be seen within a day', () => {
  const before = { ...cold, held: [rule('r', 'appointment')], verdictTurn: 1 }
  const { now, judged: judgement } = judged(before, hearing([['change', 'it is getting worse']]))
  expect(rulesOf(now)).toContain('worse-since')
  expect(judgement.level).toBe('within-24-hours')
})

test('who only denies tells of no danger, whatever an outside listener alone has heard beside it', () => {
  const mention = (finding: string, change: Partial<Mention>): Mention => ({
    ...{ finding, polarity: 'present', certain: true, temporality: 'current', experiencer: 'patient', text: finding, start: 0, end: 1 },
    ...change,
  })
  const grave = { ...nothingLearned, danger: [1, 1, 0.9, 0.1] as const }
  const heardWith = (mentions: readonly Mention[]) => {
    const now = caseOf([observation('cough', { polarity: 'absent' })], { turns: 1 })
    return rulesOf(judged(now, hearing([['denial', 'no cough']], { mentions, learned: grave }), adult).now)
  }
  const denied = mention('cough', { polarity: 'absent' })
  expect(heardWith([denied])).not.toContain('provisional:words')
  expect(heardWith([denied, mention('chest-pain', { by: 'listener' })])).not.toContain('provisional:words')
  expect(heardWith([denied, mention('chest-pain', {})])).toContain('provisional:words')
})

test('a danger that may have been misread is asked back before anything else', () => {
  const doubted = rule('r', 'within-24-hours', { findings: ['stool-black'], doubted: true })
  const now = caseOf([observation('stool-black', { text: 'my poo is black' })], {
    held: [doubted],
    need: { visit: 1, day: 0.5, hospital: 0.01 },
  })
  const { next } = judged(now).judged
  expect(next).toMatchObject({
    kind: 'question',
    question: { findings: ['stool-black'], text: expect.stringContaining('my poo is black') },
  })
})

test('whether somebody is safe comes before what an outside listener alone has heard', () => {
  const doubted = rule('r', 'within-24-hours', { findings: ['stool-black'], doubted: true })
  const claimed = observation('stool-black', { text: 'my poo is black', by: 'listener' })
  const own = observation('stool-black', { text: 'my poo is black' })
  const of = (told: Observation, change: Partial<ConsultationCase>) =>
    judged(caseOf([told], { held: [doubted], need: { visit: 1, day: 0.5, hospital: 0.01 }, ...change })).judged.next
  const first = (next: ReturnType<typeof of>) => (next.kind === 'question' ? next.question.id : next.kind)
  expect(first(of(claimed, { wondered: 'abuse' }))).toBe('safety:wondered')
  expect(first(of(claimed, {}))).toBe('stool-black')
  expect(first(of(own, { wondered: 'abuse' }))).toBe('stool-black')
})

test('a crisis has the word: the judgement leaves it to the crisis path', () => {
  const crisis = { kind: 'self-harm', certainty: 'affirmed', text: 'I want to end my life' } as const
  const { judged: judgement } = judged(cold, hearing([['crisis', 'I want to end my life']], { crisis }))
  expect(judgement).toMatchObject({ crisis: 'card', next: { kind: 'nothing' } })
  const possible = { ...crisis, certainty: 'possible' } as const
  const asked = judged(cold, hearing([['crisis', 'I want to end my life']], { crisis: possible })).judged
  expect(asked.next).toEqual({ kind: 'nothing' })
  const standing = { ...cold, complaints: [], crisis: { kind: 'self-harm', certainty: 'affirmed', turn: 1 } as const }
  expect(judged(standing, hearing([['feeling', 'I feel so low']])).judged).toMatchObject({ crisis: 'after', next: { kind: 'nothing' } })
})

test('what an outside listener alone has heard makes nothing likelier that is only likely', () => {
  const told = ['chest-pain', 'breathlessness', 'sweating'].map((finding) => observation(finding))
  const mention = (finding: string, by?: 'listener'): Mention => ({
    finding,
    polarity: 'present',
    certain: true,
    temporality: 'current',
    experiencer: 'patient',
    text: finding,
    start: 0,
    end: 1,
    ...(by && { by }),
  })
  const likely = (observations: readonly Observation[], by?: 'listener') => {
    const now = caseOf(observations, { turns: 1 })
    const mentions = observations.map(({ finding }) => mention(finding, by))
    return rulesOf(judged(now, hearing([['fact', 'it hurts']], { mentions }), adult).now).filter((each) => each.startsWith('provisional:'))
  }
  const claimed = told.map((each) => ({ ...each, by: 'listener' as const }))
  expect(likely(claimed, 'listener')).toEqual([])
  expect(likely(told)).toEqual(['provisional:myocardial-infarction'])
})
