import type { Clinical, TriageLevel } from '@dr-ai/contract/schemas/clinical'
import { expect, test } from 'vitest'
import { standingTriage } from './standing.ts'

function answer(level: TriageLevel | null): Clinical {
  const triage = level && { level, label: level, because: [], emergencyNumber: '911' }
  return { kind: 'question', triage, question: null, findings: [], causes: [], recommendations: [], helplines: [] }
}
const standing = (...levels: (TriageLevel | null)[]) => standingTriage(levels.map(answer))?.level ?? null

test('the level that stands is the one last given, whatever is asked after it', () => {
  expect(standing()).toBeNull()
  expect(standing('appointment', 'self-care')).toBe('self-care')
  expect(standing('appointment', null)).toBe('appointment')
})

test('an emergency stands until an answer no longer bears it', () => {
  expect(standing('ambulance')).toBe('ambulance')
  expect(standing('ambulance', null)).toBeNull()
  expect(standing('self-care', 'emergency-department', null)).toBeNull()
  expect(standing('ambulance', null, 'appointment')).toBe('appointment')
})
