import { expect, test } from 'vitest'
import { lintInterview } from './lint-verdict.ts'
import { loadClinic, loadIndex } from './load-clinic.ts'
import { loadPack } from './load-pack.ts'
import { simulateInterview } from './simulate-interview.ts'

const pack = loadPack()
const knowledge = loadIndex()
const clinic = loadClinic()
/** `npm run bench:clinic` reads 5,000. */
const interviews = 300

test('no verdict contradicts itself or the patient, and no question is absurd or asked twice', () => {
  const slips = Array.from({ length: interviews }, (_, seed) => ({ seed, interview: simulateInterview(clinic, pack, seed) })).flatMap(
    ({ seed, interview }) =>
      lintInterview(knowledge, interview).map(({ rule, text }) => `${seed} ${interview.condition}: ${rule}: ${text}`),
  )
  expect(slips).toEqual([])
})

test('the linter sees what it is there for', () => {
  const interview = Array.from({ length: 40 }, (_, seed) => simulateInterview(clinic, pack, seed)).find(
    ({ verdict }) => verdict?.triage?.level === 'appointment',
  )
  if (interview?.verdict === null || interview?.verdict.triage === null || interview === undefined) throw new Error('no such verdict')
  const { verdict, consultation, questions } = interview
  const { triage } = verdict
  if (triage === null) throw new Error('a verdict without a level')
  const withCause = (id: string, reasonsFor: string[] = []) => {
    const { name = '', icd10 = '', summary = '' } = knowledge.conditions.get(id) ?? {}
    const cause = { id, name, icd10, summary, probability: 0.5, band: 'likely' as const, reasonsFor, reasonsAgainst: [] }
    return { ...interview, verdict: { ...verdict, causes: [cause, cause] } }
  }
  const rulesOf = (changed: typeof interview) => lintInterview(knowledge, changed).map(({ rule }) => rule)
  expect(rulesOf(withCause('myocardial-infarction'))).toEqual(expect.arrayContaining(['cause-above-level', 'cause-twice']))
  const man = { ...withCause('endometriosis'), consultation: { ...consultation, person: { ...consultation.person, sex: 'male' as const } } }
  expect(rulesOf(man)).toContain('impossible-cause')
  const cough = { finding: 'cough', certain: true, temporality: 'current', source: 'told', text: '', turn: 1 } as const
  const having = (polarity: 'present' | 'absent') => ({ ...consultation, observations: { cough: { ...cough, polarity } } })
  expect(rulesOf({ ...withCause('common-cold', ['no cough']), consultation: having('absent') })).toContain('denial-as-reason')
  const warning = { kind: 'warning' as const, text: '', items: ['you have a cough'], urgency: 'sooner' as const }
  const warned = { ...verdict, parts: [warning] }
  expect(rulesOf({ ...interview, verdict: warned, consultation: having('present') })).toContain('warning-already-told')
  const hospital = { ...triage, level: 'emergency-department' as const }
  expect(rulesOf({ ...interview, verdict: { ...warned, triage: hospital } })).toContain('sooner-beside-now')
  const visit = { kind: 'expect' as const, text: '- Most people need no doctor: it heals by itself.' }
  expect(rulesOf({ ...interview, verdict: { ...verdict, parts: [visit] } })).toContain('no-doctor-beside-visit')
  const [first] = questions
  if (first === undefined) throw new Error('nothing was asked')
  const asking = (id: string, asked = consultation) => ({ question: { ...first.question, id, kind: 'finding' as const }, asked })
  expect(rulesOf({ ...interview, questions: [asking('cough', having('present'))] })).toContain('question-already-told')
  expect(rulesOf({ ...interview, questions: [asking('cough'), asking('cough')] })).toContain('question-twice')
  expect(rulesOf({ ...man, questions: [asking('vaginal-discharge', man.consultation)] })).toContain('absurd-question')
})
