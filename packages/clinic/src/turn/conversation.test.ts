import { expect, test } from 'vitest'
import type { CaseProfile, Consultation } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const turnsAtMost = 20

function say(profile: CaseProfile, ...words: readonly string[]): Consultation {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB', ...profile }), first))
}

/** Every turn until the verdict; `answer` says what the patient answers, no and nothing else unless told. */
function interview(start: Consultation, answer: (id: string, text: string) => string | undefined = () => undefined): Consultation[] {
  const turns = [start]
  for (let turn = turns[0]; turn?.reply.question && turns.length < turnsAtMost; turn = turns.at(-1)) {
    const { id, kind, text } = turn.reply.question
    const usual = id === 'duration' ? 'two days' : kind === 'checklist' ? 'None of these' : kind === 'open' ? 'Nothing else' : 'No'
    turns.push(clinic.consult(turn.case, answer(id, text) ?? usual))
  }
  return turns
}
const last = (turns: readonly Consultation[]) => turns.at(-1)?.reply
const askedTexts = (turns: readonly Consultation[]) => turns.flatMap(({ reply }) => (reply.question === null ? [] : [reply.question.text]))

const openings: readonly [profile: CaseProfile, words: string][] = [
  [{ ageYears: 34, sex: 'female' }, 'I have a headache'],
  [{ ageYears: 45, sex: 'female' }, 'I have an itchy rash on my arms'],
  [{ ageYears: 40, sex: 'male' }, 'my left eye is red'],
  [{ ageYears: 22, sex: 'female' }, 'I have tummy ache on the right'],
  [{ ageYears: 70, sex: 'male' }, 'I am constipated'],
  [{ ageYears: 38, sex: 'female' }, 'I feel low and cry a lot'],
  [{}, 'My dad is 84 and has had a cough for 5 days'],
  [{}, 'my 4 month old baby has a cough and a runny nose'],
  [{}, 'my 3-year-old has a fever and a rash'],
  [{ ageYears: 26, sex: 'female' }, 'it burns when I wee'],
  [{ ageYears: 22, sex: 'male' }, 'my knee hurts and is swollen since football'],
]
for (const [profile, words] of openings) {
  test(`no question is asked twice, and at most twelve: ${words}`, () => {
    const texts = askedTexts(interview(say(profile, words)))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeLessThanOrEqual(12)
    expect(texts.filter((text) => /have you noticed|noticed about/.test(text)).length).toBeLessThanOrEqual(1)
  })
  test(`every question can be left open or asked back: ${words}`, () => {
    for (const { reply } of interview(say(profile, words)))
      if (reply.question)
        expect(reply.question.options.map(({ label }) => label)).toEqual(expect.arrayContaining(["I don't know", 'Why do you ask?']))
  })
  test(`the verdict has all its parts, the level first: ${words}`, () => {
    const verdict = last(interview(say(profile, words)))
    expect(verdict?.kind).toBe('verdict')
    expect(verdict?.text).toMatch(/^\*\*[^*]+\.\*\*\n\n[\s\S]+Fits:[\s\S]+recommend[\s\S]+(?:Get help|See a doctor) sooner[\s\S]+Come back/)
  })
}

test('a child is a girl or a boy, and all questions and advice speak of the child', () => {
  const turns = interview(say({}, 'my 3-year-old has a fever and a rash'), (id) => (id === 'person' ? 'a girl' : undefined))
  expect(turns[0]?.reply.text).toContain('Is your child a girl or a boy?')
  expect(turns[1]?.case.person.sex).toBe('female')
  expect(askedTexts(turns).join('\n')).not.toMatch(/\b(?:do|are|did) you\b/i)
  const verdict = last(turns)?.text ?? ''
  expect(verdict).toContain('What to do now for your child')
  expect(verdict).not.toMatch(/\byou (?:get|are|have|feel) (?:a stiff|short|confused|bad)/)
})

test('a relative keeps the name the family uses', () => {
  for (const text of askedTexts(interview(say({}, 'My dad is 84 and has had a cough for 5 days'))))
    expect(text).not.toMatch(/\b(?:his|her) dad\b/)
})

