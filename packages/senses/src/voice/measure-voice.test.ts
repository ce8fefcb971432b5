import { expect, test } from 'vitest'
import { measureVoice } from './measure-voice.ts'

const rate = 16_000

/** A made-up voice: pulses at `pitch` hertz in syllables of 0.15 s with gaps of 0.1 s, and noise of the given strength. Only every so many syllables have the pitch, the others creak. */
function voice({ pitch = 120, seconds = 15, noise = 0.001, sampleRate = rate, voicedEvery = 1 }): Float32Array {
  let seed = 7
  const chance = (): number => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 1_073_741_823.5 - 1
  }
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
    const time = index / sampleRate
    const phase = time % 0.25
    const envelope = phase < 0.15 ? Math.sin((Math.PI * phase) / 0.15) : 0
    let tone = 0
    if (Math.floor(time / 0.25) % voicedEvery !== 0) return envelope * 0.2 * chance()
    for (let harmonic = 1; harmonic * pitch < 3_000; harmonic++) tone += Math.sin(2 * Math.PI * harmonic * pitch * time) / harmonic
    return 0.2 * envelope * tone + noise * chance()
  })
}

test.each([90, 120, 200, 260])('finds a pitch of %i Hz within 5 percent', (pitch) => {
  const { pitchMean } = measureVoice(voice({ pitch }), rate)
  expect(Math.abs((pitchMean.value ?? 0) / pitch - 1)).toBeLessThan(0.05)
})

test.each([16_000, 44_100, 48_000])('counts syllables within 12 percent at %i Hz', (sampleRate) => {
  const { syllablesPerMinute } = measureVoice(voice({ sampleRate }), sampleRate)
  expect(Math.abs((syllablesPerMinute.value ?? 0) / 240 - 1)).toBeLessThan(0.12)
})

test('more noise reads as less clear', () => {
  const clarities = [0.001, 0.02, 0.06].map((noise) => measureVoice(voice({ noise }), rate).harmonicsToNoise.value ?? 0)
  expect(clarities).toEqual([...clarities].sort((a, b) => b - a))
})

test('silence, noise alone and a short sample measure nothing', () => {
  const nothing = [new Float32Array(rate * 15), voice({ pitch: 20_000, noise: 0.2 }), voice({ seconds: 5 })]
  for (const samples of nothing) {
    const measured = measureVoice(samples, rate)
    expect(Object.values(measured).map((measurement) => measurement.value)).toEqual([null, null, null, null])
  }
})

test('a creaky voice has a pitch where it has one, and no pace', () => {
  const measured = measureVoice(voice({ voicedEvery: 2, seconds: 20 }), rate)
  expect(Math.round((measured.pitchMean.value ?? 0) / 12)).toBe(10)
  expect([measured.syllablesPerMinute.value, measured.syllablesPerMinute.certainty]).toEqual([null, 0])
})

test('a silence in which nobody speaks slows nothing down', () => {
  const speech = voice({ seconds: 8 })
  const halting = new Float32Array(rate * 20)
  halting.set(speech)
  halting.set(speech, rate * 12)
  const { syllablesPerMinute } = measureVoice(halting, rate)
  expect(Math.abs((syllablesPerMinute.value ?? 0) / 240 - 1)).toBeLessThan(0.12)
  expect(syllablesPerMinute.seconds).toBeLessThan(17)
})
