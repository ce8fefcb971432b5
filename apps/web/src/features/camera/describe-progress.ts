import type { VideoStage } from '@dr-ai/contract/live'
import { type FaceProgress, leastFrameRate, leastSeconds } from '@dr-ai/senses/face/measure-face'

/** A recording on its way: the share of it that has been sent, and what is done with it since. */
export interface VideoSending {
  sent: number
  stage: VideoStage | null
}

/** What the panel says of the measuring. */
export function describeProgress(
  face: FaceProgress | null,
  { isFollowed, isPictureOn }: { isFollowed: boolean; isPictureOn: boolean },
): string {
  if (!isPictureOn) return 'Nothing is measured while the picture is paused.'
  if (!isFollowed) return 'Face measuring is not available in this browser. The video can be recorded all the same.'
  if (!face) return 'Preparing the face measuring on this device...'
  if (face.isLightBad) return 'The light on your face is too weak or too strong to measure: turn towards a lamp or a window.'
  if (!face.isFaceSeen) return 'Your face is not visible: sit in the light and look at the camera.'
  if (face.measuredSeconds > 2 && face.frameRate < leastFrameRate) return 'This device is too slow to measure blinks reliably.'
  const left = leastSeconds - Math.floor(face.measuredSeconds)
  if (left > 0) return `Hold still: ${left} ${left === 1 ? 'second' : 'seconds'} to go until your blinks can be counted.`
  const rate = liveBlinkRate(face)
  return `Measuring blinks${rate === null ? '' : ` (${rate} a minute)`}, eyes and expression on this device.`
}

/** How far the recording is that has been made: the share sent, then what the server says it is doing (it may say nothing). */
export function describeSending({ sent, stage }: VideoSending): string {
  if (sent < 1) return 'Sending the video...'
  if (stage === 'checking') return 'Checking the video...'
  if (stage === 'looking') return 'The outside model looks at the video...'
  return 'Analyzing your video...'
}

/** Blinks a minute for the avatar panel; null while the sample is empty or the frames too few. */
export function liveBlinkRate(face: FaceProgress | null): number | null {
  if (!face || face.blinkRate === null || face.frameRate < leastFrameRate) return null
  return Math.round(face.blinkRate)
}
