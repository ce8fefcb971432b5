import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { loadClinic } from '../testing/load-clinic.ts'

/** Everyday first messages, as people open a talk with them. */
const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  return turn
}
const present = (words: string) =>
  Object.values(talk(words).case.observations).flatMap(({ finding, polarity }) => (polarity === 'present' ? [finding] : []))

test.each([
  ['the back of my knee aches when I squat', 'knee-pain', 'back-pain'],
  ['the back of my knee aches when I squat', 'knee-pain', 'headache-thunderclap'],
  ['tingling in my foot after I sat on it', 'tingling', 'crush-injury'],
  ['my wife snores loudly and stops breathing in her sleep', 'snoring', 'breathing-slow'],
  ['my eyes are glued shut every morning', 'eye-discharge', 'eye-chemical-splash'],
  ['my nan has been asking the same question over and over for months', 'memory-loss', 'confusion-new'],
  ['my ankle gave way on the step and swelled up', 'ankle-swelling-injury', 'knee-giving-way'],
  ['my ankle gave way on the step and swelled up', 'ankle-swelling-injury', 'swelling-legs'],
  ['my toddler bit her tongue and it bled', 'tongue-bitten', 'seizure-first'],
  ['I have a freckle and it has got bigger', 'skin-mole-changed', 'seizure-first'],
  ['I got a stitch in my side jogging', 'flank-pain', 'chest-pain'],
] as const)('what is told is read, and nothing else: %s', (words, told, untold) => {
  expect(present(words)).toContain(told)
  expect(present(words)).not.toContain(untold)
})

test('who can not is not somebody who has no trouble', () => {
  const { observations } = talk("can't get it up anymore, 60").case
  expect(observations['erection-difficulty']?.polarity).toBe('present')
})

test.each(['my baby brings up milk after feeds, he is 5 weeks', 'baby 5 weeks, milk comes back up'])(
  'nobody of that age has given birth: %s',
  (words) => expect(present(words)).not.toContain('postpartum'),
)

test('a mother who lost hair since the birth is the patient', () => {
  expect(talk("my hair falls out since the baby, she's 5 months").case.person.relation).toBe('self')
  expect(talk('since the baby started nursery she is coughing all night, my daughter').case.person.relation).not.toBe('self')
})

test('a child is told of by its age and whatever it does', () => {
  expect(talk('my 7 year old wets the bed').case.person.relation).toBe('child')
})

test.each([
  ['pulled my hamstring playing rugby, heard a snap', /beyond me/],
  ['my 5 month old has spots in the nappy area', /health visitor/],
  ["woke with a stiff neck and can't look left", /Keep your neck moving/],
  ['ears feel full of water after the pool', /Better wait/],
] as const)('who opens with what ails him is given no general text: %s', (words, text) => {
  expect(talk(words).reply.text).not.toMatch(text)
})

test('sex without protection hears at once what still helps, once', () => {
  const first = talk("had unprotected sex last night and I'm scared")
  expect(first.reply.text).toMatch(/levonorgestrel/)
  expect(clinic.consult(first.case, 'I had unprotected sex').reply.text).not.toMatch(/levonorgestrel/)
})

test('a wound that goes on bleeding is pressed first, and sends to hospital if that does not stop it', () => {
  const first = talk("sliced my thumb on a tin and it won't stop bleeding")
  expect(first.reply.text).toMatch(/Press|press/)
  expect(first.reply.text).not.toMatch(/small wounds/)
  const level = clinic.consult(first.case, 'yes it still bleeds').reply.triage?.level
  expect(level !== undefined && isEmergency(level)).toBe(true)
})

test('what was asked and answered in one breath is no question', () => {
  const { reply, case: consultation } = talk('it burns when I pee', '31 f', 'could be pregnant? no, I take the pill')
  expect(reply.text).not.toMatch(/ovulation/)
  expect(consultation.observations['pregnancy-possible']?.polarity).not.toBe('present')
})

test('"and" is no day', () => {
  expect(talk('sore knee', '50 male', 'I take amlodipine and statins').case.durationDays).toBeNull()
  expect(talk('sore knee', '50 male', '3 d').case.durationDays).toBe(3)
})

test('a pain that stays in the back is not one of the leg', () => {
  const { observations } = talk("my back hurts since I lifted a box but it doesn't go down my legs").case
  expect(observations['back-pain.radiates-leg']?.polarity).toBe('absent')
})

test('a feverish child with a runny nose and a cough has a virus first, and one that barks croup', () => {
  expect(talk('my daughter is 3, fever 39, runny nose and a cough since last night').case.leaders[0]).toMatch(/viral-infection|common-cold/)
  expect(talk('my son is 2, hoarse and a barking cough since last night').case.leaders[0]).toBe('croup')
})

test('a rash after something new on the skin is told with it', () => {
  expect(present('itchy rash on my arms since I tried a different body wash')).toContain('new-product-contact')
})

test.each(["I don't sleep anymore", "can't sleep any more"])('who tells of sleep alone is not asked about suicide first: %s', (words) => {
  expect(talk(words).reply.text).not.toMatch(/ending your life|hurting yourself|Samaritans/)
  expect(talk("I don't sleep anymore and I don't want to be here").reply.text).toMatch(/Samaritans/)
})

