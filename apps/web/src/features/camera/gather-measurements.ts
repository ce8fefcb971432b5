import type { Measurements } from '@dr-ai/contract/schemas/video'
import { describeExpression, describeEyeMovement } from '@dr-ai/senses/face/describe-face'
import type { FaceMeasurements } from '@dr-ai/senses/face/measure-face'
import type { VoiceMeasurements } from '@dr-ai/senses/voice/measure-voice'

/** What travels with the video: everything that was measured; what was not stays out. */
export function gatherMeasurements(face: FaceMeasurements | null, voice: VoiceMeasurements | null): Measurements {
  return {
    ...face,
    ...voice,
    ...(face && {
      eyeMovement: describeEyeMovement(face.gazeShiftsPerMinute, face.gazeOnScreenShare),
      facialExpression: describeExpression(face.smileShare),
    }),
  }
}

/** In: the measurements and what was said. Out: with the words a minute, where speech was both measured and recognised. */
export function withWords(measurements: Measurements, transcript: string): Measurements {
  const pace = measurements.syllablesPerMinute
  const words = transcript.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (!pace || pace.value === null || words === 0) return measurements
  return { ...measurements, wordsPerMinute: { ...pace, value: (words * 60) / pace.seconds } }
}
