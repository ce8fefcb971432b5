import { type CutLine, cutLine } from './cut-line.ts'
import { type Model, readLetters } from './eye-models.ts'
import type { GreyPicture } from './grey-picture.ts'
import type { LeaningBox } from './smallest-box.ts'

/** One letter of a line that was read. */
export interface ReadLetter {
  letter: string
  /** 0 to 1. */
  confidence: number
  /** Place of its middle along the line, 0 to 1. */
  at: number
  /** What else it may be ("" for nothing at all), with a probability that counts; null where there is no such thing. */
  other: string | null
  /** A point may stand between this letter and the next one. */
  pointAfter: boolean
}

/** The reading model wants lines of this height (pixels), and gives one column of probabilities for every eight. */
export const lineHeight = 48
/** Pixels of width that are read in one run, padding included: longer runs take more memory and are no quicker. */
const batchWidth = 800
/** Runs at once: each has a thread of its own. */
const runsAtOnce = 2
/** A second reading of a letter counts from this probability, a point that may have been missed from this one. */
const doubtful = { letter: 0.15, point: 0.04 } as const

const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('')
/** What stands in the documents of English-speaking laboratories; the dictionary knows thousands of Chinese letters besides. */
const expected = new Set(`${printable} °·×±≥≤≈→←↑↓▲▼•–—éèüöäáàíóúÉÜμαβγ²³℃‰½£€★●■□`)
/** Wide forms and look-alikes that the model gives for printed signs. */
const same: Readonly<Record<string, string>> = { '。': '.', '、': ',', '′': "'", '∶': ':', '～': '~', '－': '-', '＜': '<', '＞': '>' }

const letters = readLetters()
/** Each class of the model that may be read here, with the letter it stands for; class 0 is "nothing". */
const classes: readonly (readonly [index: number, letter: string])[] = letters.flatMap((letter, index) => {
  const code = letter.codePointAt(0) ?? 0
  const plain = same[letter] ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : letter)
  return index === 0 || expected.has(plain) ? [[index, plain] as const] : []
})
const pointClasses = classes.filter(([, letter]) => letter === '.' || letter === ',').map(([index]) => index)

/** Reads lines of text; the answer has one entry for each box, in their order. */
export async function readLines(
  picture: GreyPicture,
  boxes: readonly LeaningBox[],
  recognise: Model,
): Promise<{ line: CutLine; letters: ReadLetter[] }[]> {
  const cut = boxes.map((box) => cutLine(picture, box, lineHeight))
  const order = cut.map((_, index) => index).sort((a, b) => (cut[a]?.width ?? 0) - (cut[b]?.width ?? 0))
  const batches: number[][] = []
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && (cut[order[to] ?? 0]?.width ?? 0) * (to + 1 - from) <= batchWidth) to++
    batches.push(order.slice(from, to))
    from = to
  }
  const read: { line: CutLine; letters: ReadLetter[] }[] = []
  const work = async () => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
      const lines = batch.map((index) => cut[index] as CutLine)
      const answers = await readBatch(lines, recognise)
      for (const [place, index] of batch.entries()) read[index] = { line: lines[place] as CutLine, letters: answers[place] ?? [] }
    }
  }
  await Promise.all(Array.from({ length: runsAtOnce }, work))
  return read
}

async function readBatch(lines: readonly CutLine[], recognise: Model): Promise<ReadLetter[][]> {
  const width = Math.ceil(Math.max(...lines.map((line) => line.width)) / 8) * 8
  const { values, shape } = await recognise(modelInput(lines, width, lineHeight), [lines.length, 3, lineHeight, width])
  const [, columns = 0, kinds = 0] = shape
  return lines.map((line, index) => lettersIn(values, index * columns * kinds, columns, kinds, line.width / width))
}

/** Lines side by side as the models want them: three equal colours, -1 to 1; what is beyond a line is 0. */
export function modelInput(lines: readonly CutLine[], width: number, height: number): Float32Array {
  const plane = width * height
  const input = new Float32Array(lines.length * 3 * plane)
  for (const [index, line] of lines.entries()) {
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < Math.min(width, line.width); column++) {
        const value = (line.data[row * line.width + column] ?? 255) / 127.5 - 1
        const place = index * 3 * plane + row * width + column
        input[place] = value
        input[place + plane] = value
        input[place + 2 * plane] = value
      }
    }
  }
  return input
}

/** Connectionist temporal classification, the likeliest path: repeats are one letter, "nothing" separates. */
function lettersIn(values: Float32Array, from: number, columns: number, kinds: number, used: number): ReadLetter[] {
  const found: (ReadLetter & { first: number; last: number })[] = []
  let before = 0
  for (let column = 0; column < columns; column++) {
    const start = from + column * kinds
    let best = 0
    let second = 0
    for (let place = 1; place < classes.length; place++) {
      const value = values[start + (classes[place]?.[0] ?? 0)] ?? 0
      if (value > (values[start + (classes[best]?.[0] ?? 0)] ?? 0)) {
        second = best
        best = place
      } else if (second === best || value > (values[start + (classes[second]?.[0] ?? 0)] ?? 0)) second = place
    }
    const [index = 0, letter = ''] = classes[best] ?? []
    const confidence = values[start + index] ?? 0
    const last = found.at(-1)
    if (best === 0) {
      const point = Math.max(...pointClasses.map((each) => values[start + each] ?? 0))
      if (last && point > doubtful.point) last.pointAfter = true
    } else if (best === before && last) {
      last.last = column
      if (confidence > last.confidence) last.confidence = confidence
    } else {
      const [otherIndex = 0, other = ''] = classes[second] ?? []
      const isOpen = (values[start + otherIndex] ?? 0) > doubtful.letter && other !== letter
      found.push({ letter, confidence, at: 0, other: isOpen ? other : null, pointAfter: false, first: column, last: column })
    }
    before = best
  }
  return found.map(({ first, last, ...letter }) => ({ ...letter, at: Math.min(1, (first + last + 1) / 2 / columns / used) }))
}
