import { expect, test } from 'vitest'
import { loadClinic } from './load-clinic.ts'

const clinic = await loadClinic()
const asked = clinic.consult(clinic.newCase({ country: 'GB' }), 'I have a headache').case

/** Milliseconds of the fastest of three readings, so that a busy machine does not count. */
function timeOf(read: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const start = performance.now()
      read()
      return performance.now() - start
    }),
  )
}

/** What once took time that doubled with every word, as the answer to a question and as a conversation handed in. */
const stammered = ['I... ', 'um... ', 'well, ', 'mm-hmm ', 'oh... well... ', 'so - '] as const

test.for(stammered)('a stammer of %j ends, however long it is', (piece) => {
  const told = `${piece.repeat(400)}hurts`
  expect(clinic.consult(asked, told).reply.text).not.toBe('')
  expect(clinic.extractDiagnoses([{ type: 'doctor', content: told }], { now: '2026-01-01T00:00:00Z' })).toEqual([])
})

test.for(['m', 'o', 'h', 'mh'])('a hum of %j ends', (sound) => {
  const messages = [
    { type: 'doctor', content: 'Do you have a fever?' },
    { type: 'user', content: `${sound.repeat(60)} q` },
    { type: 'doctor', content: `${sound.repeat(60)} q` },
  ]
  expect(clinic.extractDiagnoses(messages, { now: '2026-01-01T00:00:00Z' })).toEqual([])
})

/** What once took time that grew with the square or the cube of its length. */
const repeated = [
  'chest pain, ',
  'want to die ',
  'temp 38.5 pulse 120 bp 80/40 sats 88% ',
  '10/10 ',
  'stiff neck ',
  'back pain and ',
  'no ',
  'no-',
  'if ',
  'i am a ',
  'about ',
  '1 year-',
] as const

test.for(repeated)('eight times as much of %j takes no sixty-four times as long', (piece) => {
  const short = piece.repeat(Math.ceil(1_500 / piece.length))
  const long = piece.repeat(Math.ceil(12_000 / piece.length))
  expect(timeOf(() => clinic.consult(asked, long))).toBeLessThan(40 * timeOf(() => clinic.consult(asked, short)) + 40)
})

test.for(['-', ' ', '\t', '.', '- ', ', '])('a run of %j between two words costs nothing', (sign) => {
  const short = timeOf(() => clinic.consult(asked, `1${sign.repeat(4)}q chest pain`))
  expect(timeOf(() => clinic.consult(asked, `1${sign.repeat(5_000)}q chest pain`))).toBeLessThan(40 * short + 40)
})
