import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const begun = /Let us start again/
const story = clinic.consult(clinic.newCase({ country: 'GB' }), 'I am 28, f, my shins ache since I ran 40 miles a week, no other illness')

test.each([
  'start over',
  'please start again',
  'can we start over',
  'ok lets start from scratch',
  'restart',
  'reset',
  'new consultation please',
  'I want to start over',
  'sorry, could we begin again?',
  'start again from the beginning',
  "no, let's start again",
  'can i start over please',
  'forget everything',
  'I would like to restart the chat',
])('"%s" begins anew', (words) => {
  const { reply, case: now } = clinic.consult(story.case, words)
  expect(reply.text).toMatch(begun)
  expect(now.complaints).toEqual([])
})

test.each([
  'ok thanks. when i start again how much should i run',
  'how far can I go when I start again',
  'should i start again slowly',
  'no dont start over, I meant when I start RUNNING again',
  'can I start again with the gym next week',
  'it always seems to start again after a run',
  'if I start over with 5 miles is that ok',
  'can i restart my training',
  'how do I restart running',
  'the pain might start again',
  'I will start from 2 miles then',
  'do I have to start again with short runs',
  'shall I restart my calcium tablets',
])('"%s" goes on with the talk', (words) => {
  const { reply, case: now } = clinic.consult(story.case, words)
  expect(reply.text).not.toMatch(begun)
  expect(now.complaints.length).toBeGreaterThan(0)
})
