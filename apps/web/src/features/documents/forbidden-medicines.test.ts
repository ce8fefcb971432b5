import { expect, test } from 'vitest'
import { forbiddenMedicines, isNamed } from './forbidden-medicines.ts'

const warning = (severity: 'contraindicated' | 'serious', ...medications: string[]) => ({ severity, medications, effect: '', advice: '' })

test('only what must not be taken stays behind, in whatever letters it is written', () => {
  const forbidden = forbiddenMedicines([warning('contraindicated', 'Amoxicillin'), warning('serious', 'aspirin', 'Warfarin')])
  expect(forbidden).toEqual(['Amoxicillin'])
  expect(isNamed(forbidden, 'amoxicillin')).toBe(true)
  expect(isNamed(forbidden, 'Amoxicillin 500 mg capsules')).toBe(true)
  expect(isNamed(forbidden, 'Warfarin')).toBe(false)
  expect(isNamed([], 'Warfarin')).toBe(false)
})
