import type { VisionData, VoiceAnalysis } from '@dr-ai/contract/schemas/history'
import type { Measurement, Measurements } from '@dr-ai/contract/schemas/video'
import { type MeasuredName, type UsualRange, usualRanges } from './usual-ranges.ts'

export interface Interpretation {
  /** What is kept with a history entry: short words, and the rounded blink rate. What was not measured is missing. */
  visionData: VisionData | null
  voiceAnalysis: VoiceAnalysis | null
  /** For the patient: each measurement with what is usual and what it may mean, then what all of it cannot say. Empty where nothing was measured. */
  sentences: readonly string[]
}

/** Less sure than this a number is given as rough. */
const roughBelow = 0.5
const closing =
  'These measurements are rough indications from a camera and a microphone. Many healthy people are outside the usual range, and a measurement alone never makes a diagnosis.'

/**
 * What measurements of face and voice say to a patient. Unknown stays unknown: a missing value gives no word, and is named as not
 * measured where others were. No value here raises or lowers any triage.
 */
export function interpretMeasurements(measurements: Measurements | null): Interpretation {
  if (!measurements) return { visionData: null, voiceAnalysis: null, sentences: [] }
  const names = Object.keys(usualRanges) as MeasuredName[]
  const known = names.flatMap((name) => {
    const measurement = measurements[name]
    return isKnown(measurement) ? [{ name, measurement }] : []
  })
  const visionData = filled<VisionData>({
    blinkRate: rounded(measurements.blinksPerMinute),
    eyeMovement: measurements.eyeMovement || null,
    facialExpression: measurements.facialExpression || null,
  })
  const voiceAnalysis = filled<VoiceAnalysis>({
    tone: describeTone(measurements),
    pace: word(measurements.syllablesPerMinute ?? null, usualRanges.syllablesPerMinute, ['slow', 'usual', 'fast']),
    clarity: word(measurements.harmonicsToNoise ?? null, usualRanges.harmonicsToNoise, ['unclear', 'clear', 'clear']),
  })
  if (known.length === 0 && !visionData) return { visionData, voiceAnalysis, sentences: [] }
  const unmeasured = names.filter((name) => measurements[name] && !isKnown(measurements[name]))
  return {
    visionData,
    voiceAnalysis,
    sentences: [
      ...known.map(({ name, measurement }) => describe(measurement, usualRanges[name])),
      ...(unmeasured.length > 0
        ? [
            `Not measured (sample too short, face lost, bad light or too much noise): ${unmeasured.map((name) => usualRanges[name].name.toLowerCase()).join(', ')}.`,
          ]
        : []),
      closing,
    ],
  }
}

type Known = Measurement & { value: number }
const isKnown = (measurement: Measurement | null | undefined): measurement is Known => typeof measurement?.value === 'number'

function describe({ value, certainty, seconds }: Known, range: UsualRange): string {
  const shown = (number: number): string => (number * range.factor).toFixed(range.digits)
  const about = `${range.name}: ${certainty < roughBelow ? 'roughly ' : ''}${shown(value)} ${range.unit}, over ${Math.round(seconds)} seconds.`
  if (!range.usual) return about
  const usual = `Usual: ${shown(range.usual.from)} to ${shown(range.usual.to)}.`
  const beside = value < range.usual.from ? range.below : value > range.usual.to ? range.above : null
  return [about, usual, beside].filter((part) => part !== null).join(' ')
}

function word(
  measurement: Measurement | null,
  { usual }: UsualRange,
  [below, within, above]: readonly [string, string, string],
): string | null {
  if (!isKnown(measurement) || !usual) return null
  if (measurement.value < usual.from) return below
  return measurement.value > usual.to ? above : within
}

/** Tone as height and melody: "low, even" to "high, lively". */
function describeTone({ pitchMean, pitchSpread }: Measurements): string | null {
  const height = word(pitchMean ?? null, usualRanges.pitchMean, ['low', 'usual pitch', 'high'])
  const melody = word(pitchSpread ?? null, usualRanges.pitchSpread, ['even', 'usual melody', 'lively'])
  const words = [height, melody].filter((each) => each !== null)
  return words.length === 0 ? null : words.join(', ')
}

const rounded = (measurement: Measurement | null | undefined): number | null =>
  isKnown(measurement) ? Math.round(measurement.value) : null

/** Only what is there; null where nothing is. */
function filled<Words extends object>(words: Words): Words | null {
  const entries = Object.entries(words).filter(([, value]) => value !== null)
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Words)
}
