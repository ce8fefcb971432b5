import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const chest = 'my grandad is short of breath and chest pain'
const asthma = 'my daughter 4 has had a bad asthma attack, inhaler not helping'

test.each([
  [chest, 'it’s worse now', /getting worse counts/],
  [chest, 'now his lips are blue', /worse than before: blue lips or skin/],
  [chest, 'he’s getting more breathless', /getting worse counts/],
  [chest, 'it is going downhill, he is getting worse', /getting worse counts|worse than before/],
  [asthma, 'it’s getting worse', /getting worse counts/],
  [asthma, 'she’s gone floppy', /worse than before: a floppy baby or child/],
  [asthma, 'she’s got worse, lips going blue', /worse than before: blue lips or skin/],
])('what gets worse while nobody is called is named as worse: %s | %s', (told, news, said) => {
  const { reply } = last(told, news)
  expect(reply.text).toMatch(said)
  expect(reply.text).toContain('Tell 999 so')
})

test.each([
  'he’s stopped answering',
  'he isn’t answering any more',
  'he has stopped talking',
  'he stopped responding',
  'he is not reacting now',
])('who falls silent is out of reach, and never better: %s', (news) => {
  const { reply } = last(chest, news)
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toContain('somebody who does not wake but breathes')
  expect(reply.text).not.toMatch(/\b(?:glad|better|eased|pulls away)\b/)
})

test.each([
  'it is no worse',
  'will it get worse?',
  'he is not answering his phone',
  'he’s stopped smoking years ago',
  'the pain has stopped',
])('what is not worse is not called so: %s', (news) => {
  const { reply } = last(chest, news)
  expect(reply.text).not.toMatch(/getting worse counts|worse than before|does not wake but breathes/)
})

test('who stopped smoking is not told to be better by it', () => {
  expect(last(chest, 'he’s stopped smoking years ago').reply.text).not.toMatch(/\b(?:glad|better)\b/)
})
