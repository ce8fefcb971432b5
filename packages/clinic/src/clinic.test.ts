import { expect, test } from 'vitest'
import type { Consultation } from './clinic.ts'
import { loadLexiconClinic } from './testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const adult = { ageYears: 45, sex: 'female' as const, country: 'GB' }

/** Says the sentences one after another; the last turn. */
function say(...words: readonly string[]): Consultation {
  let turn: Consultation = clinic.consult(clinic.newCase(adult), words[0] ?? '')
  for (const sentence of words.slice(1)) turn = clinic.consult(turn.case, sentence)
  return turn
}

test('a classic emergency gets its level and the number in the very first reply', () => {
  const { reply } = clinic.consult(
    clinic.newCase({ ageYears: 58, sex: 'male', country: 'US' }),
    'I have crushing chest pain going into my left arm and I am sweating',
  )
  expect(reply.kind).toBe('emergency')
  expect(reply.triage).toMatchObject({ level: 'ambulance', call: '911' })
  expect(reply.text).toContain('911')
})

const crises: [string, string][] = [
  ['I want to kill myself', 'self-harm'],
  ['I just took 40 paracetamol tablets', 'overdose'],
  ['My husband beats me and I am afraid', 'abuse'],
]
for (const [words, kind] of crises) {
  test(`crisis: "${words}" is answered with help, never refused`, () => {
    const { reply } = say(words)
    expect(reply.kind).toBe('crisis')
    expect(reply.crisis).toMatchObject({ kind, emergencyNumber: '999' })
    expect(reply.text).toMatch(/call 999/i)
    expect(reply.text.length).toBeGreaterThan(200)
  })
}

test('a country that nobody knows gets 112 or 911 and a way to find a helpline', () => {
  const { reply } = clinic.consult(clinic.newCase(), 'I want to end my life')
  expect(reply.text).toContain('112 or 911')
  expect(reply.text).toContain('find a helpline')
})

test('killing as a figure of speech is no crisis', () => {
  expect(say('This back pain is killing me').reply.kind).not.toBe('crisis')
})

const talk: [string, RegExp][] = [
  ['hello', /what is troubling you/i],
  ['What is a normal blood pressure?', /120 over 80/],
  ['What is a normal oxygen level?', /95 to 100/],
  ['can I take ibuprofen with warfarin?', /pharmacist/],
  ['me duele mucho la cabeza desde ayer por la noche', /English/],
  ['   ', /did not get any words/],
  ['x'.repeat(20_001), /too long/],
]
for (const [words, answer] of talk) {
  test(`"${words.slice(0, 40)}" is answered in kind`, () => {
    const { reply } = say(words)
    expect(reply.text).toMatch(answer)
    expect(reply.causes).toEqual([])
  })
}

test('why is answered and the same question stays', () => {
  const first = say('I have had a headache for two days')
  const why = clinic.consult(first.case, 'Why do you ask?')
  expect(why.reply.text).toContain(first.reply.question?.why)
  expect(why.reply.question?.id).toBe(first.reply.question?.id)
})

test('every closed question offers "I don\'t know" and "Why do you ask?"', () => {
  let turn = say('I have had stomach ache since yesterday')
  for (let round = 0; round < 14 && turn.reply.question; round++) {
    const labels = turn.reply.question.options.map(({ label }) => label)
    if (turn.reply.question.kind !== 'open') expect(labels).toEqual(expect.arrayContaining(["I don't know", 'Why do you ask?']))
    if (turn.reply.question.kind === 'checklist') expect(labels.length).toBeLessThanOrEqual(10)
    turn = clinic.consult(turn.case, "I don't know")
  }
  expect(turn.reply.kind).toBe('verdict')
})

test('the verdict says level, reasons, causes, steps and warnings, and recommends', () => {
  let turn = say('My nose is running, I sneeze and my throat is a bit sore since two days')
  for (let round = 0; round < 14 && turn.reply.question; round++)
    turn = clinic.consult(turn.case, turn.reply.question.kind === 'checklist' ? 'None of these' : 'No')
  const { reply } = turn
  expect(reply.kind).toBe('verdict')
  expect(reply.text.startsWith(`**${reply.triage?.title}`)).toBe(true)
  expect(reply.text).toMatch(/I say this because|sounds most like|doctor should look/)
  expect(reply.text).toMatch(/recommend/)
  expect(reply.text).toMatch(/Come back/)
  expect(reply.causes.length).toBeGreaterThan(0)
  expect(reply.causes[0]?.reasonsFor.length).toBeGreaterThan(0)
  expect(reply.recommendations.length).toBeGreaterThan(0)
})

test('an unanswered "I don\'t know" is kept as unknown and never reads as no', () => {
  let turn = say('I have had stomach ache since yesterday')
  for (let round = 0; round < 14 && turn.reply.question && turn.reply.question.kind !== 'finding'; round++)
    turn = clinic.consult(turn.case, "I don't know")
  const asked = turn.reply.question?.id ?? ''
  const after = clinic.consult(turn.case, "I don't know").case
  expect(after.observations[asked]?.polarity).toBe('unknown')
})

test('correcting a finding can lower the level that rested on it, and nothing else can', () => {
  const first = say('I have crushing chest pain going into my left arm and I am sweating')
  expect(first.reply.triage?.level).toBe('ambulance')
  const soothed = clinic.consult(first.case, 'My wife says it is nothing serious')
  expect(soothed.reply.triage?.level).toBe('ambulance')
  const corrected = clinic.correctFinding(clinic.correctFinding(first.case, 'chest-pain', 'absent').case, 'sweating', 'absent')
  expect(corrected.reply.findings).toContainEqual(expect.objectContaining({ finding: 'sweating', polarity: 'absent' }))
})

test('a case survives JSON unchanged and the same words give the same reply', () => {
  const { case: consultation } = say('I have a cough and a fever since three days')
  const copy = JSON.parse(JSON.stringify(consultation))
  expect(clinic.consult(copy, '38.5 degrees')).toEqual(clinic.consult(consultation, '38.5 degrees'))
})

test('facts of a document never overwrite what the patient said', () => {
  const { case: consultation } = say('I have no fever but a cough')
  const added = clinic.addFacts(consultation, {
    observations: [{ finding: 'fever', polarity: 'present', text: 'T 38.4', source: 'document' }],
  })
  expect(added.observations.fever?.polarity).toBe('absent')
})
