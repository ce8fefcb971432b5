import { type FaceProgress, leastFrameRate, leastSeconds } from '@dr-ai/senses/face/measure-face'

/** What the panel says of the measuring. */
export function describeProgress(
  face: FaceProgress | null,
  { isFollowed, isPictureOn }: { isFollowed: boolean; isPictureOn: boolean },
): string {
  if (!isPictureOn) return 'Nothing is measured while the picture is off.'
  if (!isFollowed) return 'Face measuring is not available in this browser. The video can be recorded all the same.'
  if (!face) return 'Preparing the face measuring on this device...'
  if (!face.isFaceSeen) return 'Your face is not visible: sit in the light and look at the camera.'
  if (face.measuredSeconds > 2 && face.frameRate < leastFrameRate) return 'This device is too slow to measure blinks reliably.'
  if (face.measuredSeconds < leastSeconds) return `Measuring: ${Math.floor(face.measuredSeconds)} of ${leastSeconds} seconds needed.`
  return 'Measuring blinks, eyes and expression on this device.'
}

/** Blinks a minute for the avatar panel; null while the sample is empty or the frames too few. */
export function liveBlinkRate(face: FaceProgress | null): number | null {
  if (!face || face.blinkRate === null || face.frameRate < leastFrameRate) return null
  return Math.round(face.blinkRate)
}
