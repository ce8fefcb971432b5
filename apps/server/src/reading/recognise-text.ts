import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { DocumentPage } from '@dr-ai/clinic/records/document-page'
import sharp from 'sharp'
import type { PSM, Worker } from 'tesseract.js'
import { arrangeWords, type PlacedWord } from './arrange-words.ts'
import { type GreyPicture, preparePicture } from './prepare-picture.ts'

/** Reads the text in one picture. @throws ReadingRefused for a damaged picture or one with too many pixels. */
export type RecogniseText = (picture: Uint8Array) => Promise<DocumentPage>

interface SeenWord extends PlacedWord {
  confidence: number
}

const languageFolder = join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int')
/** Below this mean confidence the picture may lie on its side or on its head, and other ways round are tried. */
const uprightConfidence = 62
/**
 * Every picture is looked at three times, in different sizes, so that one look does not repeat the other's mistakes: a
 * decimal point that is lost in one size is there in another. Page layouts as Tesseract numbers them: one column, one block.
 */
const looks = [
  { size: 1, layout: '4' },
  { size: 1.35, layout: '6' },
  { size: 0.82, layout: '4' },
] as const
type Look = (typeof looks)[number]
/** What the prepared picture of an A4 page has. */
const dotsPerInch = 210

/** A reader of pictures; it is started at the first picture. Nothing is fetched: the language data lies in a package. */
export function createTextRecogniser(): { recognise: RecogniseText; close(): Promise<void> } {
  let starting: Promise<Worker> | null = null
  const start = async (): Promise<Worker> => {
    const { createWorker } = await import('tesseract.js')
    return createWorker('eng', 1, { langPath: languageFolder, cacheMethod: 'none', gzip: true })
  }
  const read = async (picture: GreyPicture, { size, layout }: Look): Promise<SeenWord[]> => {
    starting ??= start()
    const worker = await starting
    await worker.setParameters({ tessedit_pageseg_mode: layout as PSM, user_defined_dpi: String(Math.round(dotsPerInch * size)) })
    const image = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 1 } })
    const sized = size === 1 ? image : image.resize({ width: Math.round(picture.width * size) })
    const { data } = await worker.recognize(await sized.png({ compressionLevel: 1 }).toBuffer(), {}, { blocks: true, text: false })
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) || /^[-–<>≤≥*()/%:]+$/.test(text))
      .map(({ text, confidence, bbox }) => ({
        text,
        confidence,
        left: bbox.x0 / size,
        right: bbox.x1 / size,
        top: bbox.y0 / size,
        bottom: bbox.y1 / size,
      }))
  }

  return {
    recognise: async (bytes) => {
      let picture = await preparePicture(bytes)
      let words = await read(picture, looks[0])
      for (const quarterTurns of [2, 1, 3]) {
        if (certainty(words) >= uprightConfidence) break
        const turned = await preparePicture(bytes, quarterTurns)
        const seen = await read(turned, looks[0])
        if (certainty(seen) > certainty(words)) [picture, words] = [turned, seen]
      }
      return pageOf(words, [await read(picture, looks[1]), await read(picture, looks[2])])
    },
    close: async () => {
      if (starting) await (await starting).terminate()
    },
  }
}

/** Mean confidence, by letters; 0 for a picture without words. */
function certainty(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}

function pageOf(first: readonly SeenWord[], others: readonly (readonly SeenWord[])[]): DocumentPage {
  const agreed = first.map((word) => {
    const otherLooks = others.map((words) => wordAt(words, word))
    const [second, third] = otherLooks
    const isOutvoted =
      second !== undefined &&
      second !== '' &&
      second === third &&
      second !== word.text &&
      Math.abs(second.length - word.text.length) < 2 &&
      /\d/.test(second + word.text)
    return isOutvoted ? { ...word, text: second, otherLooks: [word.text, second] } : { ...word, otherLooks }
  })
  const { text, places } = arrangeWords(agreed)
  const recognised = places.map(({ word: { confidence, otherLooks }, start, end }) => ({
    start,
    end,
    confidence: Math.round(confidence),
    otherLooks,
  }))
  return { text, recognised }
}

/** The words that cover the same place in another look, as one; "" where there is none. */
function wordAt(words: readonly SeenWord[], place: PlacedWord): string {
  return words
    .filter(
      (word) =>
        overlap(word.left, word.right, place.left, place.right) > 0.5 && overlap(word.top, word.bottom, place.top, place.bottom) > 0.5,
    )
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join('')
}

/** How much two spans share, by the shorter one. */
function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  const shared = Math.min(to, otherTo) - Math.max(from, otherFrom)
  return shared / Math.max(1, Math.min(to - from, otherTo - otherFrom))
}
