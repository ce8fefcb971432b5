export type Point = readonly [x: number, y: number]

/** A rectangle that may lean: its middle, its length along the writing, its height, and its lean (radians, clockwise). */
export interface LeaningBox {
  x: number
  y: number
  width: number
  height: number
  lean: number
  /** By how much the middle of a bent line lies below its ends; none where it is straight. */
  bend?: number
}

/** How far below a box's middle line the writing of a bent one runs; `at` from 0 to 1 along it. */
export const bendAt = ({ bend = 0 }: LeaningBox, at: number): number => bend * (0.5 - (2 * at - 1) ** 2)

/**
 * The smallest rectangle around some points (rotating calipers over Andrew's convex hull). `lean` is within an eighth of a
 * circle, so that `width` runs from left to right and an upright column is higher than wide.
 */
export function smallestBox(points: readonly Point[]): LeaningBox {
  const hull = convexHull(points)
  let best: LeaningBox | null = null
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y]
    const angle = Math.atan2(nextY - y, nextX - x)
    const box = boxAlong(hull, angle)
    if (!best || box.width * box.height < best.width * best.height) best = box
  }
  return upright(best ?? boxAlong(hull, 0))
}

function boxAlong(hull: readonly Point[], angle: number): LeaningBox {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of hull) {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const along = (left + right) / 2
  const across = (top + bottom) / 2
  return { x: along * cos - across * sin, y: along * sin + across * cos, width: right - left + 1, height: bottom - top + 1, lean: angle }
}

function upright(box: LeaningBox): LeaningBox {
  let { width, height, lean } = box
  while (lean > Math.PI / 4 || lean <= -Math.PI / 4) {
    ;[width, height] = [height, width]
    lean += lean > 0 ? -Math.PI / 2 : Math.PI / 2
  }
  return { ...box, width, height, lean }
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (sorted.length < 3) return sorted
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of from) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
