import { expect, test } from 'vitest'
import type { CaseProfile, Consultation } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { loadPack } from '../testing/load-pack.ts'

/** What was told is put down as it was meant: over is over, a name is that finding, another's fright is no symptom. */
const pack = loadPack()
const clinic = loadClinic()
const woman: CaseProfile = { country: 'GB', ageYears: 30, sex: 'female' }
const man: CaseProfile = { country: 'GB', ageYears: 66, sex: 'male' }

function talk(profile: CaseProfile, ...words: readonly string[]): Consultation {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase(profile), first))
}
const told = ({ case: { observations } }: Consultation, wanted: 'present' | 'absent' = 'present') =>
  Object.values(observations).flatMap(({ finding, polarity, temporality }) =>
    polarity === wanted ? [temporality === 'past' ? `${finding} before` : finding] : [],
  )

for (const [words, before] of [
  ['I had a fever on Monday, gone now. Still coughing', 'fever before'],
  ['I had a fever. It has gone now. Still coughing', 'fever before'],
  ['had a nosebleed this morning, stopped now', 'nosebleed before'],
] as const)
  test(`what has gone is not said back as what there is: ${words}`, () => {
    const turn = talk(woman, words)
    expect(told(turn)).toContain(before)
    expect(turn.reply.text).toMatch(/Before, but not now: (?:fever|a nosebleed)/)
  })
for (const [words, level] of [
  ['my face drooped and my arm went weak this morning, it has gone away now', 'ambulance'],
  ['crushing chest pain earlier, gone now', 'emergency-department'],
  ['he had a fit, it has stopped now', 'emergency-department'],
] as const)
  test(`what is dangerous by itself stays dangerous when it has gone: ${words}`, () =>
    expect(talk(man, words).reply.triage?.level).toBe(level))
test('a cough that has gone to the chest is still there', () =>
  expect(told(talk(woman, "I've got a cough. It's gone to my chest"))).toContain('cough'))

for (const [words, said] of [
  ['I have had a squint since birth and now a headache', 'for years'],
  ['I have had headaches for months', 'for months'],
  ['a cough since this morning', 'since this morning'],
  ['a cough for 4 years', 'for 4 years'],
] as const)
  test(`no number is said back where none was told: ${words}`, () => expect(talk(woman, words).reply.text).toContain(said))

test('the name of a finding, typed by itself, is that finding', () => {
  const plain = pack.findings.filter(
    ({ id, kind, name, only, askedAlone }) =>
      !id.includes('.') && kind === 'symptom' && name.includes(' ') && only === undefined && askedAlone === undefined,
  )
  const some = plain.filter((_, place) => place % 4 === 0)
  const missed = some.filter(({ id, name }) => {
    const read = told(talk({ country: 'GB' }, name))
    return !read.includes(id) && !read.some((each) => each.startsWith(`${id}.`))
  })
  expect(missed.length / some.length).toBeLessThan(0.02)
})

test('two wet nappies are few, and no diarrhoea', () => {
  const turn = talk({ country: 'GB' }, 'my baby has had only 2 wet nappies today')
  expect(told(turn)).toEqual(['wet-nappies-fewer'])
})
test('a back that was never right denies no side', () => {
  const turn = talk(woman, 'my back hurts, it has never been right since the accident')
  expect(told(turn, 'absent')).toEqual([])
})
test('the right side is still a side', () => expect(told(talk(woman, 'my back hurts on the right'))).toContain('back-pain.right'))
test('a baby with a rash is no newborn yet', () => expect(told(talk({ country: 'GB' }, 'my baby has a rash'))).toEqual(['rash']))
for (const words of ['I have prostate', 'my prostate is playing up'])
  test(`a prostate that is told as an illness is one: ${words}`, () => expect(told(talk(man, words))).toEqual(['history-prostate']))

test('the fright of a parent is no symptom of the child', () => {
  const turn = talk({ country: 'GB' }, "I'm so frightened, my little boy keeps coughing")
  expect(told(turn)).toEqual(['cough'])
  expect(turn.reply.text).toContain('you worry')
})
test('what a wife thinks of the mood is asked back', () => {
  const turn = talk(man, "my wife thinks I'm depressed")
  expect(turn.reply.text).toContain('Tell me if that is wrong')
})

for (const words of ['goodpasture syndrome', 'i have goodpasture syndrome'])
  test(`an illness by its name alone is understood: ${words}`, () => {
    const { reply } = talk(woman, words)
    expect(reply.text).toContain('**Goodpasture syndrome**: ')
    expect(reply.text).not.toContain('not sure I understood')
    expect(reply.question?.text).toContain('troubling you')
  })
test('night sweats say no goodbye', () => expect(told(talk(woman, 'night sweats'))).toContain('night-sweats'))
test('a good night does', () =>
  expect(talk(woman, 'I have a cold', 'ok, good night').reply.text).toMatch(/good night|sleep well|rest well/i))

for (const words of [
  'I take warfarin for my heart',
  'my potassium is 5.9',
  'I am on ramipril. My blood test came back and my potassium is 5.3',
  'the headache has gone but I feel dizzy',
])
  test(`a medicine, a number below its limit and what is over go to no hospital by their words alone: ${words}`, () =>
    expect(talk(woman, words).reply.kind).not.toBe('emergency'))
for (const words of ['the surgery says my potassium is 6.8', 'I take warfarin and hit my head'])
  test(`a number beyond its limit and a blow on a blood thinner do: ${words}`, () =>
    expect(talk(woman, words).reply.triage?.level).toBe('emergency-department'))

test('a reason names what was told and no alternative', () => {
  const { reply } = talk(man, 'I take warfarin and hit my head')
  expect(reply.text).toContain('I say this because of a blow to the head and taking a blood thinner.')
  expect(reply.text).not.toMatch(/loss of consciousness|memory gap/)
})
test('a medicine that was told is not asked about as a complaint', () =>
  expect(talk(woman, 'I take apixaban').reply.text).not.toContain('You told me of this'))

for (const [words, finding] of [
  ['I cannot fall asleep for three weeks now', 'insomnia'],
  ['an itchy scalp with white flakes for months', 'scalp-flaking'],
  ['I have not been able to go to the toilet properly for four days', 'constipation'],
  ['I have a headache and my neck is tight', 'neck-pain'],
] as const)
  test(`an everyday complaint is no emergency: ${words}`, () => {
    const turn = talk(woman, words)
    expect(told(turn)).toContain(finding)
    expect(told(turn).filter((each) => /^(?:faint-or-collapse|neck-stiffness|fall-recent)/.test(each))).toEqual([])
    expect(['ambulance', 'emergency-department']).not.toContain(turn.reply.triage?.level)
  })
for (const words of ['he keeps falling asleep while talking to me', 'I fell and cannot stand up'])
  test(`what sounds like it stays an emergency: ${words}`, () =>
    expect(['ambulance', 'emergency-department']).toContain(talk(man, words).reply.triage?.level))
test.each(['sore throat 2 days, im 30, can i go to work', 'can I go to work with a sore throat?'])(
  'what is told on the way to a question stands: %s',
  (words) => expect(told(talk(woman, words))).toContain('sore-throat'),
)
test('what is only asked about is not told', () => expect(told(talk(woman, 'I feel fine. Is a sore throat a sign of covid?'))).toEqual([]))
