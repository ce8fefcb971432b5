import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutRegion } from './cut-region.ts'
import { isSameFace, placeInPicture, type Region, regionOfBox, regionOfEye, regionOfMesh } from './face-region.ts'
import type { MeshPoint } from './read-face.ts'

/** A mesh with the outer corners of the eyes (33 and 263) and the edges of a face 100 wide and 120 high, turned about (300, 200). */
function meshTurnedBy(angle: number): MeshPoint[] {
  const at = (along: number, down: number): MeshPoint => [
    300 + along * Math.cos(angle) - down * Math.sin(angle),
    200 + along * Math.sin(angle) + down * Math.cos(angle),
  ]
  const edges = [at(-50, 0), at(50, 0), at(0, -60), at(0, 60)]
  return Array.from({ length: 468 }, (_, index) => (index === 33 ? at(-40, -20) : index === 263 ? at(40, -20) : (edges[index % 4] ?? [])))
}

test.each([0, 0.4, -0.7])('looks around the whole face, as far turned as the head (%d)', (angle) => {
  const sizes = { x: expect.closeTo(300), y: expect.closeTo(200), size: expect.closeTo(180), angle: expect.closeTo(angle) }
  expect(regionOfMesh(meshTurnedBy(angle))).toEqual(sizes)
})

test('no mesh, no region', () => {
  expect(regionOfMesh([])).toBeNull()
  expect(regionOfMesh(Array.from({ length: 468 }, () => [Number.NaN, 1]))).toBeNull()
})

test('looks around an eye, and where the detector saw a face', () => {
  expect(regionOfEye([10, 20], [30, 20])).toEqual({ x: 20, y: 20, size: 46, angle: 0 })
  expect(regionOfBox([10, 20, 40, 60])).toEqual({ x: 30, y: 50, size: 60, angle: 0 })
})

test.each<[string, Partial<Region>, boolean]>([
  ['moved a little', { x: 120, y: 95 }, true],
  ['elsewhere', { x: 200 }, false],
  ['of another size', { size: 230 }, false],
])('a face %s', (_, change, isSame) => {
  const region = { x: 100, y: 100, size: 100, angle: 0 }
  expect(isSameFace(region, { ...region, ...change })).toBe(isSame)
})

test('what is cut out shows the point of the picture that stands there', () => {
  // Red grows to the right and green downwards, so that a pixel tells its place.
  const [width, height] = [200, 120]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([x, y, 7, 255], (y * width + x) * 4)
  const side = 16
  fc.assert(
    fc.property(
      fc.record({
        x: fc.integer({ min: 50, max: 150 }),
        y: fc.integer({ min: 45, max: 75 }),
        size: fc.integer({ min: 8, max: 50 }),
        angle: fc.double({ min: -1, max: 1, noNaN: true }),
      }),
      fc.integer({ min: 0, max: side - 1 }),
      fc.integer({ min: 0, max: side - 1 }),
      fc.boolean(),
      (region, column, row, isMirrored) => {
        const cut = new Float32Array(side * side * 3)
        cutRegion({ data, width, height }, cut, { region, side, isMirrored })
        const shown = isMirrored ? side - 1 - column : column
        const [x, y] = placeInPicture(region, side, [column + 0.5, row + 0.5])
        const at = (row * side + shown) * 3
        expect((cut[at] ?? 0) * 255).toBeCloseTo(x - 0.5, 1)
        expect((cut[at + 1] ?? 0) * 255).toBeCloseTo(y - 0.5, 1)
      },
    ),
  )
})

test('beyond the edge is black, and a second square leaves the first alone', () => {
  const white = { data: new Uint8Array(10 * 10 * 4).fill(255), width: 10, height: 10 }
  const side = 4
  const both = new Float32Array(2 * side * side * 3).fill(0.5)
  cutRegion(white, both, { region: { x: 100, y: 5, size: 4, angle: 0 }, side, offset: side * side * 3 })
  expect(both.subarray(0, side * side * 3).every((value) => value === 0.5)).toBe(true)
  expect(both.subarray(side * side * 3).every((value) => value === 0)).toBe(true)
})
