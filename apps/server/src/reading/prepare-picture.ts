import sharp from 'sharp'
import { refusals } from './reading-refused.ts'
import { skewOf } from './skew-of.ts'

/** A picture as grey values, row by row. */
export interface GreyPicture {
  width: number
  height: number
  data: Uint8Array
}

/** Pixels of a picture that is still opened: the largest phones take 50 megapixels. */
export const maximumPixels = 60_000_000
/** A page of text is recognised best when it is about this long on its long side: A4 at 300 dots an inch. */
const bestLength = 2_450
const skewThreshold = 0.2

// One thread and no cache: the reader lives for one file, and two of them share the machine.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Makes a picture of text fit to be recognised: turned as the camera held it, grey, of the right size, straight, and with
 * even light.
 * @throws ReadingRefused for a damaged picture or one with too many pixels.
 */
export async function preparePicture(bytes: Uint8Array, quarterTurns = 0): Promise<GreyPicture> {
  const opened = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'truncated', sequentialRead: true })
  const { width = 0, height = 0 } = await opened.metadata().catch(refuse)
  if (width * height > maximumPixels) throw refusals.tooManyPixels
  const factor = Math.min(3, bestLength / Math.max(width, height))
  const upright = opened.rotate().flatten({ background: '#fff' }).greyscale()
  const sized = await upright
    .resize({
      width: Math.max(1, Math.round(width * factor)),
      height: Math.max(1, Math.round(height * factor)),
      fit: 'inside',
      kernel: 'cubic',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const grey = greyOf(sized)
  const turned = quarterTurns === 0 ? grey : await turn(grey, quarterTurns * 90)
  const even = evenLight(turned)
  const skew = skewOf(even)
  return Math.abs(skew) < skewThreshold ? even : turn(even, -skew)
}

function refuse(error: unknown): never {
  throw error instanceof Error && /pixel limit|exceeds/i.test(error.message) ? refusals.tooManyPixels : refusals.broken
}

async function turn({ data, width, height }: GreyPicture, degrees: number): Promise<GreyPicture> {
  const turned = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return greyOf(turned)
}

function greyOf({ data, info }: { data: Buffer; info: { width: number; height: number; channels: number } }): GreyPicture {
  if (info.channels === 1) return { width: info.width, height: info.height, data }
  const grey = new Uint8Array(info.width * info.height)
  for (let pixel = 0; pixel < grey.length; pixel++) grey[pixel] = data[pixel * info.channels] ?? 255
  return { width: info.width, height: info.height, data: grey }
}

/** Divides by the light of the paper around each place, so that shadows and dim corners become white. */
function evenLight({ data, width, height }: GreyPicture): GreyPicture {
  const cell = 32
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let seen = 0
      for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y += 2) {
        for (let x = column * cell; x < Math.min(width, (column + 1) * cell); x += 2) {
          const value = data[y * width + x] ?? 255
          counts[value] = (counts[value] ?? 0) + 1
          seen++
        }
      }
      paper[row * columns + column] = percentile(counts, seen * 0.9)
    }
  }
  const smooth = blurCells(paper, columns, rows)
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor(y / cell))
    for (let x = 0; x < width; x++) {
      const light = smooth[row * columns + Math.min(columns - 1, Math.floor(x / cell))] ?? 255
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 255) * 245) / Math.max(40, light))
    }
  }
  return { width, height, data: out }
}

function percentile(counts: Uint32Array, wanted: number): number {
  let sum = 0
  for (let value = 0; value < 256; value++) {
    sum += counts[value] ?? 0
    if (sum >= wanted) return value
  }
  return 255
}

/** The brightest paper near by, then the mean: a cell that is all ink takes the light of its neighbours. */
function blurCells(cells: Float32Array, columns: number, rows: number): Float32Array {
  const over = (from: Float32Array, reach: number, join: (values: number[]) => number): Float32Array => {
    const out = new Float32Array(from.length)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const values: number[] = []
        for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
          for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++)
            values.push(from[y * columns + x] ?? 255)
        out[row * columns + column] = join(values)
      }
    }
    return out
  }
  const brightest = over(cells, 1, (values) => Math.max(...values))
  return over(brightest, 2, (values) => values.reduce((sum, value) => sum + value, 0) / values.length)
}
