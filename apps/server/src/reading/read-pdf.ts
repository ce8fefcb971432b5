import type { DocumentPage } from '@dr-ai/clinic/records/document-page'
import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { arrangeWords, type PlacedWord, placesOn } from './arrange-words.ts'
import type { ReadingBounds, ReportProgress } from './reading-bounds.ts'
import { refusals } from './reading-refused.ts'
import type { RecogniseText } from './recognise-text.ts'

/** The files pdf.js looks up beside its code: fonts that need not be embedded, character maps, decoders. */
const assets = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))
const asset = (folder: string): string => new URL(`${folder}/`, assets).href.replace('file://', '')
/** A page with fewer letters than this that holds a picture is a scan. */
const lettersOfText = 60
/** Dots per inch at which a scanned page is drawn, and the most pixels of one page. */
const drawing = { dotsPerInch: 300, pixels: 12_000_000 }
/** Pixels of an image inside a PDF that are still decoded. */
const imagePixels = 60_000_000

/**
 * The text of a PDF, page by page; pages that are pictures are drawn and recognised.
 * @throws ReadingRefused for an encrypted, damaged or empty file.
 */
export async function readPdf(
  bytes: Uint8Array,
  recognise: RecogniseText,
  bounds: ReadingBounds,
  report: ReportProgress,
  password: string | null = null,
): Promise<{ pages: DocumentPage[]; pagesInFile: number }> {
  const { file, close } = await openPdf(bytes, password)
  const pages: DocumentPage[] = []
  let isBroken = false
  let recognised = 0
  const last = Math.min(file.numPages, bounds.pages)
  for (let number = 1; number <= last; number++) {
    try {
      const read = await readPage(file, number, async (page) => {
        if (recognised++ >= bounds.recognisedPages) return null
        report({ stage: 'recognising', page: number, pages: last })
        return recognise(await draw(page))
      })
      report({ stage: 'reading', page: number, pages: last })
      if (read === null) break
      pages.push(read)
    } catch (error) {
      if (error === refusals.tooManyPixels) throw error
      isBroken = true
      pages.push({ text: '', recognised: null })
    }
    if (pages.reduce((sum, page) => sum + page.text.length, 0) > bounds.characters) break
  }
  await close()
  if (isBroken && pages.every(({ text }) => text === '')) throw refusals.broken
  return { pages, pagesInFile: file.numPages }
}

/** One page drawn as a picture. @throws ReadingRefused for a file that does not open or a page that it has not. */
export async function drawPdfPage(bytes: Uint8Array, number: number): Promise<Buffer> {
  const { file, close } = await openPdf(bytes, null)
  if (number > file.numPages) throw refusals.broken
  const drawn = await draw(await file.getPage(number))
  await close()
  return drawn
}

async function openPdf(bytes: Uint8Array, password: string | null): Promise<{ file: PDFDocumentProxy; close(): Promise<void> }> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    ...(password && { password }),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: imagePixels,
    standardFontDataUrl: asset('standard_fonts'),
    cMapUrl: asset('cmaps'),
    wasmUrl: asset('wasm'),
    iccUrl: asset('iccs'),
  })
  const file = await task.promise.catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'PasswordException')) throw refusals.broken
    throw password ? refusals.wrongPassword : refusals.encrypted
  })
  return { file, close: () => task.destroy() }
}

async function readPage(
  file: PDFDocumentProxy,
  number: number,
  recognisePage: (page: PDFPageProxy) => Promise<DocumentPage | null>,
): Promise<DocumentPage | null> {
  const page = await file.getPage(number)
  const words = await wordsOf(page)
  const letters = words.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  const read =
    letters < lettersOfText && (await hasPicture(page)) ? await recognisePage(page) : textPage(words, page.getViewport({ scale: 1 }))
  page.cleanup()
  return read
}

function textPage(words: readonly PlacedWord[], size: { width: number; height: number }): DocumentPage {
  const { text, places } = arrangeWords(words)
  return { text: text.replace(/ {2}/g, '\t '), recognised: null, places: placesOn(places, size), turned: 0 }
}

/** The pieces of text of a page, upright, in points. */
async function wordsOf(page: PDFPageProxy): Promise<PlacedWord[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { Util } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { items } = await page.getTextContent({ disableNormalization: false })
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a, b, , , x, y] = Util.transform(viewport.transform, item.transform) as [number, number, number, number, number, number]
    const height = item.height || Math.hypot(a, b)
    const isUpright = Math.abs(b) < 0.2 * Math.abs(a) && a > 0
    if (!isUpright) return []
    const lead = item.str.length - item.str.trimStart().length
    const shown = item.str.trim()
    const perLetter = item.width / Math.max(1, item.str.length)
    return [
      {
        text: shown,
        left: x + lead * perLetter,
        right: x + (lead + shown.length) * perLetter,
        top: y - 0.8 * height,
        bottom: y + 0.2 * height,
      },
    ]
  })
}

async function hasPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray } = await page.getOperatorList()
  const pictures: readonly number[] = [
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageXObjectRepeat,
    OPS.constructPath,
  ]
  return fnArray.some((operation) => pictures.includes(operation))
}

async function draw(page: PDFPageProxy): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 })
  const wanted = drawing.dotsPerInch / 72
  const scale = Math.min(wanted, Math.sqrt(drawing.pixels / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  return canvas.encode('jpeg', 95)
}
