import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person, Question, Understanding } from '../../case/model.ts'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const nobody: Person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const read = (text: string, complaints: readonly string[] = [], pending: Question | null = null): Understanding =>
  understand(index, text, { pending, complaints, person: nobody })
const present = (understanding: Understanding): string[] =>
  understanding.mentions
    .filter(({ polarity, temporality, experiencer }) => polarity === 'present' && temporality === 'current' && experiencer === 'patient')
    .map(({ finding }) => finding)

test('makes the child or relative spoken of the patient', () => {
  expect(read('My 3-year-old son has had a fever since last night').person).toMatchObject({ relation: 'son', ageYears: 3, sex: 'male' })
  expect(read('my mother has chest pain').person).toMatchObject({ relation: 'mother', sex: 'female' })
  expect(read('I am a 34 year old woman with a cough').person).toEqual({ ageYears: 34, sex: 'female' })
})

test('keeps the speaker the patient when a relative is only mentioned', () => {
  const understanding = read('My mother had a stroke and I have a headache')
  expect(understanding.person.relation).toBeUndefined()
  expect(present(understanding)).toContain('headache')
  expect(present(understanding)).not.toContain('history-stroke')
})

test('keeps the speaker the patient whose own eye is ill, and takes no child for it that had the same', () => {
  const words = 'woke up with my eye all gunky and red, my son had it last week from nursery'
  expect(read(words).person.relation).toBeUndefined()
  expect(present(read(words))).toContain('eye-redness')
  expect(read('Sore throat since Monday. My daughter had it first').person.relation).toBeUndefined()
  expect(read('My son had a fever last night and he is hot now').person).toMatchObject({ relation: 'son' })
})

test('leaves a parent the patient who tells of an own illness beside the baby', () => {
  expect(read('My baby is seven weeks old; since the birth I cry all day and feel guilty').person).not.toHaveProperty('relation')
  expect(read('I am breastfeeding my three-week-old and my left breast is red').person).not.toHaveProperty('ageYears')
})

test('reads weeks of pregnancy', () => {
  expect(read("I'm 32 weeks pregnant and have a headache").person).toMatchObject({ pregnant: true, pregnancyWeeks: 32, sex: 'female' })
})

test('lets "it" and "the pain" speak of the running complaint', () => {
  expect(present(read('It goes down my left arm', ['chest-pain']))).toContain('chest-pain.radiates-left-arm')
  expect(present(read('no, it was the left side', ['abdominal-pain']))).toContain('abdominal-pain.left')
})

test('gives a slot to the complaint of the same sentence before the running one', () => {
  const findings = present(read('My headache is throbbing', ['chest-pain']))
  expect(findings).toContain('headache.throbbing')
  expect(findings).not.toContain('chest-pain.throbbing')
})

test('reads duration and severity beside the complaint, not of an old illness', () => {
  expect(read('Chest pain for 2 days, 8 out of 10')).toMatchObject({ durationDays: 2, severity: 8 })
  expect(read('I have had asthma for 10 years. The cough started 3 days ago.').durationDays).toBe(3)
})

test('tells another language and no language from English', () => {
  for (const text of ['me duele mucho la cabeza desde ayer', 'у меня болит голова', '头很痛']) expect(read(text).isForeign, text).toBe(true)
  for (const text of ['asdkjh qwlekj zxmcn', '!!! ???']) expect(read(text).isNonsense, text).toBe(true)
  for (const text of ['chest pain', 'My knee hurts when I climb stairs', 'SOB x3 days, h/o COPD', 'ouch my tummy'])
    expect(read(text), text).toMatchObject({ isForeign: false, isNonsense: false })
})

test('a medicine asked about is not a medicine taken', () => {
  expect(present(read('can I take ibuprofen?'))).not.toContain('takes-nsaid')
})

test('never throws, keeps places within the text and gives the same answer twice', () => {
  const words = fc.constantFrom(
    'no',
    'not',
    'chest',
    'pain',
    'fever',
    'my',
    'mother',
    'had',
    'and',
    ',',
    '.',
    'left',
    'arm',
    '39.4',
    'for 3 days',
    'if',
    'but',
    "can't",
    '8/10',
    '\n',
    'é',
    '🙂',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
      ),
      (text) => {
        const first = read(text, ['chest-pain'])
        expect(read(text, ['chest-pain'])).toEqual(first)
        for (const { start, end, finding } of first.mentions) {
          expect(index.findings.has(finding)).toBe(true)
          expect(start <= end && end <= text.length).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})
