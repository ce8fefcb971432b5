import { expect, test } from 'vitest'
import { last, levelAfter, talk } from './testing/talk.ts'

const isRead = (words: string, finding: string) => talk({}, words)[0]?.case.observations[finding]?.polarity

test('a child that breathes and cries again is glad news, and no graver than before', () => {
  const turn = last('my baby is choking', 'yes she is breathing and crying now')
  expect(turn.reply.triage?.level).toBe('emergency-department')
  expect(turn.reply.text).toMatch(/glad|good to hear/)
  expect(turn.reply.text).not.toMatch(/Of course you are frightened|First aid|stroke/)
})

test('a throat that is not free yet stays an ambulance', () => {
  for (const words of ['still not breathing', 'she cant cry', 'its still stuck, she is hardly breathing'])
    expect(last('my baby is choking', words).reply.triage?.level).toBe('ambulance')
})

test('a child named by nothing but its age is the one the card speaks of', () => {
  const turn = last('My 2 year old choked on a slice of pear and was coughing')
  expect(turn.reply.text).toMatch(/Let your child cough/)
})

test.each([
  ['I am 51 by the way, a woman, and my throat hurts', 51, 'female'],
  ['26, red blood on the paper, sore when I go', 26, null],
  ['pulled my back lifting a box, 47', 47, null],
])('who one is stands beside the complaint: %s', (words, years, sex) => {
  const { person } = last(words).case
  expect(person.ageYears).toBe(years)
  if (sex !== null) expect(person.sex).toBe(sex)
})

test.each(['BP 140/90, pulse is fast, 98', 'temperature, 39'])('a number beside a measure is no age: %s', (words) =>
  expect(last(words).case.person.ageYears).toBeNull(),
)

test.each([
  ["haven't been near anybody sick", 'vomiting'],
  ['people at the office are coughing and I have a headache', 'cough'],
  ['24, bright blood when I wipe, piles?', 'bleeding-in-pregnancy'],
  ['he takes little sips', 'breathless'],
  ['it has been 38 degrees outside all week', 'fever'],
  ['I just do not want to wake up', 'unresponsive'],
])('what the words do not tell of the patient is not put down: %s', (words, finding) => expect(isRead(words, finding)).not.toBe('present'))

test.each([
  ['numb when wiping for two days and the pee will not start', 'emergency-department'],
  ['my left calf is swollen and now I am short of breath', 'ambulance'],
  ['coughing blood, short of breath, sharp pain when I breathe in', 'ambulance'],
  ['the boiler flame is orange and we all have headaches', 'ambulance'],
  ['I wear contact lenses, the eye throbs and hurts and light hurts', 'within-24-hours'],
  ['dad collapsed and is not answering', 'ambulance'],
])('the danger in plain words is heard at once: %s', (words, level) => expect(levelAfter(words)).toBe(level))

test('indigestion that comes with the hill and goes with a rest is a pain of the chest', () =>
  expect(isRead('some indigestion when I walk uphill, it goes when I stop', 'chest-pain')).toBe('present'))

test('too many tablets within a day against a pain needs a blood test in hospital, no ambulance', () => {
  const turn = last('I took 14 paracetamol over one day for my backache')
  expect(turn.reply.triage?.level).toBe('emergency-department')
  expect(turn.reply.text).toMatch(/Say there what you took/)
  expect(levelAfter('I took 14 paracetamol, I want to die')).toBe('ambulance')
})

test.each([
  ['my temperature is 39 and I have a rash', 'sorry wrong chat, that is what I typed for my brother in March. I have hay fever', 'fever'],
  ['there is blood in the wee', 'oh sorry that was my wife’s, she is 33', null],
])('what was written for somebody else is taken back: %s', (first, second, gone) => {
  const [, turn] = talk({}, first, second)
  if (gone !== null) expect(turn?.case.observations[gone]?.polarity).not.toBe('present')
  else expect(turn?.case.person.relation).toBe('wife')
})

test('"ten weeks, not months" makes the fever one of a young baby', () =>
  expect(levelAfter('my baby is 10 months and has a fever of 38.4', 'sorry TEN WEEKS not months')).toMatch(/emergency|ambulance/))

test.each([
  ['cannot do this anymore. the pills are in my hand', 'ambulance'],
  ['my brother sent a text saying sorry for everything and goodbye, now his phone is off', 'ambulance'],
])('means within reach and a farewell of somebody who cannot be reached need help at once: %s', (words, level) =>
  expect(levelAfter(words)).toBe(level),
)

