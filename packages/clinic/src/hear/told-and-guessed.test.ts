import { expect, test } from 'vitest'
import { last, levelAfter } from '../turn/testing/talk.ts'

const present = (...words: readonly string[]): string[] =>
  Object.values(last(...words).case.observations)
    .filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)

test.each([
  ['diarrhoea and sick since last night', ['diarrhoea', 'vomiting']],
  ['sick and diarrhoea since Friday', ['diarrhoea', 'vomiting']],
  ['pain in my right side since yesterday', ['flank-pain']],
  ['his left foot went icy and white two hours ago', ['cold-limb-suddenly']],
])('what stands in the words is read: %s', (words, findings) => expect(present(words)).toEqual(expect.arrayContaining(findings)))

test.each([
  ['I am short of breath', 'breathless-at-rest'],
  ['my mother is 83, it burns when she passes urine, she put the milk in the oven today', 'burn'],
  ['My little finger is sore. I had a spinal last week', 'cut-wound'],
  ['the doctor says my trainers point backwards', 'bone-seen-or-bent'],
])('what is graver than the words is not guessed: %s', (words, finding) => expect(present(words)).not.toContain(finding))

test('a swallowed cleaner and a burnt mouth call an ambulance', () =>
  expect(last('she drank drain cleaner and her mouth is burnt').reply.triage?.level).toBe('ambulance'))

test('drowning in paperwork tells of work, not of water', () => {
  const talk = ['my elbow itches for a week', 'we are drowning in paperwork here'] as const
  expect(present(...talk).filter((finding) => !present(talk[0]).includes(finding))).toEqual(['stress-high'])
  expect(levelAfter(...talk)).toEqual(levelAfter(talk[0]))
  expect(last(...talk).case.crisis).toBeNull()
})
