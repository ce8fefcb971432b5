import type { GreyPicture } from './grey-picture.ts'

/** Pixels of the side of a tile of which the paper is as bright as its brightest tenth. */
const tile = 64
/** Shares of the paper's brightness between which a stamp is: darker is ink, brighter is paper. */
const pale = { from: 0.5, to: 0.86 } as const
/** A stroke of a stamp is at least this wide, a rule of a table is not (share of the picture's width). */
const strokeShare = 0.0028
/** A stamp is at least this wide and high, letters are not (shares of the picture's width). */
const least = { width: 0.12, height: 0.04 } as const
/** A piece that print cuts off has at least so many dots of core, and lies so close (share of the picture's width). */
const leastPiece = 12
const nearShare = 0.02
/** What is wider than this share of the picture is the frame of a table. */
const mostWidth = 0.6
/** And its marks fill at most this much of its box: a shaded row of a table fills it. */
const mostFilled = 0.6

/** Beside a stamp there is at least so many times as much dark ink as there is core of the stamp. */
const leastInk = 2

/** Of a scan all tiles but these few are at least this bright, as a share of the brightest. */
const evenShare = 0.02
const evenness = 0.9

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  count: number
}

/**
 * The picture with large pale marks (a stamp over the text) as bright as the paper around, so that the print below can be found and read. A picture
 * without such a mark comes back as it is. Marks are told by their strokes, which are paler than ink and broader than the rules of tables.
 */
export function lightenStamps(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture
  const reach = Math.max(1, Math.round((strokeShare * width - 1) / 2))
  const { paper, isEven } = paperOf(picture)
  // In a photo the edge of a shadow and the desk around the page look like pale marks.
  if (!isEven) return picture
  const isPale = new Uint8Array(width * height)
  let dark = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = (data[y * width + x] ?? 255) / paper(x, y)
      if (share < pale.from) dark++
      else if (share < pale.to) isPale[y * width + x] = 1
    }
  const cores = eroded(isPale, width, height, reach)
  // Where the print itself is pale (faded thermal paper), what looks like a stamp is print.
  if (dark < leastInk * cores.reduce((sum, core) => sum + core, 0)) return picture
  const islands = boxesOf(cores, width, height)
  const whole = islands.filter(
    ({ left, right, top, bottom, count }) =>
      right - left > least.width * width &&
      right - left < mostWidth * width &&
      bottom - top > least.height * width &&
      count < mostFilled * (right - left) * (bottom - top),
  )
  const stamps = withPieces(
    whole,
    islands.filter(({ left, right, count }) => count >= leastPiece && right - left < mostWidth * width),
    nearShare * width,
  )
  if (stamps.length === 0) return picture
  const lighter = Uint8Array.from(data)
  for (const { left, right, top, bottom } of stamps) {
    const level = levelOf(picture, cores, { left, right, top, bottom }, paper)
    for (let y = Math.max(0, top - 2 * reach); y <= Math.min(height - 1, bottom + 2 * reach); y++)
      for (let x = Math.max(0, left - 2 * reach); x <= Math.min(width - 1, right + 2 * reach); x++) {
        if (!isNear(cores, x, y, width, height, 2 * reach)) continue
        const grey = data[y * width + x] ?? 0
        // What the stamp took of the light is given back, so that the print in its strokes keeps its shape; at their rims there is less to give.
        const isStroke = isNear(cores, x, y, width, height, reach)
        if (isStroke || grey >= level * paper(x, y)) lighter[y * width + x] = Math.min(Math.round(paper(x, y)), Math.round(grey / level))
      }
  }
  return { width, height, data: lighter }
}

/** Stamps with the pieces of them that print cuts off: islands that lie close to them. */
function withPieces(whole: readonly Box[], islands: readonly Box[], near: number): Box[] {
  const stamps = new Set(whole)
  for (let before = -1; before !== stamps.size; ) {
    before = stamps.size
    for (const island of islands) if ([...stamps].some((stamp) => areNear(stamp, island, near))) stamps.add(island)
  }
  return [...stamps]
}

