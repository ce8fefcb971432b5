/** A point of the face mesh in the picture's pixels: x to the right, y down. */
export type MeshPoint = readonly (number | undefined)[]

/** What one frame says of a face. */
export interface FaceReading {
  /** Height of the eye's opening over its width, mean of both eyes (eye aspect ratio, Soukupova and Cech 2016). */
  eyeOpenness: number
  /** Where the irises stand between the corners of the eyes: 0 at the picture's left corner, 1 at its right one. */
  gaze: number
  /** How far the head is turned: place of the nose between the edges of the face, 0.5 straight ahead. */
  headTurn: number
  /** Width of the mouth over the distance between the outer corners of the eyes. */
  mouthWidth: number
}

/** Points of MediaPipe's canonical face mesh, with the ten iris points after its 468. */
const rightEye = {
  corners: [33, 133],
  lids: [
    [160, 144],
    [158, 153],
  ],
} as const
const leftEye = {
  corners: [362, 263],
  lids: [
    [385, 380],
    [387, 373],
  ],
} as const
const iris = { left: 468, right: 473 } as const
const mouth = [61, 291] as const
const nose = 1
const faceEdges = [234, 454] as const

/** Reads one frame's face mesh (478 points with the irises). Out: its numbers; null where a point is missing or the eyes have no width. */
export function readFace(mesh: readonly MeshPoint[]): FaceReading | null {
  const point = (index: number): MeshPoint => mesh[index] ?? []
  const share = (index: number, [from, to]: readonly [number, number]): number => shareBetween(point(index), point(from), point(to))
  const openness = ({ corners, lids }: typeof leftEye | typeof rightEye): number => {
    const width = distance(point(corners[0]), point(corners[1]))
    return lids.reduce((sum, [upper, lower]) => sum + distance(point(upper), point(lower)), 0) / (lids.length * width)
  }
  const eyeDistance = distance(point(rightEye.corners[0]), point(leftEye.corners[1]))
  const reading = {
    eyeOpenness: (openness(leftEye) + openness(rightEye)) / 2,
    gaze: (share(iris.left, leftEye.corners) + share(iris.right, rightEye.corners)) / 2,
    headTurn: share(nose, faceEdges),
    mouthWidth: distance(point(mouth[0]), point(mouth[1])) / eyeDistance,
  }
  return Object.values(reading).every(Number.isFinite) ? reading : null
}

/** In: red, green and blue (0 to 1) of a square picture with a face in it. Out: the mean of its middle, where the face is, 0 to 1. */
export function meanBrightness(values: Float32Array, side: number): number {
  const [from, to] = [Math.round(side / 4), Math.round(side * 0.75)]
  let sum = 0
  for (let row = from; row < to; row++) for (let at = (row * side + from) * 3; at < (row * side + to) * 3; at++) sum += values[at] ?? 0
  return sum / ((to - from) ** 2 * 3)
}

const distance = ([ax = Number.NaN, ay = Number.NaN]: MeshPoint, [bx = Number.NaN, by = Number.NaN]: MeshPoint): number =>
  Math.hypot(ax - bx, ay - by)

/** Where a point stands along the line between two others, 0 at the first and 1 at the second. */
function shareBetween([x = Number.NaN, y = Number.NaN]: MeshPoint, [ax = 0, ay = 0]: MeshPoint, [bx = 0, by = 0]: MeshPoint): number {
  const [dx, dy] = [bx - ax, by - ay]
  return ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
}