test('a baby gets no steam, lozenges or feelings it cannot tell', () => {
  const turns = interview(say({}, 'my 4 month old baby has a cough and a runny nose'), (id) =>
    id === 'person' ? 'boy' : id === 'duration' ? 'a few days' : undefined,
  )
  expect(turns.map(({ reply }) => reply.text).join('\n')).not.toMatch(/steam|lozenge|ibuprofen|lump in the throat|sore throat\n/i)
})

test('somebody who names no complaint is not asked for one for ever', () => {
  const turns = interview(say({}, 'My grandfather would like to talk'), () => 'nothing')
  expect(turns.length).toBeLessThan(6)
  expect(last(turns)?.text).toMatch(/call 999/)
})

test('no ibuprofen is recommended in pregnancy', () => {
  const verdict = last(
    interview(say({ ageYears: 30, sex: 'female' }, 'I am 20 weeks pregnant and my lower back hurts since I lifted a box')),
  )
  const recommended = verdict?.parts.filter(({ kind, title }) => kind === 'action' && title === undefined).map(({ text }) => text)
  expect(recommended?.join()).not.toMatch(/\bibuprofen|anti-inflammatory/i)
  expect(verdict?.text).toContain('Avoid ibuprofen in pregnancy')
})

test('the last question asks for illnesses, medicines and allergies', () => {
  expect(askedTexts(interview(say({ ageYears: 34, sex: 'female' }, 'I have a headache'))).at(-1)).toMatch(
    /long-term illness.*medicine.*allergy/,
  )
})

test('a woman of fertile age with belly pain is asked about pregnancy, others are not', () => {
  const isAsked = (profile: CaseProfile) =>
    interview(say(profile, 'I have belly pain')).some(({ reply }) => reply.question?.id === 'pregnant')
  expect(isAsked({ ageYears: 22, sex: 'female' })).toBe(true)
  expect(isAsked({ ageYears: 70, sex: 'female' })).toBe(false)
  expect(isAsked({ ageYears: 22, sex: 'male' })).toBe(false)
})

test('what was told is not asked again in other words', () => {
  const texts = askedTexts(interview(say({ ageYears: 40, sex: 'male' }, 'my left eye is red'))).join('\n')
  expect(texts).not.toMatch(/on one side only|on both sides/)
  expect(askedTexts(interview(say({ ageYears: 45, sex: 'female' }, 'I have an itchy rash on my arms'))).join('\n')).not.toMatch(
    /does it itch/,
  )
})

test('thanks, small talk and a question back leave the open question open', () => {
  const asked = say({ ageYears: 40, sex: 'male' }, 'I have a headache')
  for (const words of ['thanks', 'how are you?', 'is that dangerous?', 'je ne comprends pas la question, parlez vous francais']) {
    const { reply } = clinic.consult(asked.case, words)
    expect(reply.text).toContain(asked.reply.question?.text)
    expect(reply.question?.id).toBe(asked.reply.question?.id)
  }
})

test('a grave complaint told in the middle is asked about and never sent home', () => {
  const before = say({ ageYears: 30, sex: 'female' }, 'runny nose and sneezing for 2 days', 'nothing else')
  const told = clinic.consult(before.case, 'now I also have chest pain and I am short of breath')
  expect(told.case.complaints).toEqual(expect.arrayContaining(['chest-pain', 'breathless']))
  expect(told.reply.triage?.level).toBe('within-24-hours')
  expect(last(interview(told))?.triage?.level).not.toMatch(/self-care|appointment/)
})

test('"I have high blood pressure" asks what is new and for the numbers; high numbers with a headache are an emergency', () => {
  const known = say({ ageYears: 61, sex: 'male' }, 'I have high blood pressure')
  expect(known.reply.text).toMatch(/anything new or worse.*two numbers/)
  expect(clinic.consult(known.case, 'it was 195 over 120 and I have a bad headache').reply.triage?.level).toBe('emergency-department')
  expect(interview(known).length).toBeLessThan(9)
})

