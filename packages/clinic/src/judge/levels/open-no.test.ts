import { expect, test } from 'vitest'
import { last, levelAfter } from '../../turn/testing/talk.ts'

test.each([
  'fever since yesterday, no headache and stiff neck',
  'fever of 39, no cough and stiff neck',
  'high temperature, no rash and stiff neck',
  'i have a fever, no sore throat and stiff neck',
])('a danger that a no may deny is asked, and neither told nor denied: %s', (words) => {
  const { reply } = last(words)
  expect(levelAfter(words)).toBe('within-24-hours')
  expect(reply.question?.text).toMatch(/neck/)
  expect(levelAfter(words, 'yes')).toMatch(/ambulance|emergency/)
  expect(levelAfter(words, 'no')).not.toMatch(/ambulance|emergency/)
})

test.each(['fever since yesterday, no headache or stiff neck', 'fever since yesterday, no headache and no stiff neck'])(
  'a plain denial denies: %s',
  (words) => {
    const { case: now } = last(words)
    expect(now.observations['neck-stiffness']?.polarity).toBe('absent')
    expect(levelAfter(words)).not.toMatch(/ambulance|emergency/)
  },
)

test.each(['fever since yesterday, no headache and my neck is stiff', 'fever since yesterday and a stiff neck, no headache'])(
  'what is told stands: %s',
  (words) => expect(levelAfter(words)).toMatch(/ambulance|emergency/),
)

const behindAnd = [
  ['no cough and chest pain', 'chest-pain'],
  ['no fever and short of breath', 'breathless'],
  ['no chest pain and shortness of breath', 'breathless'],
  ['no headache and slurred speech', 'speech-slurred'],
  ['no pain and weakness on one side', 'weakness-one-side'],
  ['no nausea and vomiting blood', 'vomiting-blood'],
  ['i have a cold, no fever and chest pain', 'chest-pain'],
  ['no appetite and chest pain', 'chest-pain'],
  ['no rash and blue lips', 'cyanosis'],
  ['my tooth hurts. no fever and swollen face', 'swelling-face'],
] as const

test.each(behindAnd)('what is grave behind "no ... and" has a level and is asked about, and nothing else: %s', (words, finding) => {
  const { case: asking } = last(words)
  expect(['within-24-hours', 'emergency-department', 'ambulance']).toContain(levelAfter(words))
  expect(asking.pending?.findings).toEqual([finding])
  const denied = last(words, 'no')
  expect(denied.case.observations[finding]?.polarity).toBe('absent')
  expect(denied.case.held.some((rule) => rule.findings.includes(finding))).toBe(false)
})

test.each([
  ['no cough and fever', 'fever'],
  ['no nausea and vomiting', 'vomiting'],
  ['no fever or chest pain', 'chest-pain'],
  ['no fever and no chest pain', 'chest-pain'],
  ['no cough, fever, rash or chest pain', 'chest-pain'],
  ['no fever, no cough and no shortness of breath', 'breathless'],
  ['no itching and redness', 'redness'],
] as const)('a plain or harmless denial stays one: %s', (words, finding) => {
  expect(last(words).case.observations[finding]?.polarity).not.toBe('present')
})
