import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { expect, test } from 'vitest'
import type { LatestResult } from '../../session/latest-result.ts'
import { emptyProfile } from '../../session/settings.ts'
import { handoverOf } from './handover.ts'

const at = '2026-11-20T08:00:00.000Z'
const empty: Clinical = { kind: 'question', triage: null, question: null, findings: [], causes: [], recommendations: [], helplines: [] }
const finding = (name: string, polarity: 'present' | 'absent' | 'unknown', source: 'told' | 'implied' | 'document' = 'told') => ({
  id: name,
  name,
  polarity,
  text: source === 'told' ? `my ${name}` : '',
  source,
})
const verdict: Clinical = {
  ...empty,
  kind: 'verdict',
  triage: { level: 'within-24-hours', label: 'See a doctor within 24 hours', because: ['it came suddenly'], emergencyNumber: null },
  findings: [
    finding('headache', 'present'),
    finding('fever', 'absent'),
    finding('stiff neck', 'unknown'),
    finding('pain', 'present', 'implied'),
  ],
  causes: [{ id: null, name: 'Migraine', probability: 0.4, band: 'possible', reasonsFor: [], reasonsAgainst: [] }],
  recommendations: ['Rest'],
}
const messages = [
  { at, isByPatient: true, text: 'I have a headache', clinical: null },
  { at, isByPatient: false, text: '', clinical: verdict },
  { at, isByPatient: true, text: '34 years old, female', clinical: null },
  { at, isByPatient: true, text: 'No', clinical: null },
  { at, isByPatient: false, text: 'You are welcome', clinical: null },
]
const sources = { messages, person: { name: null, profile: emptyProfile }, medications: [], results: [] }
const section = (content: ReturnType<typeof handoverOf>, title: string) => content.sections.find((each) => each.title === title)

test('the doctor reads the complaint, the level and why, what there is and what was denied', () => {
  const content = handoverOf(sources)
  expect(content.complaint).toBe('I have a headache')
  expect(content.level).toBe('See a doctor within 24 hours')
  expect(content.reasons).toEqual(['it came suddenly'])
  expect(section(content, 'What there is')?.lines).toEqual(['headache ("my headache")', 'pain (concluded by the app, not said)'])
  expect(section(content, 'Asked and denied')?.lines).toEqual(['fever ("my fever")'])
  expect(section(content, 'Not sure')?.lines).toEqual(['stiff neck ("my stiff neck")'])
  expect(content.timeline.moments.map(({ what }) => what)).toEqual([
    'I have a headache',
    'Urgency: See a doctor within 24 hours',
    '34 years old, female',
  ])
  // What was told stands once, and not beside "not recorded".
  expect(content.facts.map(({ name }) => name)).toEqual(['Name', 'Told in the consultation'])
  expect(content.facts.at(-1)?.value).toBe('34 years old, female')
})

test.each(['67, female', '67 f', 'female, 67', '71 year old man', "I'm a woman", '34 years old, female', '8 months old'])(
  'who answers "%s" before any verdict is not "not recorded"',
  (text) => {
    const { facts } = handoverOf({
      ...sources,
      messages: [messages[0], { at, isByPatient: true, text, clinical: null }].flatMap((each) => each ?? []),
    })
    expect(facts.at(-1)).toEqual({ name: 'Told in the consultation', value: text })
  },
)

test.each(['7', 'about 3', '3 years', 'since 12 days', 'female doctor', 'I have two boys'])('"%s" tells no age', (text) => {
  const { facts } = handoverOf({ ...sources, messages: [{ at, isByPatient: true, text, clinical: null }] })
  expect(facts.map(({ name }) => name)).not.toContain('Told in the consultation')
})

test('a reason that only speaks to the patient gives way to those that tell a doctor something', () => {
  const why = (because: string[]) => {
    const triage = { level: 'ambulance' as const, label: 'Call an ambulance now', because, emergencyNumber: '911' }
    return handoverOf({ ...sources, messages: [{ at, isByPatient: false, text: '', clinical: { ...verdict, triage } }] }).reasons
  }
  expect(why(['your safety comes first', 'thoughts of ending life'])).toEqual(['thoughts of ending life'])
  expect(why(['what you describe can be serious'])).toEqual(['what you describe can be serious'])
})

test('words of the patient that the name of a finding repeats are not said twice', () => {
  const findings = [{ ...finding('a sore throat', 'present'), text: 'sore throat' }]
  const content = handoverOf({ ...sources, messages: [{ at, isByPatient: false, text: '', clinical: { ...verdict, findings } }] })
  expect(section(content, 'What there is')?.lines).toEqual(['a sore throat'])
})

test('the story stands below the complaint, as the verdict told it', () => {
  const told = { ...verdict, parts: [{ kind: 'understood' as const, text: 'In short: a 34-year-old woman with a headache.' }] }
  const content = handoverOf({ ...sources, messages: [...messages, { at, isByPatient: false, text: '', clinical: told }] })
  expect(content.story).toBe('In short: a 34-year-old woman with a headache.')
  expect(handoverOf(sources).story).toBeNull()
  const apart = [
    { at, isByPatient: true, text: 'a headache. 34 female', clinical: null },
    { at, isByPatient: false, text: '', clinical: told },
  ]
  expect(handoverOf({ ...sources, messages: apart }).facts.at(-1)).toEqual({ name: 'Told in the consultation', value: '34-year-old woman' })
})

test('an emergency that was taken back hands over neither its level nor its advice', () => {
  const triage = { level: 'ambulance' as const, label: 'Call an ambulance now', because: ['chest pain'], emergencyNumber: '911' }
  const alarmed = { at, isByPatient: false, text: '', clinical: { ...empty, triage, recommendations: ['Call 911 now.'] } }
  const calmed = { at, isByPatient: false, text: '', clinical: empty }
  expect(handoverOf({ ...sources, messages: [alarmed] }).level).toBe('Call an ambulance now')
  const content = handoverOf({ ...sources, messages: [alarmed, calmed] })
  expect(content.level).toBe('No level was given')
  expect(section(content, 'What was advised')?.lines).toEqual([])
})

test('what nobody recorded is called unknown, and never that there is none', () => {
  const untold = messages.filter(({ text }) => !text.startsWith('34'))
  const content = handoverOf({ ...sources, messages: untold, results: null })
  expect(content.facts.slice(0, 3).map(({ value }) => value)).toEqual(['Not given', 'Not recorded', 'Not recorded'])
  expect(section(content, 'Allergies in the record')?.none).toBe('None are recorded. Please ask.')
  expect(section(content, 'Test results in the record')?.none).toBe('They could not be loaded.')
  expect(handoverOf({ ...sources, messages: [] }).level).toBe('No level was given')
})

test('results outside their range come first, with their date and whether the patient confirmed them', () => {
  const result = (name: string, isOutside: boolean): LatestResult => ({
    name,
    text: '5.6',
    unit: 'mmol/L',
    date: '2026-03-03',
    isOutside,
    isConfirmed: !isOutside,
  })
  const many = Array.from({ length: 14 }, (_, index) => result(`Test ${index}`, index === 13))
  const lines = section(handoverOf({ ...sources, results: many }), 'Test results in the record')?.lines ?? []
  expect(lines[0]).toContain('Test 13 5.6 mmol/L')
  expect(lines[0]).toContain('2026')
  expect(lines[0]).toContain('(outside its range; read by the app, not confirmed by the patient)')
  expect(lines.at(-1)).toBe("And 2 more in the patient's documents.")
})
