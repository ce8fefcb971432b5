import { expect, test } from 'vitest'
import { onlyInProfile } from './only-in-profile.ts'

const profile = { conditions: ['Asthma', ' '], allergies: ['Penicillin', 'Latex'] }

test('what stands in the settings alone belongs to the record too, and what both name stands there once', () => {
  expect(onlyInProfile(profile, 'allergy', [{ kind: 'allergy', name: 'penicillin' }])).toEqual(['Latex'])
  expect(onlyInProfile(profile, 'problem', [{ kind: 'allergy', name: 'Asthma' }])).toEqual(['Asthma'])
  expect(onlyInProfile(profile, 'procedure', [])).toEqual([])
})
