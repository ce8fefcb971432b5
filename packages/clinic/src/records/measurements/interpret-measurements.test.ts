import type { Measurement, Measurements } from '@dr-ai/contract/schemas/video'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interpretMeasurements } from './interpret-measurements.ts'
import { type MeasuredName, usualRanges } from './usual-ranges.ts'

const of = (value: number | null): Measurement => ({ value, certainty: value === null ? 0 : 0.8, seconds: 22 })

test('usual values are named as such, in words and numbers', () => {
  const { visionData, voiceAnalysis, sentences } = interpretMeasurements({
    blinksPerMinute: of(15.4),
    eyeMovement: 'steady',
    facialExpression: 'neutral',
    pitchMean: of(120),
    pitchSpread: of(3),
    syllablesPerMinute: of(220),
    harmonicsToNoise: of(14),
  })
  expect(visionData).toEqual({ blinkRate: 15, eyeMovement: 'steady', facialExpression: 'neutral' })
  expect(voiceAnalysis).toEqual({ tone: 'usual pitch, usual melody', pace: 'usual', clarity: 'clear' })
  expect(sentences[0]).toBe('Blink rate: 15 blinks a minute, over 22 seconds. Usual: 8 to 32.')
  expect(sentences.at(-1)).toMatch(/never makes a diagnosis/)
})

test.each<[keyof Measurements, number, RegExp]>([
  ['blinksPerMinute', 45, /dry or irritated eyes/],
  ['blinksPerMinute', 3, /look at a screen/],
  ['syllablesPerMinute', 400, /excited or pressed/],
  ['harmonicsToNoise', 2, /Hoarseness of more than four weeks/],
])('%s of %d says what may lie behind it', (name, value, words) =>
  expect(interpretMeasurements({ [name]: of(value) }).sentences[0]).toMatch(words),
)

test('a sample that is not sure is rough', () =>
  expect(interpretMeasurements({ blinksPerMinute: { value: 12, certainty: 0.2, seconds: 11 } }).sentences[0]).toMatch(/roughly 12/))

test('nothing measured says nothing', () => {
  const nothing = { visionData: null, voiceAnalysis: null, sentences: [] }
  expect(interpretMeasurements(null)).toEqual(nothing)
  expect(interpretMeasurements({})).toEqual(nothing)
  expect(interpretMeasurements({ blinksPerMinute: of(null), pitchMean: of(null) })).toEqual(nothing)
})

test('what was not measured is named, and never reads as normal', () => {
  const names = Object.keys(usualRanges) as MeasuredName[]
  fc.assert(
    fc.property(fc.subarray(names), fc.double({ min: 0, max: 500, noNaN: true }), (missing, value) => {
      const measurements = Object.fromEntries(names.map((name) => [name, of(missing.includes(name) ? null : value)]))
      const { visionData, voiceAnalysis, sentences } = interpretMeasurements(measurements)
      for (const name of missing) expect(sentences.some((sentence) => sentence.startsWith(`${usualRanges[name].name}:`))).toBe(false)
      if (missing.includes('blinksPerMinute')) expect(visionData?.blinkRate).toBeUndefined()
      if (missing.includes('syllablesPerMinute')) expect(voiceAnalysis?.pace).toBeUndefined()
      if (missing.includes('harmonicsToNoise')) expect(voiceAnalysis?.clarity).toBeUndefined()
      if (missing.length > 0 && missing.length < names.length) expect(sentences.at(-2)).toMatch(/^Not measured/)
    }),
  )
})
