import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeExpression, describeEyeMovement } from './describe-face.ts'
import { createFaceMeter, type FaceFrame } from './measure-face.ts'
import { type FaceReading, meanBrightness, readFace } from './read-face.ts'

const calm: FaceReading = { eyeOpenness: 0.36, gaze: 0.54, headTurn: 0.48, mouthWidth: 0.57 }

/** A film of a face: `readingAt` says what each frame shows; some jitter is added, as a real mesh has it. */
function film({
  seconds = 20,
  rate = 14,
  readingAt = (_: number): FaceReading | null => calm,
  brightnessAt = (_: number) => 0.5,
}): FaceFrame[] {
  return Array.from({ length: seconds * rate }, (_, index) => {
    const at = index / rate
    const reading = readingAt(at)
    const jitter = Math.sin(index * 12.9898) * 0.006
    const jittered = reading && { ...reading, eyeOpenness: reading.eyeOpenness + jitter, gaze: reading.gaze + jitter }
    return { seconds: at, reading: jittered, brightness: reading && brightnessAt(at) }
  })
}

function measure(frames: readonly FaceFrame[]) {
  const meter = createFaceMeter()
  for (const frame of frames) meter.add(frame)
  return { ...meter.measure(), progress: meter.progress() }
}

const blinkAt =
  (times: readonly number[], length = 0.25) =>
  (at: number): FaceReading => ({ ...calm, eyeOpenness: times.some((time) => at >= time && at < time + length) ? 0.15 : 0.36 })
const perMinute = (count: number, seconds: number) => (count * 60) / seconds

test.each([[[]], [[2, 6.3, 9.7, 14, 17.8]], [[1.5, 2.3, 3.1, 18]]])('counts the blinks at %j', (times) =>
  expect(measure(film({ readingAt: blinkAt(times) })).blinksPerMinute.value).toBeCloseTo(perMinute(times.length, 20), 0),
)

test('missing frames neither hide a blink nor make blinks and looks seem more frequent than they are', () => {
  const blinkingAndLooking = (at: number) => ({ ...blinkAt([2, 6.3, 9.7, 14, 17.8], 0.3)(at), gaze: Math.floor(at / 4) % 2 ? 0.63 : 0.5 })
  const frames = film({ rate: 20, readingAt: blinkingAndLooking }).filter(({ seconds }) => seconds % 1.3 > 0.3)
  const { blinksPerMinute, gazeShiftsPerMinute } = measure(frames)
  expect(Math.abs((blinksPerMinute.value ?? 0) - perMinute(5, 20))).toBeLessThan(perMinute(0.5, 20))
  expect(Math.abs((gazeShiftsPerMinute.value ?? 0) - perMinute(4, 20))).toBeLessThan(perMinute(0.5, 20))
})

test('a tab that was hidden for a while spoils nothing of what was measured before and after', () => {
  const frames = film({ seconds: 40, readingAt: blinkAt([2, 6, 32, 36]) }).filter(({ seconds }) => seconds < 12 || seconds > 28)
  expect(Math.abs((measure(frames).blinksPerMinute.value ?? 0) - perMinute(4, 24))).toBeLessThan(1)
})

test('eyes that stay shut for seconds, and half-shut eyes, do not blink', () => {
  expect(measure(film({ readingAt: blinkAt([5], 3) })).blinksPerMinute.value).toBe(0)
  expect(measure(film({ readingAt: (at) => ({ ...calm, eyeOpenness: at % 4 < 0.3 ? 0.3 : 0.36 }) })).blinksPerMinute.value).toBe(0)
})

test('counts how often the gaze goes elsewhere; a flicker and slow drift are none', () => {
  const looks = [0.54, 0.63, 0.5, 0.54, 0.63]
  const looking = measure(film({ readingAt: (at) => ({ ...calm, gaze: looks[Math.floor(at / 4)] ?? 0.54 }) }))
  expect(looking.gazeShiftsPerMinute.value).toBeCloseTo(perMinute(4, 20), 0)
  expect(measure(film({ readingAt: (at) => ({ ...calm, gaze: at % 3 < 0.08 ? 0.62 : 0.54 }) })).gazeShiftsPerMinute.value).toBe(0)
  expect(measure(film({ readingAt: (at) => ({ ...calm, gaze: 0.54 + at * 0.002 }) })).gazeShiftsPerMinute.value).toBe(0)
})

test('tells a smile from a neutral mouth', () => {
  const smiling = (share: number) => film({ readingAt: (at) => ({ ...calm, mouthWidth: at < share * 20 ? 0.77 : 0.57 }) })
  for (const share of [0, 0.5, 1]) expect(measure(smiling(share)).smileShare.value).toBeCloseTo(share, 1)
})

