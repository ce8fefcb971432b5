import type { DocumentPage } from '@dr-ai/clinic/records/document-page'
import { arrangeWords, type PlacedWord, placesOn } from './arrange-words.ts'
import { type Model, openModel } from './eye/eye-models.ts'
import { findLines } from './eye/find-lines.ts'
import { type GreyPicture, turnQuarters } from './eye/grey-picture.ts'
import { lightenStamps } from './eye/lighten-stamps.ts'
import { readLines } from './eye/read-lines.ts'
import { bendAt, type LeaningBox } from './eye/smallest-box.ts'
import { type LineWord, splitWords } from './eye/split-words.ts'
import { type Straighten, straightener } from './eye/straighten.ts'
import { surerWords } from './eye/surer-words.ts'
import { wayUp } from './eye/way-up.ts'
import { preparePicture } from './prepare-picture.ts'

/** Reads the text in one picture. @throws ReadingRefused for a damaged picture or one with too many pixels. */
export type RecogniseText = (picture: Uint8Array) => Promise<DocumentPage>

type SeenWord = PlacedWord & Pick<LineWord, 'confidence' | 'otherLooks'>

/** Lines with a figure, and those with a word below this, are looked at a second time, in a box this much higher; single signs below `dirt` are none. */
const sure = 92
const furtherAway = 1.14
const dirt = 45
/** The box of a line is this much higher than its letters. */
const letterShare = 0.68

/** A reader of pictures; its models are opened at the first picture and lie in a package: nothing is fetched. `onStep` hears that it goes on. */
export function createTextRecogniser(onStep: () => void): RecogniseText {
  const detect = openModel('detect', onStep)
  const direct = openModel('direct', onStep)
  const recognise = openModel('recognise', onStep)
  return async (bytes) => {
    const prepared = lightenStamps(await preparePicture(bytes))
    const found = await findLines(prepared, detect)
    const quarters = await wayUp(prepared, found, direct)
    const picture = turnQuarters(prepared, quarters)
    const lines = quarters === 0 ? found : await findLines(picture, detect)
    const straighten = straightener(lines, picture.width, picture.height)
    const read = await readTwice(picture, lines, recognise)
    return pageOf(
      read.flatMap((words, index) => words.map((word) => placed(word, lines[index] as LeaningBox, straighten))).filter(isSeen),
      picture,
      quarters,
    )
  }
}

/** Reads all lines, and those with a figure or an unsure letter a second time from a little further away: the surer reading counts, the other stays beside it. */
async function readTwice(picture: GreyPicture, lines: readonly LeaningBox[], recognise: Model): Promise<LineWord[][]> {
  const first = (await readLines(picture, lines, recognise)).map(({ line, letters }) => splitWords(line, letters))
  const unsure = first.flatMap((words, index) =>
    words.some(({ text, confidence }) => confidence < sure || /\d/.test(text)) ? [index] : [],
  )
  const boxes = unsure.map((index) => lines[index] as LeaningBox)
  const second = await readLines(
    picture,
    boxes.map((box) => ({ ...box, height: box.height * furtherAway })),
    recognise,
  )
  for (const [place, index] of unsure.entries()) {
    const { line, letters } = second[place] ?? { line: null, letters: [] }
    if (line) first[index] = surerWords(first[index] ?? [], splitWords(line, letters))
  }
  return first
}

/** A sign that stands alone and is hardly seen is dirt on the paper. */
const isSeen = ({ text, confidence }: SeenWord): boolean => confidence >= dirt || /[\p{L}\p{N}]{2}/u.test(text)

/** A word of a line at its place on the straightened page. */
function placed({ text, from, to, confidence, otherLooks }: LineWord, box: LeaningBox, straighten: Straighten): SeenWord {
  const at = (from + to) / 2
  const along = (at - 0.5) * box.width
  const across = bendAt(box, at)
  const middleX = box.x + along * Math.cos(box.lean) - across * Math.sin(box.lean)
  const middleY = box.y + along * Math.sin(box.lean) + across * Math.cos(box.lean)
  const half = ((to - from) * box.width) / 2
  const high = (box.height * letterShare) / 2
  const around = (x: number, y: number, rise: number) => ({
    left: x - half,
    right: x + half,
    top: y - high - rise,
    bottom: y + high + rise,
  })
  const seen = around(middleX, middleY, Math.abs(half * Math.sin(box.lean)))
  return { text, confidence, otherLooks, ...around(...straighten(middleX, middleY), 0), seen }
}

function pageOf(words: readonly SeenWord[], size: { width: number; height: number }, turned: number): DocumentPage {
  const { text, places } = arrangeWords(words)
  const recognised = places.map(({ word: { confidence, otherLooks }, start, end }) => ({ start, end, confidence, otherLooks }))
  return { text, recognised, places: placesOn(places, size), turned }
}
