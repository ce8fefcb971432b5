import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

/** What the last message leaves in the case, by finding. */
const heard = (...words: readonly string[]) => {
  const { case: now } = last(...words)
  return Object.fromEntries(Object.values(now.observations).map(({ finding, polarity }) => [finding, polarity]))
}

test.each([
  ['the new hay fever tablet knocks me out at my desk, 30 male', 'loss-of-consciousness'],
  ['I drink whisky to knock myself out at night', 'loss-of-consciousness'],
  ['my left hip has been giving me real gyp walking up the hill, 59 male', 'weakness-both-legs'],
  ['both knees ache going down the steps', 'weakness-both-legs'],
  ['my nose is streaming all day and I sneeze', 'nosebleed'],
  ['a burning rash with blisters across my back', 'burn'],
  ['little blisters came up on my ribs and the skin burns', 'burn-large'],
  ['my daughter is 4 and has a tummy bug, she has only weed once since breakfast', 'cannabis-use'],
  ['our baby is 9 weeks, he was born at 35 weeks and he has a cough', 'pregnancy-second-half'],
])('an everyday saying is no finding: %s', (words, finding) => expect(heard(words)[finding]).not.toBe('present'))

test.each([
  ['he hit me and knocked me out', 'loss-of-consciousness'],
  ['my knees gave way on the stairs, both legs are weak', 'weakness-both-legs'],
  ['my nose is streaming blood', 'nosebleed'],
  ['I burnt my arm on the oven and it has blisters', 'burn'],
  ['I have a blister from a burn on my hand', 'burn'],
  ['I smoke weed twice a day', 'cannabis-use'],
  ['I am 35 weeks pregnant and my head hurts', 'pregnancy-second-half'],
  ['she has not weed since last night, 2 years old', 'urine-none'],
])('what is meant as it is said stays heard: %s', (words, finding) => expect(heard(words)[finding]).toBe('present'))

test.each([
  ['I have a cold, 30 female', "it isn't a nosebleed, it drips as in runny nose", 'nose-runny'],
  ['I have had a cough for weeks, 61 male', 'I have no chest infection, it started with the new pressure tablets', 'cough'],
  ['my gout is back, my big toe is sore, 70 male', 'I do not take allopurinol', 'history-gout'],
  ['I cannot sleep and I take zopiclone, 50 male', 'you never answered about the zopiclone', 'takes-benzodiazepine'],
  ['my toe is sore, I take warfarin, 66 male', "I'm not holding on anything, nothing is bleeding", 'takes-blood-thinner'],
])('what denies one thing takes nothing else out: %s / %s', (first, then, stays) => expect(heard(first, then)[stays]).toBe('present'))

test("the age of a child named in passing is not the patient's", () => {
  expect(last('my throat is sore, 33 female', 'it hurts to swallow. my girl is 6').case.person.ageYears).toBe(33)
  expect(last('my girl is 6 and has a sore throat').case.person.ageYears).toBe(6)
})

test.each([
  ['the room spins, I was sick this morning, 70 female', "it's been a few days now, it lasts seconds", 3],
  ['I was sick this morning, 40 male', "it's been a week since I ate out", 0.3],
])('how long the whole has lasted outranks the time of the last bout: %s / %s', (first, then, days) =>
  expect(last(first, then).case.durationDays).toBe(days),
)

test.each([
  ["I am so tired. it's been like months", 122],
  ['my back hurts, been going on for like weeks', 22],
])('a time in loose words is read: %s', (words, days) => expect(last(words).case.durationDays).toBe(days))

test('a known time is said once', () => {
  const { reply } = last('a cough since 2 months')
  expect(reply.text).not.toMatch(/months or years/)
})

test('a count of tablets is no blood sugar', () =>
  expect(last('my boy of 3 swallowed diabetes tablets', 'his grandad has diabetes, perhaps 8 gone, is that bad?').reply.text).not.toMatch(
    /mmol/,
  ))

test.each([
  ['since breakfast I can no longer keep water down', 'vomiting-persistent', 'present'],
  ['he is no longer able to keep water down, my son of 9', 'vomiting-persistent', 'present'],
  ['no pain except when I wee', 'urination-painful', 'present'],
  ['our lad is 5 with a sore ear, he is a bit off his grub but drinking well', 'appetite-loss', 'present'],
  ['my daughter is 2 and has a cold, no wet nappy is missing', 'wet-nappies-fewer', 'absent'],
  ['a cough for a fortnight, no allergies', 'history-hay-fever', undefined],
])('what is said by halves is heard as it is meant: %s', (words, finding, polarity) => expect(heard(words)[finding]).toBe(polarity))

test.each([
  ['my elbow aches for a month', 'you put severe again, I never said so', 'elbow-pain.severe'],
  ['my knee is sore going down stairs', 'you wrote down fever, why', 'fever'],
  ['I have a cough', 'you noted a fever again', 'fever'],
])('what the doctor is said to have put down is not told by who says so: %s, %s', (told, thrownBack, finding) =>
  expect(heard(told, thrownBack)[finding]).not.toBe('present'),
)

test.each([
  ['I have a cough that will not go away, it is driving my husband up the wall.', /drive|wheel|brake/i],
  ['my ears have rung for a year, 60 male, it sends my wife potty', /drive|wheel|brake/i],
  ['the snoring of my husband drives me round the twist, he is 55', /drive|wheel|brake/i],
])('a figure of speech asks nothing: %s', (words, topic) => expect(last(words).reply.text).not.toMatch(topic))

test('what gets on the nerves makes nobody anxious', () => {
  expect(heard('hay fever, 22 female', 'the sneezing gets on my nerves').anxiety).not.toBe('present')
  expect(heard('hay fever, 22 female', 'I feel anxious all the time').anxiety).toBe('present')
})

test('real driving stays driving', () => {
  expect(last('my hip hurts since Monday, 60 male', 'no', 'no', 'sum up now', 'can I drive up to my sister').reply.text).toMatch(
    /drive|brake/i,
  )
})

test('whom one lets sleep can be woken', () =>
  expect(heard('I have a sore toe. wife is asleep, I aint waking her for this')['drowsy-hard-to-wake']).toBeUndefined())

test('a garage that is cleared has no mice in it', () =>
  expect(heard('cleaned out the garage and my back hurts')['rodent-contact']).toBeUndefined())
