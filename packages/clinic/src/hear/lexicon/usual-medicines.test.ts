import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

test.each([
  'i take a lot of pills, my wife puts them in the box',
  'my wife says i drink too little tea. I take a lot of pills, she puts them in the box.',
  'i take loads of tablets every morning',
  'she takes lots of tablets for her heart',
  'dad takes a lot of medication',
  'he takes a bunch of pills at breakfast',
  'im 80 and on loads of tablets from the hospital, which can i stop',
  'i have to take too many tablets, can i stop some',
])('what is taken day by day is no overdose: "%s"', (words) => {
  const { reply, case: now } = first(words)
  expect(reply.crisis).toBeNull()
  expect(now.held).toEqual([])
  expect(now.observations['overdose-taken']).toBeUndefined()
})

test.each([
  'i took a lot of pills',
  'ive taken loads of tablets',
  'i took a lot of pills from the doctor',
  'she has swallowed a handful of pills',
  'i just take a lot of pills and hope i dont wake up',
  'i take loads of pills every night to get high',
  'every night i take a handful of sleeping tablets, more than i should',
  'been taking a lot of paracetamol for my tooth',
])('what was taken at once, or is too much, stays one: "%s"', (words) => {
  expect(['emergency-department', 'ambulance']).toContain(first(words).reply.triage?.level)
})
