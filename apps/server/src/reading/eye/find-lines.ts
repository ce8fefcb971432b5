import type { Model } from './eye-models.ts'
import { type GreyPicture, greyAt } from './grey-picture.ts'
import { type LeaningBox, type Point, smallestBox } from './smallest-box.ts'

/** Pixels of the longest side of the picture as the finder of lines sees it. */
const longestSide = 1_280
/** The model's own: mean and spread of each colour (ImageNet), and sides that are multiples of 32. */
const colours = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const
const side = 32
/** Differentiable binarisation as PP-OCR sets it: text from here on, a line of text from this mean on, and how far a box grows. */
const binarisation = { text: 0.3, line: 0.5, growth: 1.6, leastHeight: 3, mostLines: 2_000 } as const

/** Where lines of text stand in a picture, in its pixels, each as a box that may lean. */
export async function findLines(picture: GreyPicture, detect: Model): Promise<LeaningBox[]> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const width = Math.max(side, Math.round((picture.width * scale) / side) * side)
  const height = Math.max(side, Math.round((picture.height * scale) / side) * side)
  const { values } = await detect(detectorInput(picture, width, height), [1, 3, height, width])
  const across = picture.width / width
  const down = picture.height / height
  return boxesOf(values, width, height).map((box) => stretched(box, across, down))
}

function detectorInput(picture: GreyPicture, width: number, height: number): Float32Array {
  const input = new Float32Array(3 * width * height)
  const shrunk = shrink(picture, width, height)
  for (const [channel, [mean, spread]] of colours.entries()) {
    const from = channel * width * height
    for (let place = 0; place < shrunk.length; place++) input[from + place] = ((shrunk[place] ?? 0) / 255 - mean) / spread
  }
  return input
}

/** Each pixel is the mean of those it stands for, so that thin strokes stay. */
function shrink(picture: GreyPicture, width: number, height: number): Float32Array {
  const across = picture.width / width
  const down = picture.height / height
  const taps = Math.max(1, Math.min(4, Math.round(Math.max(across, down))))
  const shrunk = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let tapY = 0; tapY < taps; tapY++)
        for (let tapX = 0; tapX < taps; tapX++)
          sum += greyAt(picture, (x + (tapX + 0.5) / taps) * across - 0.5, (y + (tapY + 0.5) / taps) * down - 0.5)
      shrunk[y * width + x] = sum / (taps * taps)
    }
  }
  return shrunk
}

/** The islands of text in the map of probabilities, each as a grown box. */
function boxesOf(map: Float32Array, width: number, height: number): LeaningBox[] {
  const isSeen = new Uint8Array(width * height)
  const boxes: LeaningBox[] = []
  const stack: number[] = []
  for (let start = 0; start < map.length && boxes.length < binarisation.mostLines; start++) {
    if (isSeen[start] || (map[start] ?? 0) <= binarisation.text) continue
    const ends = new Map<number, [left: number, right: number]>()
    const columns = new Map<number, [top: number, bottom: number]>()
    let sum = 0
    let count = 0
    isSeen[start] = 1
    stack.push(start)
    for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
      const x = place % width
      const y = (place - x) / width
      widen(ends, y, x)
      widen(columns, x, y)
      sum += map[place] ?? 0
      count++
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++) {
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX
          if (isSeen[next] || (map[next] ?? 0) <= binarisation.text) continue
          isSeen[next] = 1
          stack.push(next)
        }
      }
    }
    if (count < 6 || sum / count < binarisation.line) continue
    const points: Point[] = [...ends].flatMap(([y, [left, right]]): Point[] => [
      [left, y],
      [right, y],
    ])
    const box = unbent(smallestBox(points), columns)
    if (Math.min(box.width, box.height) >= binarisation.leastHeight) boxes.push(grown(box))
  }
  return boxes
}

function widen(ends: Map<number, [number, number]>, at: number, value: number): void {
  const end = ends.get(at)
  if (end) {
    end[0] = Math.min(end[0], value)
    end[1] = Math.max(end[1], value)
  } else ends.set(at, [value, value])
}

/** A line this many times as long as it is high may be bent; a bend below this share of its height is none. */
const bending = { length: 8, least: 0.15, end: 0.1, middle: 0.06 } as const

/** A bent line (paper that curls) with its bend, and the height that it has without it: a straight box around it would make its letters small. */
function unbent(box: LeaningBox, columns: ReadonlyMap<number, readonly [top: number, bottom: number]>): LeaningBox {
  if (box.width < bending.length * box.height) return box
  const [cos, sin] = [Math.cos(box.lean), Math.sin(box.lean)]
  const parts = { left: [0, 0], middle: [0, 0], right: [0, 0] }
  for (const [x, [top, bottom]] of columns) {
    const y = (top + bottom) / 2
    const at = ((x - box.x) * cos + (y - box.y) * sin) / box.width
    const part =
      at < bending.end - 0.5 ? parts.left : at > 0.5 - bending.end ? parts.right : Math.abs(at) < bending.middle ? parts.middle : null
    if (part === null) continue
    part[0] = (part[0] ?? 0) + (y - box.y) * cos - (x - box.x) * sin
    part[1] = (part[1] ?? 0) + 1
  }
  const [left = 0, middle = 0, right = 0] = Object.values(parts).map(([sum = 0, count = 0]) => sum / Math.max(1, count))
  // The ends are measured a little within the line.
  const bend = (middle - (left + right) / 2) / (1 - bending.end) ** 2
  const height = box.height - Math.abs(bend)
  return height < binarisation.leastHeight || Math.abs(bend) < bending.least * height ? box : { ...box, height, bend }
}

/** The model marks the inner part of a line; the whole of it lies this much further out (its training shrank it so). */
function grown(box: LeaningBox): LeaningBox {
  const distance = (box.width * box.height * binarisation.growth) / (2 * (box.width + box.height))
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance }
}

function stretched({ x, y, width, height, lean, bend = 0 }: LeaningBox, across: number, down: number): LeaningBox {
  const mean = (across + down) / 2
  return {
    x: (x + 0.5) * across,
    y: (y + 0.5) * down,
    width: width * mean,
    height: height * mean,
    bend: bend * mean,
    lean: Math.atan2(Math.sin(lean) * down, Math.cos(lean) * across),
  }
}
