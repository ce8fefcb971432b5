import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const told = (words: string) => {
  const { observations } = clinic.consult(clinic.newCase({ country: 'GB' }), words).case
  return Object.values(observations).flatMap(({ finding, polarity }) => (polarity === 'present' ? [finding] : []))
}

test.each([
  "I have a sore on the sole of my foot. It doesn't hurt",
  'there is a sore on my heel, no pain',
  'there are two sores between my toes',
  'Ive a wee sore on ma leg',
  'a nasty sore under my big toe',
])('a sore that is seen is an open one, and no pain: %s', (words) => {
  expect(told(words)).toContain('skin-ulcer')
  expect(told(words).filter((id) => id.endsWith('-pain'))).toEqual([])
})

test.each([
  ['my foot is sore', 'foot-pain'],
  ['I have a sore knee on the left', 'knee-pain'],
  ['my toes are sore on the left foot', 'toe-pain'],
  ['a very sore foot on that side', 'foot-pain'],
])('what is sore still hurts: %s', (words, pain) => {
  expect(told(words)).toContain(pain)
  expect(told(words)).not.toContain('skin-ulcer')
})
