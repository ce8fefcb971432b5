import type { GreyPicture } from './grey-picture.ts'

/** Pixels of a cell, by which a picture is looked over, and cells of a block, whose paper is taken for one. */
const cell = 4
const block = 32
/** How dark a stamp is, as a share of the way from paper to ink; and what is darker than that is ink. */
const pale = { from: 0.14, to: 0.6 } as const
/** Of the long side of the page: what is pale and higher than this is no letter of its text. */
const tallShare = 1 / 45
/** Grey values between paper and ink, below which a page is too faint to tell a stamp from its text. */
const leastContrast = 70
/** A stamp is taken for this much darker than it mostly is, and its rim for this many cells. */
const margin = { darkness: 0.06, cells: 2 } as const

interface Cells {
  across: number
  down: number
  /** The darkest grey value of each cell. */
  darkest: Uint8Array
  /** The grey of the paper around each cell. */
  paper: Uint8Array
  ink: number
}

/**
 * The picture without the stamps, watermarks and pale rules that lie over or under its text: large marks that are darker than the
 * paper and paler than the ink. What is printed across them stays. The picture itself where there are none.
 */
export function withoutStamps(picture: GreyPicture): GreyPicture {
  const cells = cellsOf(picture)
  const marks = marksIn(cells, tallShare * (Math.max(picture.width, picture.height) / cell))
  return marks === null ? picture : lightened(picture, cells, marks)
}

function cellsOf({ width, height, data }: GreyPicture): Cells {
  const across = Math.ceil(width / cell)
  const down = Math.ceil(height / cell)
  const darkest = new Uint8Array(across * down).fill(255)
  const brightest = new Uint8Array(across * down)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * across
    for (let x = 0; x < width; x++) {
      const place = row + Math.floor(x / cell)
      const value = data[y * width + x] ?? 255
      if (value < (darkest[place] ?? 255)) darkest[place] = value
      if (value > (brightest[place] ?? 0)) brightest[place] = value
    }
  }
  const ink = [...darkest].sort((a, b) => a - b)[Math.floor(darkest.length * 0.003)] ?? 0
  return { across, down, darkest, paper: paperOf(brightest, across, down), ink }
}

/** Most cells of a block are paper: the grey that four fifths of its cells do not surpass. */
function paperOf(brightest: Uint8Array, across: number, down: number): Uint8Array {
  const paper = new Uint8Array(brightest.length)
  for (let top = 0; top < down; top += block) {
    for (let left = 0; left < across; left += block) {
      const values: number[] = []
      const rows = Math.min(down, top + block)
      const columns = Math.min(across, left + block)
      for (let y = top; y < rows; y++) for (let x = left; x < columns; x++) values.push(brightest[y * across + x] ?? 255)
      const grey = values.sort((a, b) => a - b)[Math.floor(values.length * 0.8)] ?? 255
      for (let y = top; y < rows; y++) paper.fill(grey, y * across + left, y * across + columns)
    }
  }
  return paper
}

/** How dark a grey value is between the paper (0) and the ink (1) of its cell. */
function darknessOf({ paper, ink }: Cells, place: number, grey: number): number {
  const white = paper[place] ?? 255
  return white - ink < leastContrast ? 0 : (white - grey) / (white - ink)
}

/** For each cell of a large pale mark and its rim, up to which darkness it is of the mark; null where there is none. */
function marksIn(cells: Cells, tall: number): Float32Array | null {
  const { across, down, darkest } = cells
  const darkness = Float32Array.from(darkest, (grey, place) => darknessOf(cells, place, grey))
  const isPale = (place: number) => {
    const own = darkness[place] ?? 0
    return own > pale.from && own < pale.to && around(place, 1, across, down).every((beside) => (darkness[beside] ?? 0) < pale.to)
  }
  const isSeen = new Uint8Array(darkness.length)
  let marks: Float32Array | null = null
  for (let start = 0; start < darkness.length; start++) {
    if (isSeen[start] || !isPale(start)) continue
    const island = islandFrom(start, isPale, isSeen, across, down)
    const rows = island.map((place) => Math.floor(place / across))
    const [first = 0, last = 0] = [rows.reduce((a, b) => Math.min(a, b)), rows.reduce((a, b) => Math.max(a, b))]
    if (last - first < tall) continue
    const sorted = island.map((place) => darkness[place] ?? 0).sort((a, b) => a - b)
    const limit = (sorted[Math.floor(sorted.length * 0.9)] ?? 0) + margin.darkness
    marks ??= new Float32Array(darkness.length)
    for (const place of island)
      for (const beside of around(place, margin.cells, across, down)) marks[beside] = Math.max(marks[beside] ?? 0, limit)
  }
  return marks
}

function islandFrom(start: number, isIn: (place: number) => boolean, isSeen: Uint8Array, across: number, down: number): number[] {
  const island: number[] = []
  const stack = [start]
  isSeen[start] = 1
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    island.push(place)
    for (const beside of around(place, 1, across, down)) {
      if (isSeen[beside] || !isIn(beside)) continue
      isSeen[beside] = 1
      stack.push(beside)
    }
  }
  return island
}

function around(place: number, distance: number, across: number, down: number): number[] {
  const x = place % across
  const y = Math.floor(place / across)
  const places: number[] = []
  for (let row = Math.max(0, y - distance); row <= Math.min(down - 1, y + distance); row++)
    for (let column = Math.max(0, x - distance); column <= Math.min(across - 1, x + distance); column++) places.push(row * across + column)
  return places
}

/** Within the marks what is not darker than they are becomes paper, and the rest is drawn out to the ink again. */
function lightened({ width, height, data }: GreyPicture, cells: Cells, marks: Float32Array): GreyPicture {
  const light = new Uint8Array(data)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * cells.across
    for (let x = 0; x < width; x++) {
      const place = row + Math.floor(x / cell)
      const limit = marks[place] ?? 0
      if (limit === 0) continue
      const own = darknessOf(cells, place, data[y * width + x] ?? 255)
      const white = cells.paper[place] ?? 255
      const left = own <= limit ? 0 : Math.min(1, (own - limit) / (1 - limit))
      light[y * width + x] = Math.max(0, Math.round(white - left * (white - cells.ink)))
    }
  }
  return { width, height, data: light }
}
