import { expect, test } from 'vitest'
import type { DocumentPerson } from './judge-lab-value.ts'
import { conditionNames, readDocument } from './read-document.ts'

const names = conditionNames([])
/** The one laboratory value of a document with these lines. */
function valueIn(lines: string[], known: Partial<DocumentPerson> = {}) {
  const { findings } = readDocument(
    [{ text: ['Laboratory report', 'Collected: 03/11/2026', ...lines].join('\n'), recognised: null }],
    names,
    known,
  )
  return findings.find(({ kind }) => kind === 'lab')
}
const haemoglobin = (value: string) => [`Haemoglobin\t${value}\tg/dL`]

test.each([
  ['12.5', { sex: 'male', ageYears: 40 }, 'low', '13 to 17.5'],
  ['12.5', { sex: 'female', ageYears: 40 }, 'normal', '12 to 15.5'],
  ['12.5', { sex: 'female', ageYears: 6 }, 'normal', '11 to 14.5'],
  ['16.5', { sex: 'female', ageYears: 40 }, 'high', '12 to 15.5'],
  // Usual for one sex only, and the sex is unknown: no flag.
  ['12.5', { ageYears: 40 }, null, '12 to 17.5 (either sex)'],
  ['16.5', {}, null, '12 to 17.5 (adults of either sex)'],
  // Unusual or usual for everybody it may be.
  ['9.8', {}, 'low', '12 to 17.5 (adults of either sex)'],
  ['14', {}, 'normal', '12 to 17.5 (adults of either sex)'],
] as const)('haemoglobin %s of %o is %s against %s', (value, person, flag, range) => {
  expect(valueIn(haemoglobin(value), person)).toMatchObject({ flag, range: { text: range, source: 'usual' } })
})

test('what the document says of its patient counts more than what is known', () => {
  expect(valueIn(['Sex: Male   Age: 62', ...haemoglobin('12.5')], { ageYears: 30 })).toMatchObject({
    flag: 'low',
    range: { text: '13 to 17.5' },
  })
  expect(valueIn(['Age: 6', ...haemoglobin('12.5')], { sex: 'male', ageYears: 40 })).toMatchObject({
    flag: 'normal',
    range: { text: '11 to 14.5' },
  })
})

test('a document of the other sex is about somebody else, whose age is unknown', () => {
  expect(valueIn(['Sex: Female', ...haemoglobin('12.5')], { sex: 'male', ageYears: 6 })).toMatchObject({
    range: { text: '12 to 15.5 (adults)' },
  })
})

test('the range that the report prints counts, whoever the patient is', () => {
  expect(valueIn(['Haemoglobin\t12.5\tg/dL\t11.5 - 16.0'], { sex: 'male', ageYears: 40 })).toMatchObject({
    flag: 'normal',
    range: { low: 11.5, high: 16, source: 'report' },
  })
})