const areNear = (one: Box, other: Box, near: number): boolean =>
  one.left - near <= other.right && other.left - near <= one.right && one.top - near <= other.bottom && other.top - near <= one.bottom

/** How bright the strokes of a stamp are on the whole, as a share of the paper. */
function levelOf(
  { width, data }: GreyPicture,
  cores: Uint8Array,
  { left, right, top, bottom }: Omit<Box, 'count'>,
  paper: (x: number, y: number) => number,
): number {
  let sum = 0
  let count = 0
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if (cores[y * width + x]) {
        sum += (data[y * width + x] ?? 0) / paper(x, y)
        count++
      }
  return sum / Math.max(1, count)
}

/** How bright the paper is at a place, and whether it is nearly as bright everywhere, as on a scan. */
function paperOf({ width, height, data }: GreyPicture): { paper: (x: number, y: number) => number; isEven: boolean } {
  const across = Math.ceil(width / tile)
  const down = Math.ceil(height / tile)
  const tiles = new Uint8Array(across * down)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const seen = new Uint32Array(256)
      let count = 0
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y += 2)
        for (let x = column * tile; x < Math.min(width, (column + 1) * tile); x += 2) {
          const grey = data[y * width + x] ?? 255
          seen[grey] = (seen[grey] ?? 0) + 1
          count++
        }
      let brighter = 0
      let grey = 255
      for (; grey > 1; grey--) {
        brighter += seen[grey] ?? 0
        if (brighter > count / 10) break
      }
      tiles[row * across + column] = grey
    }
  const [darkest = 0, brightest = 255] = [Math.floor(tiles.length * evenShare), Math.floor(tiles.length * (1 - evenShare))].map(
    (place) => tiles.toSorted()[place],
  )
  return {
    paper: (x, y) => tiles[Math.floor(y / tile) * across + Math.floor(x / tile)] ?? 255,
    isEven: darkest >= evenness * brightest,
  }
}

/** The places around which everything within reach is marked. */
function eroded(marks: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const along = new Uint8Array(marks.length)
  const kept = new Uint8Array(marks.length)
  const wanted = 2 * reach + 1
  for (let y = 0; y < height; y++) {
    let run = 0
    for (let x = 0; x < width; x++) {
      run = marks[y * width + x] ? run + 1 : 0
      if (run >= wanted) along[y * width + x - reach] = 1
    }
  }
  for (let x = 0; x < width; x++) {
    let run = 0
    for (let y = 0; y < height; y++) {
      run = along[y * width + x] ? run + 1 : 0
      if (run >= wanted) kept[(y - reach) * width + x] = 1
    }
  }
  return kept
}

/** The islands of marks. */
function boxesOf(marks: Uint8Array, width: number, height: number): Box[] {
  const isSeen = new Uint8Array(marks.length)
  const boxes: Box[] = []
  const stack: number[] = []
  for (let start = 0; start < marks.length; start++) {
    if (!marks[start] || isSeen[start]) continue
    const box: Box = { left: width, right: 0, top: height, bottom: 0, count: 0 }
    isSeen[start] = 1
    stack.push(start)
    for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
      const x = place % width
      const y = (place - x) / width
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      box.count++
      for (let nextY = Math.max(0, y - bridge); nextY <= Math.min(height - 1, y + bridge); nextY++)
        for (let nextX = Math.max(0, x - bridge); nextX <= Math.min(width - 1, x + bridge); nextX++) {
          const next = nextY * width + nextX
          if (!marks[next] || isSeen[next]) continue
          isSeen[next] = 1
          stack.push(next)
        }
    }
    boxes.push(box)
  }
  return boxes
}

/** Print cuts the strokes of a stamp: marks so close are one. */
const bridge = 6

function isNear(marks: Uint8Array, x: number, y: number, width: number, height: number, reach: number): boolean {
  for (let nextY = Math.max(0, y - reach); nextY <= Math.min(height - 1, y + reach); nextY++)
    for (let nextX = Math.max(0, x - reach); nextX <= Math.min(width - 1, x + reach); nextX++) if (marks[nextY * width + nextX]) return true
  return false
}
