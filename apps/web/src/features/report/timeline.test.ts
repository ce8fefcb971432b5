import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { expect, test } from 'vitest'
import { type HandoverMessage, timelineOf } from './timeline.ts'

const silent: Clinical = { kind: 'question', triage: null, question: null, findings: [], causes: [], recommendations: [], helplines: [] }
const minute = (place: number) => new Date(Date.UTC(2026, 10, 20, 12, place)).toISOString()
const said = (text: string, place: number): HandoverMessage => ({ at: minute(place), isByPatient: true, text, clinical: null })
const answered = (place: number, triage: Clinical['triage'] = null): HandoverMessage => ({
  at: minute(place),
  isByPatient: false,
  text: '',
  clinical: { ...silent, triage },
})
const level = (label: string, of: 'ambulance' | 'self-care') => ({ level: of, label, because: [], emergencyNumber: null })
const told = (messages: readonly HandoverMessage[]) => timelineOf(messages).moments.map(({ what }) => what)

test('what was said and how urgent it was stand in their order, and bare answers are left out', () => {
  const home = level('You can care for this at home', 'self-care')
  expect(told([said('My throat hurts', 0), answered(0), said('No', 1), answered(1, home), said('Thanks', 2), answered(2, home)])).toEqual([
    'My throat hurts',
    'Urgency: You can care for this at home',
    'Thanks',
  ])
})

test('an alarm that was taken back is told as such, and once', () => {
  const alarm = answered(1, level('Call an ambulance now', 'ambulance'))
  expect(told([said('My chest hurts', 0), alarm, alarm, said('It was a film', 2), answered(2), answered(3)])).toEqual([
    'My chest hurts',
    'Urgency: Call an ambulance now',
    'It was a film',
    'Taken back: Call an ambulance now',
  ])
})

test('a level that is no alarm stands through the questions after it', () => {
  const home = level('You can care for this at home', 'self-care')
  expect(told([answered(0, home), answered(1), answered(2, home)])).toEqual(['Urgency: You can care for this at home'])
})

test('the day is said where it begins, and then the clock alone', () => {
  const tomorrow = { ...said('Worse', 0), at: new Date(Date.UTC(2026, 10, 22, 12)).toISOString() }
  const [first, second, third] = timelineOf([said('Bad', 0), said('The same', 5), tomorrow]).moments
  expect(first?.when).toContain('2026')
  expect(second?.when).not.toContain('2026')
  expect(third?.when).toContain('2026')
})

test('a long talk is cut, and says how much of it', () => {
  const { moments, left } = timelineOf(Array.from({ length: 15 }, (_, place) => said(`Word ${place}`, place)))
  expect(moments).toHaveLength(12)
  expect(left).toBe(3)
})