test('a list in which a "no" may end or go on is neither believed nor denied', () => {
  const { observations } = talk('my throat is sore, no cough, fever, swollen glands').case
  expect(observations['cough']?.polarity).toBe('absent')
  expect(observations['fever']).toBeUndefined()
  const plain = talk('my throat is sore, no cough, fever or swollen glands').case.observations
  expect(plain['fever']?.polarity).toBe('absent')
})

test('spots before the eyes late in pregnancy are seen, and a pressure of weeks ago calms nobody', () => {
  const [first, then] = [
    "I'm 29, 33 weeks pregnant, headache since yesterday and my face is puffy",
    'now sparkly spots as well, but my BP was fine two weeks ago',
  ]
  const { case: consultation, reply } = talk(first ?? '', then ?? '')
  expect(consultation.observations['flashes']?.polarity).toBe('present')
  expect(consultation.observations['high-blood-pressure']?.polarity).not.toBe('absent')
  expect(reply.triage !== undefined && reply.triage !== null && isEmergency(reply.triage.level)).toBe(true)
})

test('who drinks little has no thirst, and nobody without diabetes is told to take insulin', () => {
  const { case: consultation, reply } = talk('my son is 4, hot for two days and shivering', 'he vomited once. he drinks water small small')
  expect(consultation.observations['thirst']?.polarity).not.toBe('present')
  expect(reply.text).not.toMatch(/insulin/)
})

test('late periods did not begin suddenly', () => {
  const { reply } = talk("my daughter is 15 and hasn't started her periods")
  expect(reply.text).not.toMatch(/suddenly or slowly/)
})

test.each([
  ['pain shooting from my backside into my right leg, worse sitting', 'leg-pain', 'rectal-pain'],
  ['ache down my right thigh since the match', 'leg-pain', 'abdominal-pain'],
  ['both eyes pink, itching and streaming since the grass was cut', 'eye-redness', 'urine-blood'],
  ['a gland under my jaw popped up after tonsillitis', 'lymph-nodes-neck', 'jaw-clicking'],
  ['giddy and faint when I stand up too fast', 'near-fainting', 'vertigo'],
  ['a hornet got me on the arm, swelling like a tennis ball, stings', 'insect-sting', 'testicle-pain'],
  ['woke with a cricked stiff neck and cannot turn it to the right', 'neck-pain', 'neck-stiffness'],
  ['left calf is fat and sore, cannot see my ankle for the swelling', 'calf-pain', 'burn'],
  ['my blue inhaler ran out and the wheeze is back', 'wheeze', 'cyanosis'],
  ['27 weeks and my calves cramp at night', 'muscle-cramps', 'bleeding-in-pregnancy'],
  ['nan clattered her heid aff the door', 'head-injury', 'headache'],
] as const)('the words of one finding are not those of another: %s', (words, told, untold) => {
  expect(present(words)).toContain(told)
  expect(present(words)).not.toContain(untold)
})

test.each([
  'slept with someone without a condom on Friday and forgot my pill twice',
  'my periods have got heavier since spring, a pad an hour on the worst day',
  'my nose keeps bleeding a few times a week since I went on edoxaban',
  'stiff neck on waking, hurts to look over my left shoulder, no knock',
])('nobody is sent to hospital by an everyday message: %s', (words) => {
  expect(isEmergency(talk(words).reply.triage?.level ?? 'self-care')).toBe(false)
})

test.each([
  ['my nose bleeds and will not stop, half an hour of pinching now, I take apixaban'],
  ['stiff neck, fever and the light hurts my eyes'],
  ['bleeding heavily, I am 9 weeks pregnant'],
  ['I am 8 weeks pregnant and it is pouring out, soaked three pads'],
])('the same in earnest is an emergency: %s', (words) => {
  expect(isEmergency(talk(words).reply.triage?.level ?? 'self-care')).toBe(true)
})

test.each([
  ['I have a wheeze', '50, male', 'had a huge roast and three glasses of red'],
  ['I cough at night', '20, male', 'worse since we got a rabbit'],
  ['my belly hurts after milk', '30, female', 'only with cream, yoghurt is fine'],
  ['my head aches over one eye', '30, female', 'two aspirin take the edge off'],
  ['sore throat and a tickly cough', '30, female', 'lemon and honey seem to help'],
  ['I keep having to pee at night', '66, male', 'no blood, no pain'],
])('%s, %s: who reports something asks nothing: %s', (...messages) => {
  expect(talk(...messages).reply.parts.filter(({ kind }) => kind === 'answer')).toEqual([])
})

test.each([
  ['my back hurts', 'male, 50', 'same as three years ago', 730],
  ['my ears ring', 'male, 50', 'worked in a mill for thirty years', 3650],
])('%s, %s: the time of something else is none of the illness: %s', (...told) => {
  const least = told.pop() as number
  expect(talk(...(told as string[])).case.durationDays ?? 0).toBeLessThan(least)
})