test.each([
  'the tablets are in my hand, which one do I take before food?',
  'the knife is on the table, I was chopping onions and cut my thumb',
])('things within reach are no danger by themselves: %s', (words) => expect(talk({}, words)[0]?.reply.kind).not.toBe('crisis'))

test('some tablets taken after all turn the talk into an overdose', () =>
  expect(
    levelAfter('I feel so low, I wish I could disappear', 'yes I have thought about it', 'I did take some of mums tablets before, I lied'),
  ).toBe('ambulance'))

test('a mind that loses its footing after a birth is seen today in hospital, however calm it looks', () => {
  const turns = talk(
    {},
    'my wife had a baby 8 days ago, has not slept for days, writes all over the walls and says somebody swapped the baby',
    'her mother says it is only baby blues',
    'can I leave the baby with her for an hour to go shopping',
  )
  for (const { reply } of turns) expect(reply.triage?.level).toMatch(/emergency-department|ambulance/)
  expect(turns[1]?.reply.text).toMatch(/Baby blues are tears/)
  expect(turns[2]?.reply.text).toMatch(/^No, please not|No, please not/)
})

test('a talk about somebody else answers what is asked in it', () => {
  const turns = talk(
    {},
    'my son of 17 failed his exam and I found a note that says sorry mum, he does not come out of his room',
    'if I ask him will that not put the idea in his head?',
    'I asked. he is crying and says he had thought of the roof',
  )
  expect(turns[1]?.reply.text).toMatch(/does not put the idea there/)
  expect(turns[2]?.reply.triage?.level).toBe('emergency-department')
})

test('the wound of one who hurt himself is not talked away', () => {
  const turns = talk(
    {},
    'it went too deep this time, you can see yellow stuff inside, I wrapped a towel round',
    'its soaking through the towel and my fingers are numb',
  )
  expect(turns[0]?.reply.triage?.level).toBe('emergency-department')
  expect(turns[1]?.reply.triage?.level).toMatch(/emergency-department|ambulance/)
})

test('a battery that was found again ends the alarm', () =>
  expect(
    levelAfter('my toddler swallowed a button battery I think', 'found it under the bed, all are there, he never had it in his mouth'),
  ).not.toMatch(/emergency|ambulance/))

test('whose husband died is not told to bring him', () =>
  expect(last('my husband passed in June, sometimes I hear him in the kitchen. am I going doolally').case.person.relation).toBe('self'))

test('the medicine in the house needs no time any more where it gets worse', () => {
  const fever = 'dad is 80 with a water infection, now shivering and confused and his hands are cold'
  expect(last(fever, 'he has antibiotics already so surely give them time to work').reply.text).toMatch(/not enough/)
})

test('no remedy of the house into a mouth that may choke', () => {
  const poison = 'my brother drank insecticide 10 minutes ago and he is sweating'
  const turn = last(poison, 'people say give him palm oil to make him vomit')
  expect(turn.reply.text).not.toMatch(/So, vomiting/)
})

test('the count of the age with another unit puts it right', () =>
  expect(levelAfter('my son is 6 weeks, temp 38.7, bit snotty', 'YEARS. 6 years. bloody phone')).not.toMatch(/emergency|ambulance/))

test('"yes" to a list of danger signs is what its own words say: spots that fade under a glass are none that stay', () => {
  const [, turn] = talk({}, 'my little boy has a fever and a rash all over, he is 3', 'yes it fades when I press a glass on it. temp 38.6')
  expect(turn?.case.observations['skin-purple-spots']?.polarity).not.toBe('present')
  expect(turn?.reply.triage?.level).not.toBe('ambulance')
})

test('"I am 52 a woman" needs no question about age', () =>
  expect(last('loose stools and cramps since Monday, I am 52 a woman').case.person).toMatchObject({ ageYears: 52, sex: 'female' }))

test('a stroke next door is nobody’s here', () =>
  expect(
    isRead('Michael next door had a stroke, face hanging and he could not talk. My pressure was 134 over 82', 'weakness-face'),
  ).not.toBe('present'))

test('a patient who is only supposed has nothing', () =>
  expect(
    isRead('Suppose one patient comes with crushing chest pain and sweating, what is the first dose of aspirin?', 'chest-pain'),
  ).not.toBe('present'))

test('"I am woman 52" is a woman of 52', () => {
  const { person } = last('It burns when I pee since two days. I am woman 52').case
  expect(person.sex).toBe('female')
})

test('a calf that was "done" at football hurts', () => expect(isRead('did me calf at footy 5 days ago', 'calf-pain')).toBe('present'))

test('a number that was misread takes its level with it', () =>
  expect(levelAfter('my sugar is 28, what do I do', 'no wait, it is 8.2 not 28, I had it upside down')).not.toMatch(/emergency|ambulance/))

