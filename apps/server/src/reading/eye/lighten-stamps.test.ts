import { expect, test } from 'vitest'
import type { GreyPicture } from './grey-picture.ts'
import { lightenStamps } from './lighten-stamps.ts'

const [width, height] = [1200, 700]
const [paper, ink, stamp] = [250, 20, 165]

function page(marks: (x: number, y: number) => number | null, light: (x: number) => number = () => 1): GreyPicture {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = Math.round((marks(x, y) ?? paper) * light(x))
  return { width, height, data }
}

/** Rows of print: strokes of three dots every forty. */
const print = (x: number, y: number): number | null => (y % 40 < 22 && x % 12 < 3 && x > 100 && x < 1100 ? ink : null)
/** The frame of a stamp, eight dots wide. */
const isFrame = (x: number, y: number): boolean =>
  x >= 300 && x <= 800 && y >= 200 && y <= 420 && (x < 308 || x > 792 || y < 208 || y > 412)
const greyAt = ({ data }: GreyPicture, x: number, y: number): number => data[y * width + x] ?? 0

test('a stamp over print is gone, the print stays', () => {
  const lighter = lightenStamps(page((x, y) => print(x, y) ?? (isFrame(x, y) ? stamp : null)))
  const inFrame = { stamp: [] as number[], ink: [] as number[] }
  for (let y = 200; y <= 420; y++)
    for (let x = 300; x <= 800; x++) if (isFrame(x, y)) inFrame[print(x, y) === null ? 'stamp' : 'ink'].push(greyAt(lighter, x, y))
  expect(Math.max(...inFrame.ink)).toBeLessThan(60)
  expect(inFrame.stamp.filter((grey) => grey > 235).length / inFrame.stamp.length).toBeGreaterThan(0.85)
  expect(greyAt(lighter, 109, 45)).toBe(ink)
})

test('a page without a stamp, and a photo whose light is uneven, stay as they are', () => {
  const plain = page(print)
  expect(lightenStamps(plain)).toBe(plain)
  const shaded = page((x, y) => print(x, y) ?? (y % 80 < 40 ? 225 : null))
  expect(lightenStamps(shaded)).toBe(shaded)
  const isRule = (x: number, y: number) => x > 90 && x < 1110 && y > 80 && y < 620 && (y % 120 < 6 || x % 340 < 6)
  const ruled = page((x, y) => print(x, y) ?? (isRule(x, y) ? stamp : null))
  expect(lightenStamps(ruled)).toBe(ruled)
  const photo = page(
    (x, y) => print(x, y) ?? (isFrame(x, y) ? stamp : null),
    (x) => 1 - 0.4 * (x / width),
  )
  expect(lightenStamps(photo)).toBe(photo)
})
