import { cutRegion, type Picture } from '@dr-ai/senses/face/cut-region'
import { isSameFace, placeInPicture, type Region, regionOfBox, regionOfEye, regionOfMesh } from '@dr-ai/senses/face/face-region'
import type { FaceFrame } from '@dr-ai/senses/face/measure-face'
import { type MeshPoint, meanBrightness, readFace } from '@dr-ai/senses/face/read-face'
import { Human } from '@vladmandic/human'

/** What is used of the engine that the face library carries; the library leaves its type open. */
interface Engine {
  tensor4d(values: Float32Array, shape: readonly number[]): Tensor
  loadGraphModel(address: string): Promise<Model>
  dispose(tensors: readonly Tensor[]): void
}
interface Tensor {
  size: number
  dataSync(): Float32Array
}
interface Model {
  execute(input: Tensor): Tensor | Tensor[]
}

/** Sides of the square pictures that the models take. */
const detectorSide = 256
const meshSide = 192
const eyeSide = 64
/** The mesh model's own word on whether it sees a face (0 to 1); below it the face is lost. */
const leastConfidence = 0.5
/**
 * Frames between two searches for a face that is not there, and between two checks that the followed one is: the mesh model, once shown
 * something else, keeps seeing a face in it. Searching costs twice as much as following.
 */
const searchEvery = 4
const checkEvery = 40
/**
 * The eyes as the mesh numbers them: corners with the picture's left one first, the points of the iris model that take the place of the
 * mesh's own, and where its iris goes. The model knows eyes whose outer corner is on the picture's left: the other is shown mirrored.
 */
const eyes = [
  { corners: [33, 133], isMirrored: false, contour: { 33: 0, 133: 8, 144: 3, 153: 5, 160: 11, 158: 13 }, iris: 473 },
  { corners: [362, 263], isMirrored: true, contour: { 263: 0, 362: 8, 373: 3, 380: 5, 387: 11, 385: 13 }, iris: 468 },
] as const
const eyePoints = 76
const irisCentre = 71

const off = { enabled: false }

/**
 * Finds a face and follows it from frame to frame. The library's detector searches only while no face is followed; then its mesh and
 * iris models look at small squares cut out of the picture itself, so that a look costs the same for every size of picture, and a face
 * far from the camera is seen as finely as a near one.
 * @param files folder of models and engine on our own server: the library's defaults would ask a foreign one, and without its engine
 * it is 20 times slower
 * @throws Error where models or engine cannot be loaded
 */
export async function createFaceTracker(files: string) {
  const human = new Human({
    backend: 'wasm',
    wasmPath: files,
    modelBasePath: files,
    async: false,
    cacheModels: false,
    cacheSensitivity: 0,
    warmup: 'none',
    filter: off,
    gesture: off,
    body: off,
    hand: off,
    object: off,
    segmentation: off,
    face: {
      enabled: true,
      detector: { rotation: false, maxDetected: 1, minConfidence: 0.3 },
      mesh: off,
      iris: off,
      attention: off,
      emotion: off,
      description: off,
      antispoof: off,
      liveness: off,
    },
  })
  await human.load()
  const engine: Engine = human.tf
  const [meshModel, irisModel] = await Promise.all([
    engine.loadGraphModel(`${files}facemesh.json`),
    engine.loadGraphModel(`${files}iris.json`),
  ])
  const wholeValues = new Float32Array(detectorSide ** 2 * 3)
  const faceValues = new Float32Array(meshSide ** 2 * 3)
  const eyeValues = new Float32Array(eyeSide ** 2 * 3 * eyes.length)
  let followed: Region | null = null
  let framesUntilSearch = 0

  /** Out: the model's outputs as numbers, the longest first. */
  function run(model: Model, values: Float32Array, side: number): Float32Array[] {
    const input = engine.tensor4d(values, [values.length / (side * side * 3), side, side, 3])
    const outputs = [model.execute(input)].flat().sort((a, b) => b.size - a.size)
    const numbers = outputs.map((output) => output.dataSync().slice())
    engine.dispose([input, ...outputs])
    return numbers
  }

  async function search(picture: Picture): Promise<Region | null> {
    const size = Math.max(picture.width, picture.height)
    const region = { x: picture.width / 2, y: picture.height / 2, size, angle: 0 }
    cutRegion(picture, wholeValues, { region, side: detectorSide })
    const input = engine.tensor4d(
      wholeValues.map((value) => value * 255),
      [1, detectorSide, detectorSide, 3],
    )
    const { face } = await human.detect(input as never)
    engine.dispose([input])
    if (!face[0]) return null
    const found = regionOfBox(face[0].box)
    const [x, y] = placeInPicture(region, detectorSide, [found.x, found.y])
    return { x, y, size: (found.size * size) / detectorSide, angle: 0 }
  }

  /** Out: the mesh of the face in this region, with its brightness; null where there is none. */
  function follow(picture: Picture, region: Region): { mesh: MeshPoint[]; brightness: number } | null {
    cutRegion(picture, faceValues, { region, side: meshSide })
    const [points = new Float32Array(), confidence] = run(meshModel, faceValues, meshSide)
    if ((confidence?.at(-1) ?? 0) < leastConfidence) return null
    const mesh = Array.from({ length: points.length / 3 }, (_, index) =>
      placeInPicture(region, meshSide, [points[index * 3], points[index * 3 + 1]]),
    )
    return { mesh, brightness: meanBrightness(faceValues, meshSide) }
  }

  /** The mesh with its eyes' contours and irises as the finer model sees them. */
  function refineEyes(picture: Picture, mesh: readonly MeshPoint[]): MeshPoint[] {
    const regions = eyes.map(({ corners: [left, right] }) => regionOfEye(mesh[left] ?? [], mesh[right] ?? []))
    for (const [place, region] of regions.entries())
      cutRegion(picture, eyeValues, { region, side: eyeSide, offset: place * eyeSide ** 2 * 3, isMirrored: eyes[place]?.isMirrored })
    const [points = new Float32Array()] = run(irisModel, eyeValues, eyeSide)
    const refined = [...mesh]
    for (const [place, { contour, iris, isMirrored }] of eyes.entries()) {
      const region = regions[place]
      if (!region) continue
      const pointAt = (index: number): MeshPoint => {
        const at = (place * eyePoints + index) * 3
        const x = points[at] ?? Number.NaN
        return placeInPicture(region, eyeSide, [isMirrored ? eyeSide - x : x, points[at + 1]])
      }
      for (const [meshIndex, index] of Object.entries(contour)) refined[Number(meshIndex)] = pointAt(index)
      refined[iris] = pointAt(irisCentre)
    }
    return refined
  }

  async function look(picture: Picture): Promise<Omit<FaceFrame, 'seconds'>> {
    const nothing = { reading: null, brightness: null }
    if (framesUntilSearch-- <= 0) {
      const found = await search(picture)
      if (!found || !followed || !isSameFace(found, followed)) followed = found
      framesUntilSearch = found ? checkEvery : searchEvery
    }
    if (!followed) return nothing
    const seen = follow(picture, followed)
    followed = seen && regionOfMesh(seen.mesh)
    if (!followed) framesUntilSearch = 0
    return seen ? { reading: readFace(refineEyes(picture, seen.mesh)), brightness: seen.brightness } : nothing
  }

  // The first run of a model costs as much as twenty: better now than with the first frame.
  const blank = { data: new Uint8Array(16), width: 2, height: 2 }
  await search(blank)
  follow(blank, { x: 1, y: 1, size: 1, angle: 0 })
  run(irisModel, eyeValues, eyeSide)

  return { look }
}
