import type { Measurements } from '@dr-ai/contract/schemas/video'

export type MeasuredName = Exclude<keyof Measurements, 'eyeMovement' | 'facialExpression'>

/** What one measured quantity is called, what is usual, and what lies behind it. `usual` is null where no usual range is known. */
export interface UsualRange {
  name: string
  unit: string
  /** Digits after the point. */
  digits: number
  /** Shares are shown in percent. */
  factor: number
  usual: { from: number; to: number } | null
  /** What may lie behind a value outside the usual range, and what it does not mean. */
  below: string | null
  above: string | null
  source: string
}

/** Usual ranges of adults who talk at rest. A value outside them is common, and no finding by itself. */
export const usualRanges: Readonly<Record<MeasuredName, UsualRange>> = {
  blinksPerMinute: {
    name: 'Blink rate',
    unit: 'blinks a minute',
    digits: 0,
    factor: 1,
    usual: { from: 8, to: 32 },
    below: 'People blink less when they read or look at a screen. Dry eyes can follow from it.',
    above: 'People blink more when they talk, are tired or tense, in dry air, and with dry or irritated eyes or contact lenses.',
    source: 'Bentivoglio and others, Movement Disorders 1997 (17 a minute at rest, 26 while talking, 4.5 while reading)',
  },
  gazeShiftsPerMinute: {
    name: 'Changes of gaze',
    unit: 'a minute',
    digits: 0,
    factor: 1,
    usual: null,
    below: null,
    above: null,
    source: 'No usual range is known for this measurement.',
  },
  gazeOnScreenShare: {
    name: 'Looking towards the screen',
    unit: '% of the time',
    digits: 0,
    factor: 100,
    usual: null,
    below: null,
    above: null,
    source: 'No usual range is known for this measurement.',
  },
  smileShare: {
    name: 'Smiling',
    unit: '% of the time',
    digits: 0,
    factor: 100,
    usual: null,
    below: null,
    above: null,
    source: 'An expression does not show what somebody feels: Barrett and others, Psychological Science in the Public Interest 2019',
  },
  pitchMean: {
    name: 'Pitch of the voice',
    unit: 'Hz',
    digits: 0,
    factor: 1,
    usual: { from: 85, to: 255 },
    below: 'A voice lower than one is used to can follow a cold, smoke or much talking.',
    above: 'A voice goes up with tension and excitement; children speak higher.',
    source: 'Titze, Principles of Voice Production 1994 (men 85 to 180 Hz, women 165 to 255 Hz)',
  },
  pitchSpread: {
    name: 'Melody of the voice',
    unit: 'semitones',
    digits: 1,
    factor: 1,
    usual: { from: 1.5, to: 5 },
    below: 'An even voice is heard when people read aloud, are tired or low, and in some it is simply their way.',
    above: 'A lively voice goes with storytelling, excitement or a foreign melody of speech.',
    source: 'Traunmüller and Eriksson 1995 (2 to 4 semitones in ordinary speech)',
  },
  syllablesPerMinute: {
    name: 'Pace of speech',
    unit: 'syllables a minute',
    digits: 0,
    factor: 1,
    usual: { from: 150, to: 330 },
    below: 'People speak slowly when they are tired, think hard or speak another language.',
    above: 'People speak fast when they are excited or pressed for time.',
    source: 'Jacewicz and others, Language Variation and Change 2009, with pauses counted in',
  },
  wordsPerMinute: {
    name: 'Words',
    unit: 'words a minute',
    digits: 0,
    factor: 1,
    usual: { from: 110, to: 220 },
    below: 'People speak slowly when they are tired, think hard or speak another language.',
    above: 'People speak fast when they are excited or pressed for time.',
    source: 'Tauroza and Allison, Applied Linguistics 1990 (conversation 160 to 210, lectures 125 to 160)',
  },
  harmonicsToNoise: {
    name: 'Clarity of the voice',
    unit: 'dB',
    digits: 0,
    factor: 1,
    usual: { from: 7, to: 30 },
    below: 'A noisy room, a far microphone, a cold or a hoarse voice lower it. Hoarseness of more than four weeks should be looked at.',
    above: null,
    source:
      'Boersma 1993; American Academy of Otolaryngology 2018 for hoarseness. Bounds are our own: browsers filter the sound and change this value',
  },
}