test('a child who passes no water with vomiting is dry, and no bladder is full', () => {
  const { reply } = last('my 4 year old vomits and has runs since yesterday, no wee for 12 hours, dry lips, sunken eyes')
  expect(reply.text).toMatch(/First aid/)
  expect(reply.text).not.toMatch(/bladder/)
})

test.each([
  [
    'three tablets become thirty',
    ['tooth is killing me so ive been having paracetamol, 3 of them since yesterday', 'that should say 30, the 0 on my phone sticks'],
    /ambulance|emergency-department/,
  ],
  [
    'weeks become hours',
    ['my right arm is weak for the last 3 weeks, I am 63', 'written wrong, not 3 weeks, 3 hours, and words come slowly'],
    /ambulance/,
  ],
  ['a cat becomes a bat', ['a cat scratched my arm near Cairns', 'autocorrect, BAT not cat'], /within-24-hours|emergency-department/],
  [
    'a sugar of 28 becomes one of 8.2',
    ["I'm 50, my sugar is 28 today and I am thirsty", '8.2 not 28 sorry'],
    /none|appointment|within-24-hours/,
  ],
  [
    'a pressure was of somebody else',
    ['my blood pressure is 214 over 122, I am 52', 'wait, that 214 was saved from my mother in law. Mine now is 134 over 82.'],
    /none|appointment/,
  ],
  ['a stain wipes off', ['my boys lips have gone blue, hes 4', 'it wipes off on a tissue, he had a blue slush'], /none|self-care/],
  [
    'nobody is hurt',
    [
      'bleeding from everywhere at the back on saturday, total collapse, now my thighs are stiff',
      'ha no the defence was bleeding goals. Nobody hurt',
    ],
    /none/,
  ],
] as const)('what is put right is heard in the whole story anew: %s', (_, words, level) => expect(levelAfter(...words)).toMatch(level))

test('what is put right is said back, and an age or a week goes its own way', () => {
  expect(last('my arm has been weak for 3 weeks', 'not 3 weeks, 3 hours').reply.text).toMatch(/3 hours, not 3 weeks/)
  expect(last("I'm 13 weeks pregnant with a headache", 'typed that backwards, 31 weeks not 13').case.person.pregnancyWeeks).toBe(31)
})

test('a sentence that is told of another year tells nothing of today', () => {
  const turn = last('My mother collapsed in the kitchen with crushing pain and blue lips. That was 1998. I am 51.')
  expect(turn.reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
})

test('the wish to die is denied, and the cutting is not', () => {
  const turns = talk(
    {},
    "I've started cutting again on my thighs",
    "no I don't want to die, its not that",
    'last night one went deep and I can see yellow stuff, its still open',
  )
  expect(turns[1]?.case.observations['self-harm']?.polarity).toBe('present')
  expect(turns[1]?.reply.triage?.level).toBe('within-24-hours')
  expect(turns[2]?.reply.triage?.level).toBe('emergency-department')
})

test.each([
  ['at the place', ['i was gonna jump off the car park tonight, im outside it now'], 'ambulance'],
  [
    'a voice that orders',
    ['my brother has not slept, says they put a chip in his teeth and the tv is telling him to cut it out'],
    'emergency-department',
  ],
  [
    'after a birth',
    [
      'baby is nine days old and I am crying and hardly sleeping',
      "there are messages in the monitor and they say she isn't mine and I should put it right",
    ],
    'emergency-department',
  ],
] as const)('a crisis that cannot wait calls for help at once: %s', (_, words, level) => expect(levelAfter(...words)).toBe(level))

test.each([
  'I took an overdose when I was 16, I am 38 now and fine, does it show on my records',
  'sometime during my teens I overdosed on Benadryl, years ago',
])('an overdose of long ago is none of today: %s', (words) => expect(levelAfter(words)).not.toBe('ambulance'))

test("a daughter who is asked about is not the patient: nobody's pregnancy, nobody's bleeding", () => {
  const { observations } = last(
    'I have shingles on my ribs, 57',
    "Can my daughter catch it off me? She's 12 weeks pregnant and coming tomorrow.",
  ).case
  expect(observations.pregnant?.polarity).not.toBe('present')
  expect(observations['bleeding-in-pregnancy']?.polarity).not.toBe('present')
})

test.each([
  ['Bad headache since yesterday and I feel sick', 'within-24-hours'],
  ['chest pain since yesterday and I feel sick', 'emergency-department'],
])('a few plain words are asked about, unless they are grave: %s', (words, level) => expect(levelAfter(words)).toBe(level))
