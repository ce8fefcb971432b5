import type { MeshPoint } from './read-face.ts'

/** A square of the picture, in its pixels: centre, length of a side, and how far it is turned (radians, clockwise as the y axis looks down). */
export interface Region {
  x: number
  y: number
  size: number
  angle: number
}

/** The mesh model wants the face with this much room around it, the iris model the eye (MediaPipe's own factors). */
const faceRoom = 1.5
const eyeRoom = 2.3
/** The outer corners of the eyes in the face mesh, which tell how the head is tilted. */
const outerCorners = [33, 263] as const

/** In: what a detector found, upright. Out: where the mesh model is to look first. */
export function regionOfBox([left, top, width, height]: readonly [number, number, number, number]): Region {
  return { x: left + width / 2, y: top + height / 2, size: Math.max(width, height), angle: 0 }
}

/** In: a face mesh in the picture's pixels. Out: where the mesh model is to look in the next frame; null without a mesh. */
export function regionOfMesh(mesh: readonly MeshPoint[]): Region | null {
  const angle = angleBetween(mesh[outerCorners[0]], mesh[outerCorners[1]])
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x = Number.NaN, y = Number.NaN] of mesh) {
    const along = x * cosine + y * sine
    const down = y * cosine - x * sine
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const along = (left + right) / 2
  const down = (top + bottom) / 2
  const size = Math.max(right - left, bottom - top) * faceRoom
  const region = { x: along * cosine - down * sine, y: along * sine + down * cosine, size, angle }
  return size > 0 && Object.values(region).every(Number.isFinite) ? region : null
}

/** Whether two regions show one face: their centres lie close together, and neither is much larger. */
export function isSameFace(one: Region, other: Region): boolean {
  const size = Math.min(one.size, other.size)
  return Math.hypot(one.x - other.x, one.y - other.y) < size / 2 && Math.max(one.size, other.size) < size * 2
}

/** In: the corners of an eye, the picture's left one first. Out: where the iris model is to look. */
export function regionOfEye(left: MeshPoint, right: MeshPoint): Region {
  const [ax = Number.NaN, ay = Number.NaN] = left
  const [bx = Number.NaN, by = Number.NaN] = right
  return { x: (ax + bx) / 2, y: (ay + by) / 2, size: Math.hypot(bx - ax, by - ay) * eyeRoom, angle: angleBetween(left, right) }
}

/** In: a point of a region's own picture, which is `side` pixels wide. Out: the same point in the whole picture. */
export function placeInPicture(
  { x, y, size, angle }: Region,
  side: number,
  [px = Number.NaN, py = Number.NaN]: MeshPoint,
): [number, number] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const along = (px / side - 0.5) * size
  const down = (py / side - 0.5) * size
  return [x + along * cosine - down * sine, y + along * sine + down * cosine]
}

const angleBetween = ([ax = Number.NaN, ay = Number.NaN]: MeshPoint = [], [bx = Number.NaN, by = Number.NaN]: MeshPoint = []): number =>
  Math.atan2(by - ay, bx - ax)