test('after a crisis the doctor stays with the person, then hears the next complaint', () => {
  const crisis = say({ ageYears: 30, sex: 'male' }, 'I want to kill myself')
  const next = clinic.consult(crisis.case, 'no I am ok now')
  expect(next.reply.kind).toBe('crisis')
  expect(next.reply.text).toMatch(/Samaritans/)
  const headache = clinic.consult(next.case, 'my head hurts')
  expect(headache.case.complaints).toEqual(['headache'])
  expect(headache.reply.triage?.level).toBe('emergency-department')
})

const crises: readonly [words: string, kind: string][] = [
  ['my boyfriend keeps hitting me', 'abuse'],
  ['he put his hands round my throat', 'abuse'],
  ['my stepdad touches me at night', 'abuse'],
  ['my partner threatened me with a knife', 'abuse'],
  ['my wife took a load of her antidepressants', 'overdose'],
  ['my daughter took all of grans heart tablets', 'overdose'],
  ['toddler got into grandmas blood pressure pills', 'poisoning'],
  ['ive written a goodbye note', 'self-harm'],
  ['planning to jump tonight', 'self-harm'],
  ['I have a rope and I am going to use it', 'self-harm'],
]
for (const [words, kind] of crises) test(`crisis: ${words}`, () => expect(say({}, words).reply.crisis?.kind).toBe(kind))
for (const words of [
  'this headache is killing me',
  'I could kill for a coffee',
  'I am dying to know what this rash is',
  'my feet are killing me after the run',
])
  test(`no crisis: ${words}`, () => expect(say({}, words).reply.kind).not.toBe('crisis'))

test('a doubtful word is asked about in its own kind, and about the one who is meant', () => {
  expect(say({}, 'I took too much paracetamol over the weekend').reply.question?.text).toMatch(/more of a medicine/)
  expect(say({}, 'my son says nobody would miss him').reply.question?.text).toMatch(/your son/)
})

test('the one who does harm is not the patient', () => expect(say({}, 'my husband hits me').case.person.relation).toBe('self'))

test("a relative's soothing word about the worried speaker is no finding of the patient", () => {
  const turn = say({}, 'My husband is 61 and has chest pain', 'he says I worry too much')
  expect(turn.case.observations['worry-excessive']).toBeUndefined()
})

test('an illness in general is explained, a medicine in passing is checked, and what is only asked for is not on the list', () => {
  expect(say({}, 'what is migraine?').reply.text).toMatch(/Migraine.*headache/s)
  const asked = say({}, 'can I take ibuprofen with warfarin?')
  expect(asked.case.drugs.join()).not.toMatch(/ibuprofen/i)
  expect(clinic.consult(asked.case, 'and paracetamol?').reply.text).toMatch(/Paracetamol and warfarin/)
})

test('an age beside a man or a woman is read; a remedy that does not make drowsy denies no drowsiness', () => {
  for (const [words, years] of [
    ['heel pain, 45 bloke', 45],
    ['63 woman diabetic, my knee hurts', 63],
    ['hi im 34 woman with a cough', 34],
  ] as const)
    expect(clinic.consult(clinic.newCase({}), words).case.person.ageYears, words).toBe(years)
  const { observations } = clinic.consult(clinic.newCase({ ageYears: 25, sex: 'male' }), 'hay fever, is there something non drowsy').case
  expect(observations.drowsy).toBeUndefined()
})

test('a reason that is only a wider word for another is left out', () => {
  const { case: told } = clinic.consult(clinic.newCase({ ageYears: 45, sex: 'male' }), 'heel hurts first steps in the morning for 2 months')
  const { causes } = clinic.consult(told, 'sum up now').reply
  const plantar = causes?.find(({ id }) => id === 'plantar-fasciitis')
  expect(plantar?.reasonsFor).toContain('heel pain worst with the first steps')
  expect(plantar?.reasonsFor).not.toContain('pain in the foot')
})