test.each<[string, FaceFrame[]]>([
  ['nothing', []],
  ['a sample under ten seconds', film({ seconds: 9 })],
  ['fewer than ten frames a second', film({ rate: 8 })],
  ['gaps all along', film({ rate: 5 })],
  ['no face', film({ readingAt: () => null })],
  ['a face in the dark', film({ brightnessAt: () => 0.04 })],
  ['an overexposed face', film({ brightnessAt: () => 0.99 })],
  ['light that is bad most of the time', film({ seconds: 60, brightnessAt: (at) => (at % 6 < 2 ? 0.5 : 0.05) })],
  ['a face that is lost most of the time', film({ seconds: 60, readingAt: (at) => (at % 6 < 2 ? calm : null) })],
])('%s is not measured', (_, frames) => {
  const { progress: __, ...measured } = measure(frames)
  expect(Object.values(measured).map(({ value, certainty }) => [value, certainty])).toEqual([0, 1, 2, 3].map(() => [null, 0]))
})

test('unknown never reads as normal: a value rests on at least ten followed seconds at ten frames', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ gap: fc.double({ min: 0.02, max: 0.4, noNaN: true }), isSeen: fc.boolean() }), { maxLength: 400 }),
      fc.boolean(),
      (steps, isAlwaysSeen) => {
        let seconds = 0
        const frames = steps.map(({ gap, isSeen }) => {
          seconds += gap
          return { seconds, reading: isSeen || isAlwaysSeen ? calm : null, brightness: 0.5 }
        })
        const { progress, ...measured } = measure(frames)
        for (const { value, certainty } of Object.values(measured)) {
          expect(certainty >= 0 && certainty <= 1).toBe(true)
          if (value === null) expect(certainty).toBe(0)
          else expect(progress.measuredSeconds).toBeGreaterThanOrEqual(10)
        }
      },
    ),
  )
})

test('the live rate comes before the measurement is sure', () => {
  const { progress } = measure(film({ seconds: 4, readingAt: blinkAt([2]) }))
  expect(progress.blinkRate).toBeCloseTo(15, -1)
  expect(progress.isFaceSeen).toBe(true)
  expect(measure(film({ seconds: 1 })).progress.blinkRate).toBeNull()
})

test('the live frame rate forgets a slow beginning, the measurement does not', () => {
  const slow = film({ seconds: 20, rate: 6 })
  const fast = film({ seconds: 5, rate: 15 }).map((frame) => ({ ...frame, seconds: frame.seconds + 20 }))
  const { progress, blinksPerMinute } = measure([...slow, ...fast])
  expect(progress.frameRate).toBeCloseTo(15)
  expect(blinksPerMinute.value).toBeNull()
})

test('bad light is told from a face that is not there', () => {
  const dark = measure(film({ brightnessAt: () => 0.04 })).progress
  expect([dark.isLightBad, dark.isFaceSeen, dark.blinkRate]).toEqual([true, false, null])
  const gone = measure(film({ readingAt: () => null })).progress
  expect([gone.isLightBad, gone.isFaceSeen]).toEqual([false, false])
})

test('brightness is that of the middle, where the face is', () => {
  const side = 8
  const picture = Float32Array.from({ length: side * side * 3 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3 / side), Math.floor(at / 3) % side]
    return row >= 2 && row < 6 && column >= 2 && column < 6 ? 0.25 : 1
  })
  expect(meanBrightness(picture, side)).toBeCloseTo(0.25)
})

test('an incomplete mesh gives no reading; the irises of both eyes are weighed together', () => {
  expect(readFace([])).toBeNull()
  const mesh: number[][] = []
  const points: [number, number, number][] = [
    [33, 0, 0],
    [133, 30, 0],
    [160, 10, -5],
    [144, 10, 5],
    [158, 20, -5],
    [153, 20, 5],
    [362, 60, 0],
    [263, 90, 0],
    [385, 70, -5],
    [380, 70, 5],
    [387, 80, -5],
    [373, 80, 5],
    [468, 78, 0],
    [473, 18, 0],
    [61, 25, 60],
    [291, 70, 60],
    [1, 45, 30],
    [234, -10, 20],
    [454, 100, 20],
  ]
  for (const [index, x, y] of points) mesh[index] = [x, y]
  expect(readFace(mesh)).toEqual({ eyeOpenness: 1 / 3, gaze: expect.closeTo(0.6), headTurn: 0.5, mouthWidth: 0.5 })
})

test.each([
  [2, 1, 'steady'],
  [18, 1, 'scanning'],
  [18, 0.3, 'off-screen'],
  [null, 1, null],
  [2, null, null],
])('%s shifts a minute and %s on the screen are %s', (shifts, share, word) => {
  const of = (value: number | null) => ({ value, certainty: 1, seconds: 20 })
  expect(describeEyeMovement(of(shifts), of(share))).toBe(word)
})

test.each([
  [0.9, 'smiling'],
  [0.3, 'sometimes smiling'],
  [0, 'neutral'],
  [null, null],
])('a smile for %s of the time is %s', (value, word) => expect(describeExpression({ value, certainty: 1, seconds: 20 })).toBe(word))
