import { expect, test } from 'vitest'
import type { ListenedClause } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const nobody = clinic.newCase({ ageYears: 40, sex: 'female', country: 'GB' })
const claim = (quote: string, means: string, changed: Partial<ListenedClause> = {}): ListenedClause => ({
  quote,
  act: 'fact',
  person: 'patient',
  time: 'now',
  polarity: 'present',
  findings: [],
  means,
  ...changed,
})
const listen = (words: string, clauses: readonly ListenedClause[], before = nobody) => {
  const candidates = clinic.listenFor(before, words).candidates.map(({ id }) => id)
  return clinic.consult(before, words, { listened: { clauses, candidates } })
}
const polarityOf = ({ reply }: ReturnType<typeof listen>, finding: string) =>
  reply.findings.find((each) => each.finding === finding)?.polarity

test('a fact that only the listener read counts as told, with its quote, and is seen in what was understood', () => {
  const words = 'my tummy is bad since tea and I keep parking the custard'
  expect(clinic.consult(nobody, words).case.observations.vomiting).toBeUndefined()
  const turn = listen(words, [claim('keep parking the custard', 'vomiting')])
  expect(turn.reply.findings).toContainEqual({
    finding: 'vomiting',
    name: 'vomiting',
    polarity: 'present',
    text: 'keep parking the custard',
  })
  expect(turn.case.observations.vomiting).toMatchObject({ source: 'told', by: 'listener', certain: false })
  expect(turn.reply.text).toMatch(/If I understand you right[^.]*vomiting/)
  expect(turn.listener).toMatchObject({ added: 1, dropped: [] })
})

test('another language is read through the listener, by quotes of the original', () => {
  const turn = listen('me duele mucho la cabeza desde ayer y tengo fiebre', [
    claim('me duele mucho la cabeza', 'headache'),
    claim('tengo fiebre', 'fever'),
  ])
  expect([polarityOf(turn, 'headache'), polarityOf(turn, 'fever')]).toEqual(['present', 'present'])
  expect(turn.reply.kind).toBe('question')
  expect(turn.reply.text).not.toMatch(/I did not get|only read English/)
})

test('an emergency in another language is said in it too, in our own words', () => {
  const words = 'Ich habe starke Schmerzen in der Brust und bekomme keine Luft'
  const first = listen(words, [claim('starke Schmerzen in der Brust', 'chest pain'), claim('bekomme keine Luft', 'shortness of breath')])
  expect(first.case.language).toBe('de')
  const second = clinic.consult(first.case, 'yes, crushing chest pain, and I am sweating')
  expect(second.reply.text).toContain('Call an ambulance now')
  expect(second.reply.text).toContain('Rufen Sie jetzt einen Rettungswagen: 999.')
})

const refused: readonly (readonly [what: string, words: string, clause: ListenedClause, drop: string])[] = [
  ['invented', 'I feel ropey', claim('I coughed up blood', 'coughing up blood'), 'not-literal'],
  ['joined out of two', 'my arm is fine, my leg hurts', claim('my arm hurts', 'pain in the arm'), 'not-literal'],
  ['cut out of a word', 'I was unwell', claim('well', 'fever'), 'not-literal'],
  ['somebody else’s', 'my mum was sick all night', claim('sick all night', 'vomiting', { person: 'other' }), 'not-the-patient'],
  ['only supposed', 'what if I get the runs', claim('get the runs', 'diarrhoea', { time: 'hypothetical' }), 'not-now'],
  ['only asked', 'is it the runs', claim('the runs', 'diarrhoea', { act: 'question' }), 'not-now'],
  ['a denial in words that deny nothing', 'I feel ropey', claim('I feel ropey', 'fever', { polarity: 'absent' }), 'denial-without-no'],
  ['an id that was not on the list', 'I feel ropey', claim('I feel ropey', '', { findings: ['plague'] }), 'not-on-the-list'],
  ['nothing the clinic knows', 'I feel ropey', claim('I feel ropey', 'zblorg'), 'not-understood'],
  [
    'a grave denial nobody asked for',
    'my head hurts, nowt else',
    claim('nowt else', 'chest pain', { polarity: 'absent' }),
    'denial-without-no',
  ],
  [
    'a grave denial nobody asked for, with a no in it',
    'my head hurts, no owt in the ticker',
    claim('no owt in the ticker', 'pain in the chest', { polarity: 'absent' }),
    'grave-denial',
  ],
]

test.each(refused)('a claim is dropped and counted: %s', (_, words, clause, drop) => {
  const own = clinic.consult(nobody, words)
  const turn = listen(words, [clause])
  expect(turn.listener?.dropped).toEqual([drop])
  expect(turn.listener?.added).toBe(0)
  expect(turn.case).toEqual(own.case)
  expect(turn.reply).toEqual(own.reply)
})

