import type { Measurement } from '@dr-ai/contract/schemas/video'
import { createBlinkCounter } from './count-blinks.ts'
import { createGazeFollower } from './follow-gaze.ts'
import type { FaceReading } from './read-face.ts'

/** Shorter samples say nothing reliable about a face. */
export const leastSeconds = 10
/** Fewer frames a second miss blinks of 0.1 s. */
export const leastFrameRate = 10
/** Seconds between two readings beyond which a short blink may have been missed: that time does not count towards a sure sample. */
export const longestGap = 0.15
/** Over a gap up to this long, in seconds, what was seen before and after still belongs together: shut before and open after was a blink. */
const longestBridge = 0.5
/** A face darker or paler than this (0 to 1) shows too little: nothing is read from it. */
const light = { least: 0.1, most: 0.95 } as const
/** The face must have been seen this share of the time. */
const leastSeenShare = 0.5
/** A smile: the mouth as wide as this share of the distance between the outer corners of the eyes; neutral mouths are at about 0.56
 * (mean mouth width 50 mm, outer canthal distance 90 mm; Farkas 1994). Two bounds, so that it does not flicker. */
const smile = { begins: 0.68, ends: 0.65 } as const
/** The live frame rate is that of so many frames: a slow beginning is soon forgotten. */
const recentFrames = 20
/** Seconds from which a measurement is as sure as it gets. */
const sureSeconds = 60

/** A frame: when it was taken, in seconds, and what it shows, with how bright the face is (0 to 1); null where no face was found. */
export interface FaceFrame {
  seconds: number
  reading: FaceReading | null
  brightness: number | null
}

export interface FaceMeasurements {
  blinksPerMinute: Measurement
  gazeShiftsPerMinute: Measurement
  gazeOnScreenShare: Measurement
  smileShare: Measurement
}

export interface FaceProgress {
  /** Blinks a minute so far, however short the sample; null before the first readings. */
  blinkRate: number | null
  /** Seconds in which the face was really followed. */
  measuredSeconds: number
  /** Frames a second while it was last seen, missing ones counted. */
  frameRate: number
  isFaceSeen: boolean
  /** The face is there, but in the dark or overexposed. */
  isLightBad: boolean
}

export interface FaceMeter {
  add(frame: FaceFrame): void
  progress(): FaceProgress
  /** The measurements; null values where the sample is too short, frames too few or the face was hardly seen. */
  measure(): FaceMeasurements
}

/** Follows a face over any length of time in constant memory. */
export function createFaceMeter(): FaceMeter {
  const blinks = createBlinkCounter()
  const gaze = createGazeFollower()
  let first: number | null = null
  let last: { seconds: number; wasSeen: boolean } | null = null
  let readings = 0
  let measuredSeconds = 0
  /** The same with the time of missing frames: what rates are reckoned on. */
  let followedSeconds = 0
  let followedSteps = 0
  let recentGaps: number[] = []
  let smilingReadings = 0
  let isSmiling = false
  let isLightBad = false

  function interrupt(): void {
    blinks.interrupt()
    gaze.interrupt()
  }

  function follow(seconds: number, { eyeOpenness, gaze: place, headTurn, mouthWidth }: FaceReading): void {
    readings++
    const areEyesShut = blinks.add(seconds, eyeOpenness)
    if (!areEyesShut) gaze.add(seconds, place, headTurn)
    isSmiling = mouthWidth > (isSmiling ? smile.ends : smile.begins)
    if (isSmiling) smilingReadings++
  }

  const frameRate = (): number => (followedSeconds > 0 ? followedSteps / followedSeconds : 0)
  const perMinute = (count: number): number => (count * 60) / followedSeconds

  return {
    add({ seconds, reading: shown, brightness }) {
      if (last && seconds <= last.seconds) return
      isLightBad = shown !== null && brightness !== null && (brightness < light.least || brightness > light.most)
      const reading = isLightBad ? null : shown
      first ??= seconds
      const gap = last ? seconds - last.seconds : 0
      if (!reading || gap > longestBridge) interrupt()
      else if (last?.wasSeen) {
        followedSeconds += gap
        followedSteps++
        recentGaps = [...recentGaps.slice(1 - recentFrames), gap]
        if (gap <= longestGap) measuredSeconds += gap
      }
      if (reading) follow(seconds, reading)
      last = { seconds, wasSeen: reading !== null }
    },
    progress: () => ({
      blinkRate: measuredSeconds >= 2 ? perMinute(blinks.count()) : null,
      measuredSeconds,
      frameRate: recentGaps.length > 0 ? recentGaps.length / recentGaps.reduce((sum, gap) => sum + gap) : 0,
      isFaceSeen: last?.wasSeen ?? false,
      isLightBad,
    }),
    measure() {
      const elapsed = (last?.seconds ?? 0) - (first ?? 0)
      const seenShare = elapsed > 0 ? measuredSeconds / elapsed : 0
      const isEnough = measuredSeconds >= leastSeconds && frameRate() >= leastFrameRate && seenShare >= leastSeenShare
      const certainty = isEnough ? Math.min(1, measuredSeconds / sureSeconds) * Math.min(1, seenShare) : 0
      const measurement = (value: number | null): Measurement => ({ value: isEnough ? value : null, certainty, seconds: measuredSeconds })
      return {
        blinksPerMinute: measurement(perMinute(blinks.count())),
        gazeShiftsPerMinute: measurement(perMinute(gaze.shifts())),
        gazeOnScreenShare: measurement(gaze.onScreenShare()),
        smileShare: measurement(readings > 0 ? smilingReadings / readings : null),
      }
    },
  }
}
