import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce(
    (turn, next) => clinic.consult(turn.case, next),
    clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40 }), first),
  )
}
const isPresent = (turn: ReturnType<typeof talk>, finding: string) => turn.case.observations[finding]?.polarity === 'present'

test.each([
  ['my knee is swollen, hot and red', 'i never said hot or red. its not hot its not red', 'joint-red-hot', 'joint-swelling'],
  ['my ankle is swollen and hot and red', "i didn't say hot or red", 'joint-red-hot', 'swelling-legs'],
  ['I fainted and my head hurts', "please take out 'fainted'", 'faint-or-collapse', 'headache'],
  ['a fever and a cough', 'remove the fever from the list please', 'fever', 'cough'],
  ['wheezing and a headache', 'can you cross out "wheezing"', 'wheeze', 'headache'],
  ['fever and headache, came back from Kenya', 'no bleeding, no travel. please correct', 'recent-travel-tropics', 'fever'],
  ['blood in my urine and a sore back', "that wasn't my urine, it was my husband's", 'urine-blood', 'back-pain'],
  ['itchy bottom and worms in the stool', 'it wasnt my stool it was my daughters', 'stool-worms', 'anal-itch'],
  ['a cough and a fever', "the fever wasn't mine, it was my son's", 'fever', 'cough'],
])('%s - %s: %s is gone, %s stays', (first, correction, gone, stays) => {
  const before = talk(first)
  expect(isPresent(before, gone)).toBe(true)
  const after = clinic.consult(before.case, correction)
  expect(isPresent(after, gone)).toBe(false)
  expect(isPresent(after, stays)).toBe(true)
  expect(after.case.person.relation).toBe('self')
  expect(after.case.held.flatMap(({ findings }) => findings)).not.toContain(gone)
  expect(after.reply.text).toMatch(/taken this out|corrected/)
})

test('what is only taken out makes nothing graver', () => {
  const order = ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']
  const rank = (turn: ReturnType<typeof talk>) => order.indexOf(turn.reply.triage?.level ?? 'self-care')
  const before = talk('I fainted and I have a bad headache')
  expect(rank(clinic.consult(before.case, "please take out 'fainted'"))).toBeLessThanOrEqual(rank(before))
})

test('one patch, not spots', () => {
  const after = talk('dark purple spots on my heel', "it's one patch, not spots")
  expect(isPresent(after, 'skin-purple-spots')).toBe(false)
  expect(isPresent(after, 'skin-dark-patch')).toBe(true)
})

test('what stands in the body is taken out by hands', () => {
  const after = talk('tick bite on my leg', 'can you take the tick out')
  expect(isPresent(after, 'tick-bite')).toBe(true)
})

test('said instead', () => {
  const after = talk('I fainted at work', 'i never said fainted, i said dizzy')
  expect(after.case.complaints).toEqual(['dizziness'])
})

test.each([
  ['my heart is racing', 'no skipped beats just fast when I lie down', 'palpitations'],
  ['my heart keeps pounding at night', 'no missed beats, only quick', 'palpitations'],
  ['everything spins when I turn over', 'no vertigo as such, more wobbly', 'dizziness'],
])('%s - %s: the complaint stands', (first, words, complaint) => {
  expect(isPresent(talk(first, words), complaint)).toBe(true)
})

test.each([
  ['I take sertraline and feel shaky', 'I asked about sertraline', 'takes-antidepressant'],
  ['I am breastfeeding and have an itchy bottom', 'is the ovex ok for me breastfeeding yes or no', 'breastfeeding'],
  ['I take warfarin and have a nosebleed', 'why do you ask about warfarin?', 'takes-blood-thinner'],
])('%s - %s: a question takes nothing out', (first, words, finding) => {
  expect(isPresent(talk(first, words), finding)).toBe(true)
})

test.each(['A bit constipated yes.', 'a little constipated, yes', 'slightly constipated yeah'])('%s is a yes', (words) => {
  expect(isPresent(talk('tired all the time', 'for months', 'no', words), 'constipation')).toBe(true)
})

test.each(["take out 'fainted' if it is there", 'please remove the rash from my list'])(
  'what is not held is not put down to be taken out: %s',
  (words) => {
    const after = talk('I get dizzy when I stand', words)
    expect(isPresent(after, 'faint-or-collapse') || isPresent(after, 'rash')).toBe(false)
    expect(after.reply.text).toMatch(/have not put it down/)
  },
)

test.each([
  ['my toddler is constipated', 'I never said she had a tummy bug', 'diarrhoea'],
  ['my head hurts', "i didn't say i was vomiting", 'vomiting'],
])('%s - %s: nothing new of it', (first, words, finding) => {
  expect(isPresent(talk(first, words), finding)).toBe(false)
})

test('who has not fainted may have come near it', () => {
  expect(isPresent(talk('I nearly faint when I stand up', "no I haven't fainted. nearly did on tuesday"), 'near-fainting')).toBe(true)
})

test.each([
  ['burning when I wee and blood in my wee', 'blood in wee was my husband not me', 'urine-blood', 'urination-painful'],
  ['a cough, and blood in my poo', "the blood in the poo was my dad's, not mine", 'stool-bloody', 'cough'],
])('%s - %s: of another', (first, words, gone, stays) => {
  const after = talk(first, words)
  expect(isPresent(after, gone)).toBe(false)
  expect(isPresent(after, stays)).toBe(true)
})

test.each(['no numbness between my legs', 'no numbness down there'])(
  'a plain denial refuses no help, and what rested on it falls: %s',
  (words) => {
    const before = talk('back pain and numb between my legs')
    const after = clinic.consult(before.case, words)
    expect(after.case.held.map(({ rule }) => rule)).not.toContain('saddle-numbness')
  },
)

test('a numb foot, a bit, is no other numbness', () => {
  expect(isPresent(talk('back pain', 'numb foot a bit'), 'numbness-saddle')).toBe(false)
})

test('the other leg takes no back pain away', () => {
  expect(isPresent(talk('back pain going down my left leg', "it's my right leg sorry"), 'back-pain')).toBe(true)
})

test.each([
  ['my hip hurts', 'I never said fever, I have a rash', 'rash'],
  ['my hip hurts', "scrap that, it's my knee that hurts", 'knee-pain'],
  ['my hip hurts', "I didn't say I was dizzy but I do feel sick", 'nausea'],
])('%s - %s: what is told beside it stands', (first, words, finding) => {
  expect(isPresent(talk(first, words), finding)).toBe(true)
})

test.each([
  ['my throat is sore', 'I never said I had a cold, my throat is sore', 'sore-throat'],
  ['worn out for a month', "I didn't say I was suicidal, just worn out", 'fatigue'],
])('a protest takes out only what it names: %s - %s: %s stays', (told, protest, stays) => {
  const after = talk(told, protest)
  expect(isPresent(after, stays)).toBe(true)
  expect(after.reply.text).toMatch(/you did not say that/)
})

test('what somebody had not mentioned so far is told', () => {
  expect(isPresent(talk('I feel queasy', "I didn't tell you earlier that I have chest pain"), 'chest-pain')).toBe(true)
})