test('what was given once, years ago, is not taken now', () => {
  expect(talk('my toe is red and sore', 'I had it once in 2018 and they gave me colchicine').case.drugs).toEqual([])
})

test.each([
  ['I have a flaky scalp', 'male, 40', 'nothing else', "I don't think it's nits, we checked"],
  ['it burns when I pee', 'female, 60', 'nothing else', 'no temperature, eating fine'],
])('%s, %s, %s: a no that names one thing denies no list: %s', (...messages) => {
  const before = talk(...messages.slice(0, -1))
  const denied = (of: typeof before) => Object.values(of.case.observations).filter(({ polarity }) => polarity === 'absent').length
  expect(denied(talk(...messages)) - denied(before)).toBeLessThan(3)
})

test('tablets that the surgery doubled are no overdose', () => {
  expect(talk('dizzy when I get up', '70, female', 'they doubled my tablets in August').reply.kind).not.toBe('crisis')
})

test('a baby of whom its mother speaks does not become the patient', () => {
  const { person } = talk('I feel low and worn out since the baby', '29, female', 'he is five months old and on the bottle').case
  expect([person.relation, person.ageYears]).toEqual(['self', 29])
})

test('whether it is a named thing is answered of that thing, and not of catching it', () => {
  const { text } = talk('tired and losing hair for months', '51, female', 'could it be the menopause').reply
  expect(text).toMatch(/menopause is/i)
  expect(text).not.toMatch(/catching/)
})

test('a plain sentence without a finding is not asked to be said otherwise', () => {
  expect(talk('my big toe is red hot and agony', '56, male', 'I could not bear the blanket on the bed').reply.text).not.toMatch(
    /did not get/,
  )
})

test('sugars of eight, told by somebody with diabetes, are not called high', () => {
  expect(
    talk('my heels are cracked', '50, female, type 2 diabetic', 'my sugars run about 8').case.observations['raised-glucose'],
  ).toBeUndefined()
})

test.each([
  'a mark on my calf my husband reckons has grown and gone darker',
  'my flatmate is also itching, I scratch all night between the fingers',
  'red blotch in my eye, my friend nearly fainted when she saw it',
  'flaky itchy ears, I pick at them and my partner goes spare',
])('who is named in passing is not the patient: %s', (words) => expect(talk(words).case.person.relation).toBe('self'))

test.each([
  ['my wife has come out in hives on her back', 'wife'],
  ['my flatmate is burning up and shivering', 'flatmate'],
  ['my friend swallowed a load of tablets', 'friend'],
])('who is ill is: %s', (words, relation) => expect(talk(words).case.person.relation).toBe(relation))

test.each([
  ['my cheeks feel full of cement and the top teeth ache', 'burn'],
  ['nose pours like a hose as soon as they mow', 'nosebleed'],
] as const)('a picture of it is not the thing: %s', (words, untold) => expect(present(words)).not.toContain(untold))

test('a voice lost over calling the numbers is no voice that is heard', () => {
  expect(talk('lost my voice calling the raffle numbers on Saturday, croaky since').reply.kind).not.toBe('crisis')
})

test.each([
  ['my throat is sore', 'you never answered me about the spray', 'unresponsive'],
  ['my knees ache', 'would losing some weight help', 'weight-loss'],
] as const)('%s, %s: nothing of %s', (first, words, finding) => {
  expect(talk(first, '40, male', words).case.observations[finding]).toBeUndefined()
})

test('whoever rang nobody denies no ringing in the ears', () => {
  expect(talk('my throat is sore', '40, male', 'I have not rung or ring anyone yet').case.observations.tinnitus).toBeUndefined()
})

test('a black spot on the foot of somebody with diabetes is seen within a day', () => {
  const { level } =
    talk('I have diabetes and my feet burn at night', '60, male', 'a small black spot is there under my big toe, no pain').reply.triage ??
    {}
  expect(['within-24-hours', 'emergency-department']).toContain(level)
})

test.each(['I have stable angina and my elbow is sore', 'my gran is in hospital with a broken wrist and I have trouble sleeping'])(
  'what stands aside sends nobody to hospital: %s',
  (words) => {
    const { case: after, reply } = talk(words)
    expect(isEmergency(reply.triage?.level ?? 'self-care')).toBe(false)
    expect(after.person.relation).toBe('self')
    expect(after.observations['chest-pain']).toBeUndefined()
  },
)

test('angina that comes on now is an emergency', () => {
  expect(isEmergency(talk('I have angina and it came on at rest this morning, tight chest').reply.triage?.level ?? 'self-care')).toBe(true)
})

test('a brother who lives elsewhere is not ill', () => {
  expect(talk('my dad is confused, he is 80', 'there is only me, my brother is in Leeds').reply.text).not.toMatch(/your brother/)
})

test('"not me on the Eliquis" takes no medicine from the one who is on it', () => {
  const { observations } = talk('I look after Joan, she is 88 and on Eliquis, and her shin is cut', 'not me on the Eliquis, her').case
  expect(observations['takes-blood-thinner']?.polarity).not.toBe('absent')
})
