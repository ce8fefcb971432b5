import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { expect, test } from 'vitest'
import type { Message } from './message.ts'
import { pinnedHelp } from './pinned-help.ts'

const at = '2026-01-01T00:00:00.000Z'
const triage = (level: 'ambulance' | 'emergency-department' | 'self-care') => ({ level, label: '', because: [], emergencyNumber: '911' })
const clinical = (parts: Partial<Clinical>): Clinical => ({
  kind: 'question',
  triage: null,
  question: null,
  findings: [],
  causes: [],
  recommendations: [],
  helplines: [],
  ...parts,
})
const answer = (parts: Partial<Clinical> | null): Message => ({
  kind: 'doctor',
  id: crypto.randomUUID(),
  at,
  text: '',
  doctor: null,
  clinical: parts && clinical(parts),
})
const patient: Message = { kind: 'patient', id: 'p', at, text: 'we have called them' }

test('the number stays pinned while the emergency stands, whatever is said after it', () => {
  const messages = [answer({ triage: triage('ambulance') }), patient, answer(null)]
  expect(pinnedHelp(messages)).toEqual({ title: 'This is an emergency', calls: [{ label: 'Call 911', number: '911' }] })
  expect(pinnedHelp([answer({ triage: triage('emergency-department') })])?.title).toBe('Go to an emergency department')
})

test('it goes as soon as an answer no longer calls it urgent', () => {
  expect(pinnedHelp([answer({ triage: triage('ambulance') }), answer({ triage: triage('self-care') })])).toBeNull()
  expect(pinnedHelp([answer({ triage: triage('ambulance') }), answer({})])).toBeNull()
  expect(pinnedHelp([])).toBeNull()
})

test('in a crisis the people to talk to come before the emergency number', () => {
  const messages = [answer({ kind: 'crisis', triage: triage('ambulance'), helplines: [{ name: 'Lifeline', number: '988' }] })]
  expect(pinnedHelp(messages)?.calls.map(({ number }) => number)).toEqual(['988', '911'])
})

test('with a poison that is an emergency the ambulance comes first', () => {
  const messages = [answer({ triage: triage('ambulance'), helplines: [{ name: 'Poison Help', number: '1-800-222-1222' }] })]
  expect(pinnedHelp(messages)?.calls).toEqual([
    { label: 'Call 911', number: '911' },
    { label: 'Poison Help', number: '1-800-222-1222' },
  ])
})
