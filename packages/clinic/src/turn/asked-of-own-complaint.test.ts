import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const toldBy = (words: string): string[] => {
  const { observations } = clinic.consult(clinic.newCase({ country: 'GB' }), words).case
  return Object.keys(observations).filter((finding) => observations[finding]?.polarity === 'present')
}

test.each([
  ['why do i get heartburn every night', 'heartburn'],
  ['Why am I always tired?', 'fatigue'],
  ['why cant i sleep', 'insomnia'],
  ['why do i keep getting nosebleeds', 'nosebleed'],
  ['can you tell me why i feel dizzy when i stand up', 'dizziness'],
  ['is it normal that my knee clicks', 'joint-noise'],
  ['should i worry about the lump in my neck', 'neck-lump'],
  ['should I worry about blood in my wee', 'urine-blood'],
  ['is it bad that i keep forgetting words', 'memory-loss'],
])('%s: who asks why tells the complaint', (words, finding) => {
  expect(toldBy(words)).toContain(finding)
})

test.each([
  'why do you ask about chest pain',
  'why do people get migraines',
  'why would somebody get chest pain',
  'why should i take an aspirin',
  'why am i being asked about my bowels',
  'should I worry about meningitis',
])('%s: nothing of the patient is told', (words) => {
  expect(toldBy(words)).toEqual([])
})
