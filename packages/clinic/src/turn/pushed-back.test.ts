import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

const stories = {
  ambulance: 'crushing chest pain and I am sweating',
  'emergency-department': 'my testicle hurts badly since an hour',
  'within-24-hours': 'I have a burning pee and fever and my back hurts',
  appointment: 'blood in my stool for a month and I lost 5 kg',
} as const
const inWords = {
  ambulance: /call 999 now/i,
  'emergency-department': /\*\*now\.\*\*|emergency department|hospital now/i,
  'within-24-hours': /see a doctor within a day/i,
  appointment: /book a visit with a doctor/i,
} as const
const pushes = [
  "I'm not going",
  "can't afford it",
  'are you sure',
  "it's nothing",
  "you're a bot",
  'my husband says no',
  "I don't believe you",
  'I hate doctors, no',
] as const
const levels = ['ambulance', 'emergency-department', 'within-24-hours', 'appointment'] as const

test.each(levels.flatMap((level) => pushes.map((push) => [level, push] as const)))('%s stands, in words, after "%s"', (level, push) => {
  const sex = level === 'emergency-department' ? 'male' : 'female'
  const before = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 45, sex }), stories[level])
  expect(before.reply.triage?.level).toBe(level)
  const { reply } = clinic.consult(before.case, push)
  expect(reply.triage?.level).toBe(level)
  expect(reply.text).toMatch(inWords[level])
  expect(reply.text).not.toMatch(/\byou is\b|Let you\b/)
})

test('who is afraid of being laughed at does not feel watched', () => {
  const before = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 45, sex: 'female' }), stories.ambulance)
  expect(clinic.consult(before.case, "they'll laugh at me").case.observations.paranoia).toBeUndefined()
})

test('what answers a question is no word against the doctor', () => {
  const before = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 45, sex: 'female' }), stories['within-24-hours'])
  expect(clinic.consult(before.case, 'since two days').reply.text).not.toMatch(/would still/)
})
