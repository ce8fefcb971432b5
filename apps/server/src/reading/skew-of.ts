import type { GreyPicture } from './prepare-picture.ts'

const coarse = { from: -8, to: 8, step: 0.5 }
const fine = { reach: 0.5, step: 0.1 }
/** Dark pixels that are looked at, at most. */
const samples = 60_000

/**
 * By how many degrees lines of text lean (clockwise positive): the angle at which rows of pixels are darkest and lightest
 * in turn (Postl's projection profile).
 */
export function skewOf({ data, width, height }: GreyPicture): number {
  const step = Math.max(1, Math.floor(Math.max(width, height) / 1_100))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((data[y * width + x] ?? 255) < 140) {
        xs.push(x / step)
        ys.push(y / step)
      }
    }
  }
  if (xs.length < 200) return 0
  const every = Math.max(1, Math.floor(xs.length / samples))
  const rows = Math.ceil((height + width * 0.3) / step)
  const profile = new Float64Array(rows * 2)
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180)
    const offset = (width / step) * 0.15
    profile.fill(0)
    for (let index = 0; index < xs.length; index += every) {
      const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope + offset)
      if (row >= 0 && row < profile.length) profile[row] = (profile[row] ?? 0) + 1
    }
    let sum = 0
    for (let row = 1; row < profile.length; row++) sum += ((profile[row] ?? 0) - (profile[row - 1] ?? 0)) ** 2
    return sum
  }
  const best = (from: number, to: number, by: number): number => {
    let found = { degrees: 0, value: -1 }
    for (let degrees = from; degrees <= to + 1e-9; degrees += by) {
      const value = sharpness(degrees)
      if (value > found.value) found = { degrees, value }
    }
    return found.degrees
  }
  const rough = best(coarse.from, coarse.to, coarse.step)
  return best(rough - fine.reach, rough + fine.reach, fine.step)
}
