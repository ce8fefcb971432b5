import { expect, test } from 'vitest'
import { codeOf, labTests } from './lab-index.ts'

const named = (id: string) => {
  const found = labTests.find((each) => each.id === id)
  if (!found) throw new Error(`no test ${id}`)
  return found
}

/** LOINC's check digit: the Luhn algorithm over the number before the hyphen. */
function checkDigit(number: string): number {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

test('every LOINC code has the check digit it must have', () => {
  const codes = labTests.flatMap(({ loinc, otherUnits = [] }) => [loinc, ...otherUnits.map((other) => other.loinc ?? null)])
  const wrong = codes.filter((code) => {
    const [, number = '', digit] = /^(\d{1,7})-(\d)$/.exec(code ?? '0-0') ?? []
    return digit === undefined || checkDigit(number) !== Number(digit)
  })
  expect(codes.filter((code) => code !== null).length).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})

test.each([
  ['creatinine', 'mg/dL', '2160-0'],
  ['creatinine', 'umol/L', '14682-9'],
  ['haemoglobin', 'g/L', '718-7'],
  // Moles have a code of their own, which is not known here: a code for mass would be wrong.
  ['haemoglobin', 'mmol/L', null],
  ['vitamin-d', 'nmol/L', null],
  ['sodium', 'mEq/L', '2951-2'],
])('%s in %s has the code %s', (id, unit, code) => expect(codeOf(named(id), unit)).toBe(code))
