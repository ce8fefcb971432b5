import { TriageLevel } from '@dr-ai/contract/schemas/clinical'
import { expect, test } from 'vitest'
import { followUpOf } from './follow-up.ts'

test('only what can be cared for at home needs no follow-up', () => {
  for (const level of TriageLevel.options) expect(followUpOf(level).followUpNeeded, level).toBe(level !== 'self-care')
  expect(followUpOf('self-care').status).toBe('Completed')
  expect(followUpOf('appointment').status).toBe('Follow-up Needed')
})

test('without a level nothing that was read is overruled', () => {
  expect(followUpOf(undefined)).toEqual({})
})
