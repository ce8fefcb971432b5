import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}

test.each([
  ['my brother: tight chest when I run', "I'm 61, a woman"],
  ['my niece has a rash', "I'm 45, a man"],
])('who answers for himself is the patient: %s - %s', (first, answer) => {
  const { person } = talk(first, answer).case
  expect(person.relation).toBe('self')
  expect(person.ageYears).not.toBeNull()
})

test('a carer who tells her own age stays the carer', () => {
  const { person } = talk('My mum has had a cough for days, she is hot', "I'm 40").case
  expect(person).toMatchObject({ relation: 'mum', ageYears: null })
})

test.each([
  ["I'm a widow and my hips ache", 'female'],
  ["I'm a widower, always tired", 'male'],
  ['as a woman of a certain age I get hot flushes', 'female'],
  ['I get up at night with my prostate', 'male'],
  ['cramps before my periods', 'female'],
  ['sore shoulder for a month, woman, 52', 'female'],
  ['bloke, 45, sore shoulder', 'male'],
])('%s: the sex is plain', (words, sex) => {
  expect(talk(words).case.person.sex).toBe(sex)
})

test.each(['my wife made me write this, I cough at night', 'the wife says I snore'])('%s: the sex is not plain', (words) => {
  expect(talk(words).case.person.sex).toBeNull()
})

test.each(["Pregnant?? I'm 67", "pregnant?! honey I'm 70", "I'm 63. Pregnant??", 'Pregnant? no'])(
  '%s: not pregnant, and no number of the laboratory',
  (words) => {
    const { case: after } = talk('my TSH is 6.8 and I am tired', 'female', words)
    expect(after.person.pregnant).not.toBe(true)
    expect(after.observations.pregnant?.polarity).not.toBe('present')
    if (/\d/.test(words)) expect(after.person.ageYears).toBeGreaterThan(60)
  },
)

test.each(['goes off in ten minutes', 'it lasts 20 minutes each time', 'sugar 48'])('%s: no age', (words) => {
  expect(talk('my knee is stiff', words).case.person.ageYears).toBeNull()
})

test.each(['You are muddled, dear', 'are you confused?', "you're very forgetful today", 'you sound drunk', 'u r mixed up and confused'])(
  '%s: said of the doctor',
  (words) => {
    const { case: after } = talk('I cannot sleep since my husband died', words)
    expect(Object.values(after.observations).filter(({ turn }) => turn === after.turns)).toEqual([])
    expect(after.held).toEqual([])
  },
)

test('who is told to have meant the doctor is believed at once', () => {
  const { case: after, reply } = talk(
    'I cannot sleep since my husband died',
    'i am so confused today',
    'i am not confused, i said you were muddled',
  )
  expect(after.observations['confusion-new']?.polarity).not.toBe('present')
  expect(reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
})

test.each([
  ['I have a rash', 'A wart!! It is a burn'],
  ['my foot hurts', 'Gout?! It is a bruise'],
])('%s - %s: a name thrown back is none', (first, words) => {
  const { case: after } = talk(first, words)
  expect(Object.keys(after.observations).filter((id) => /wart|gout/.test(id) && after.observations[id]?.polarity === 'present')).toEqual([])
})

test.each(['We live in Ghana, fever for three days', 'I am from Mumbai, fever and headache', 'she lives in Kerala and has a fever'])(
  '%s: no travel',
  (words) => {
    expect(talk(words).case.observations['recent-travel-tropics']?.polarity).not.toBe('present')
  },
)

test('who lives elsewhere and came back has travelled', () => {
  expect(talk('I live in London, came back from Mumbai with a fever').case.observations['recent-travel-tropics']?.polarity).toBe('present')
})

test.each(["I'm allergic to nuts", 'I have asthma', 'I take warfarin', "I'm on metformin"])(
  'what the carer has is not the patient’s: %s',
  (words) => {
    const { case: after } = talk('my grandson, 5, has a rash', words)
    expect(Object.values(after.observations).filter(({ turn, polarity }) => turn === after.turns && polarity === 'present')).toEqual([])
  },
)

test('what the patient has is the patient’s', () => {
  expect(talk('my head hurts', 'I have asthma').case.observations['history-asthma']?.polarity).toBe('present')
  expect(talk('my grandson, 5, has a rash', 'he has asthma').case.observations['history-asthma']?.polarity).toBe('present')
})

test.each(["Pregnant?! I've got the coil", 'pregnant??', "A baby?! I'm on the pill. Pregnant??"])(
  '%s: thrown back, and not told',
  (words) => {
    const { case: after } = talk('my head hurts', "I'm 34, female", words)
    expect(after.person.pregnant).not.toBe(true)
    expect(after.observations.pregnant?.polarity).not.toBe('present')
  },
)

test('a pregnancy that is affirmed behind the surprise stands', () => {
  expect(talk('my head hurts', "I'm 34, female", 'Pregnant?? yes, ten weeks').case.person.pregnant).toBe(true)
})

test('twins that are denied leave the pregnancy', () => {
  const { case: after } = talk('my partner is 30 weeks gone, sore back', "she isn't pregnant with twins")
  expect(after.person).toMatchObject({ pregnant: true, pregnancyWeeks: 30 })
})

test('one leg or both', () => {
  const isPresent = (words: string, finding: string) => talk(words).case.observations[finding]?.polarity === 'present'
  expect(isPresent('her ankles are swollen', 'swelling-one-leg')).toBe(false)
  expect(isPresent('my left leg is swollen', 'swelling-one-leg')).toBe(true)
  expect(isPresent('my knee gave way on the stairs', 'weakness-both-legs')).toBe(false)
  expect(isPresent('both my legs gave way', 'weakness-both-legs')).toBe(true)
})

test.each([
  ['my mam has a cough', 'mum'],
  ['my nana is dizzy', 'gran'],
  ['my da has a sore knee', 'dad'],
])('%s: %s', (words, relation) => {
  expect(talk(words).case.person.relation).toBe(relation)
})

test('who keeps saying it is not ill, who keeps vomiting is', () => {
  expect(talk('my wife keeps saying I snore and gasp at night').case.person.relation).toBe('self')
  expect(talk('my wife keeps vomiting').case.person.relation).toBe('wife')
})

test('a little bloke is a boy of his own age', () => {
  expect(talk("my little bloke's 3 and keeps pulling his ear").case.person).toMatchObject({ relation: 'boy', ageYears: 3 })
})

test('a mother in law has her own age', () => {
  expect(talk('mother in law 70, runny tummy since yesterday').case.person.ageYears).toBe(70)
})

test('what belongs to a pregnancy is not of a woman of 82', () => {
  expect(talk('my neighbour Mrs Ellis, 82, her leg is leaking water').case.observations['waters-broken']).toBeUndefined()
})

test('tablets that are the carer’s are not the patient’s', () => {
  const { case: after } = talk('my neighbour, 82, has a swollen leg', "they're not her tablets, those are mine, the warfarin")
  expect(after.drugs).toEqual([])
  expect(after.observations['takes-blood-thinner']?.polarity).not.toBe('present')
})

test('once the sex is told, what cannot be of it falls', () => {
  const { case: after } = talk('blood when I wipe, bright red', '44 m')
  expect(after.complaints).not.toContain('vaginal-bleeding-abnormal')
  expect(after.observations['vaginal-bleeding-abnormal']).toBeUndefined()
})
