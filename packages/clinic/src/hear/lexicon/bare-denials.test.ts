import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const findingsOf = (sentence: string, wanted: string) =>
  understand(index, sentence, { pending: null, complaints: [], person })
    .mentions.filter(({ polarity }) => polarity === wanted)
    .map(({ finding }) => finding)

const denied: readonly [sentence: string, absent: readonly string[]][] = [
  ['There is a lump on my scrotum since May. Painless.', ['testicle-pain']],
  ['One eye has a red patch on it. No pain.', ['eye-pain']],
  ["I'm 34 weeks with tightenings, no blood", ['bleeding-late-pregnancy']],
  ['Gastro since last night, the runs every hour. No blood.', ['stool-bloody']],
  ['He has hives on his arms, breathing normally', ['breathless']],
  ['No rash, breathing and swallowing fine', ['breathless', 'swallowing-difficult']],
  ['Snotty nose, no temp', ['fever']],
  ['Head hurts a bit. No fever, neck fine', ['neck-stiffness']],
  ['Eyelid is puffy, she sees fine', ['vision-blurred']],
]

test.each(denied)('%s', (sentence, absent) => {
  expect(findingsOf(sentence, 'absent')).toEqual(expect.arrayContaining([...absent]))
})

test.each([
  ['I am not breathing normally', 'breathless'],
  ['My breathing is not fine', 'breathless'],
  ['No idea. The stomach ache is back', 'abdominal-pain'],
])('denies nothing that was not denied: %s', (sentence, finding) => {
  expect(findingsOf(sentence, 'absent')).not.toContain(finding)
})

test('a list that ended with "or" does not deny what is told after it', () => {
  expect(findingsOf('No fever or blood, diarrhoea twice today', 'present')).toContain('diarrhoea')
  expect(findingsOf('No fever or chills, nausea or diarrhoea', 'absent')).toEqual(expect.arrayContaining(['fever', 'nausea', 'diarrhoea']))
})