test('danger that the own readers read stands whatever the listener says, and that it said otherwise is counted', () => {
  const words = 'crushing chest pain down my left arm, I am not moving'
  const own = clinic.consult(nobody, words)
  expect(own.reply.triage?.level).toBe('ambulance')
  const turn = listen(words, [claim(words, 'pain in the chest', { act: 'denial', polarity: 'absent' })])
  expect(turn.reply.triage?.level).toBe('ambulance')
  expect(polarityOf(turn, 'chest-pain')).toBe('present')
  expect(turn.listener).toMatchObject({ added: 0, contradicted: 1 })
})

test('a crisis stands, too', () => {
  const turn = listen('I want to kill myself, no joke', [claim('no joke', 'thoughts of suicide', { act: 'denial', polarity: 'absent' })])
  expect(turn.reply.kind).toBe('crisis')
})

test('grave words that only the listener heard are asked back before they send anybody to hospital', () => {
  const turn = listen('my tummy is doing somersaults', [claim('somersaults', 'vomiting blood')])
  expect(turn.reply.kind).not.toBe('emergency')
  expect(turn.reply.text).toContain('If I understand you right')
  expect(turn.case.pending).not.toBeNull()
})

test.each([
  [
    'beside a measured number',
    'runny nose, a bit of a cough and a temperature of 38.2',
    [claim('a bit of a cough', 'passing hardly any urine')],
    'urine-little',
  ],
  [
    'with its own claims as reasons',
    'I have had a long day and I do not feel right',
    [
      claim('I do not feel right', 'thoughts of suicide'),
      claim('I do not feel right', 'a suicide plan'),
      claim('I do not feel right', 'self-harm'),
      claim('I do not feel right', 'hopelessness'),
    ],
    'suicidal-thoughts',
  ],
])('what it alone has heard sends nobody to hospital %s', (_, words, clauses, finding) => {
  const turn = listen(words, clauses)
  expect(turn.case.observations[finding]).toMatchObject({ by: 'listener' })
  expect(turn.reply.kind).not.toBe('emergency')
  expect(turn.case.pending).not.toBeNull()
})

test.each(['confusion', 'a suicide plan'])('whether somebody is safe is asked before %s that it alone has heard', (means) => {
  const words = 'I keep giving my things away and writing letters'
  const turn = listen(words, [claim(words, means)])
  expect(turn.listener?.added).toBe(1)
  expect(turn.reply.question?.id).toBe(clinic.consult(nobody, words).reply.question?.id)
  expect(turn.reply.question?.id).toBe('safety:wondered')
})

test('what the patient takes back is gone, whoever had heard it', () => {
  const told = listen('I keep parking the custard', [claim('parking the custard', 'vomiting')])
  const corrected = clinic.correctFinding(told.case, 'vomiting', 'absent')
  expect(polarityOf(corrected, 'vomiting')).toBe('absent')
  expect(polarityOf(listen('parking the custard, I said', [claim('parking the custard', 'vomiting')], corrected.case), 'vomiting')).toBe(
    'absent',
  )
})

test('many claims, long ones and odd ones are borne', () => {
  const words = 'I feel ropey and my head is sore'
  const many = Array.from({ length: 400 }, () => claim('my head is sore', 'x'.repeat(5_000), { findings: Array(50).fill('headache') }))
  expect(listen(words, many).listener?.dropped).toContain('too-much')
  expect(listen(words, []).reply).toEqual(clinic.consult(nobody, words).reply)
  expect(listen('', [claim('', '')]).reply.kind).toBe('conversation')
})

test('the list holds what is asked, what is read, danger signs and what is worded alike, and stays short', () => {
  const words = 'my throat is sore and I have the shivers'
  const brief = clinic.listenFor(nobody, words)
  const ids = brief.candidates.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['sore-throat', 'suicidal-thoughts']))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeLessThanOrEqual(48)
  const asked = clinic.consult(nobody, words).case
  const next = clinic.listenFor(asked, 'yes')
  expect(next.asked).toBe(asked.pending?.text)
  expect(next.candidates.map(({ id }) => id)).toEqual(expect.arrayContaining([...(asked.pending?.findings ?? [])]))
})

test('what the listener alone has heard leads the causes too, and is no second witness of itself', () => {
  const turn = listen('I want to end this phone deal and cut the grass', [
    claim('want to end this', 'thoughts of suicide', { findings: ['suicidal-thoughts'] }),
    claim('end this phone deal', 'a plan to end their life', { findings: ['suicide-plan'] }),
    claim('cut the grass', 'hurting oneself', { findings: ['self-harm'] }),
  ])
  expect(turn.reply.triage?.level).not.toMatch(/emergency|ambulance/)
})

test('a claim of the body silences no question about safety', () => {
  const words = 'I have started giving all my things away'
  const alone = clinic.consult(nobody, words).reply.question?.id
  expect(alone).toMatch(/^safety:/)
  expect(listen(words, [claim('giving all my things away', 'vomiting blood')]).reply.question?.id).toBe(alone)
})
