import type { LeaningBox } from './smallest-box.ts'

/** Takes a place of the picture to where it would stand if all lines ran level. */
export type Straighten = (x: number, y: number) => readonly [x: number, y: number]

/** Lines that are needed before a curl or a perspective is believed. */
const enough = 12

/**
 * How the lines of a page lean, as one smooth field: slope = a + b x + c y (a leaning page, a curled one, one seen from
 * the side), fitted to the long lines by weighted least squares around their median.
 */
export function straightener(lines: readonly LeaningBox[], width: number, height: number): Straighten {
  const long = lines.filter((line) => line.width > 4 * line.height).map((line) => ({ ...line, slope: Math.tan(line.lean) }))
  if (long.length === 0) return (x, y) => [x, y]
  const middleX = width / 2
  const middleY = height / 2
  const median = weightedMedian(long.map(({ slope, width: weight }) => [slope, weight]))
  const near = long.filter(({ slope }) => Math.abs(slope - median) < 0.06)
  const [a, b, c] =
    near.length < enough
      ? [median, 0, 0]
      : fit(
          near.map((line) => [(line.x - middleX) / width, (line.y - middleY) / height, line.slope, line.width]),
          median,
        )
  return (x, y) => {
    const dx = x - middleX
    const dy = y - middleY
    return [x + a * dy, y - dx * (a + (b * dx) / (2 * width) + (c * dy) / height)]
  }
}

function weightedMedian(pairs: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0])
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2
  let sum = 0
  for (const [value, weight] of sorted) {
    sum += weight
    if (sum >= half) return value
  }
  return 0
}

/** Weighted least squares of slope = a + b x + c y; a small ridge keeps b and c at 0 where the lines do not tell. */
function fit(
  points: readonly (readonly [x: number, y: number, slope: number, weight: number])[],
  median: number,
): [number, number, number] {
  const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0])
  for (const [x, y, slope, weight] of points) {
    const row = [1, x, y]
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) (sums[i] as number[])[j] = (sums[i]?.[j] ?? 0) + weight * (row[i] ?? 0) * (row[j] ?? 0)
      ;(sums[i] as number[])[3] = (sums[i]?.[3] ?? 0) + weight * (row[i] ?? 0) * (slope - median)
    }
  }
  const total = points.reduce((sum, [, , , weight]) => sum + weight, 0)
  for (let i = 1; i < 3; i++) (sums[i] as number[])[i] = (sums[i]?.[i] ?? 0) + 0.002 * total
  for (let i = 0; i < 3; i++) {
    const pivot = sums[i]?.[i] || 1
    for (let j = 0; j < 3; j++) {
      if (i === j) continue
      const factor = (sums[j]?.[i] ?? 0) / pivot
      for (let k = i; k < 4; k++) (sums[j] as number[])[k] = (sums[j]?.[k] ?? 0) - factor * (sums[i]?.[k] ?? 0)
    }
  }
  const [a = 0, b = 0, c = 0] = sums.map((row, index) => (row[3] ?? 0) / (row[index] || 1))
  return [median + a, b, c]
}
