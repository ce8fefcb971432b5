import type { DocumentPage } from '@dr-ai/clinic/records/document-page'
import sharp from 'sharp'
import { maximumPixels } from './prepare-picture.ts'
import type { ReadingBounds, ReportProgress } from './reading-bounds.ts'
import { refusals } from './reading-refused.ts'
import type { RecogniseText } from './recognise-text.ts'

/**
 * The pages of a TIFF, as fax machines and scanners make it, each recognised as a picture.
 * @throws ReadingRefused for a damaged file or one with too many pixels.
 */
export async function readTiff(
  bytes: Buffer,
  recognise: RecogniseText,
  bounds: ReadingBounds,
  report: ReportProgress,
): Promise<{ pages: DocumentPage[]; pagesInFile: number }> {
  const open = (page: number) => sharp(bytes, { page, limitInputPixels: maximumPixels, failOn: 'truncated' })
  const { pages: count = 1, width = 0, height = 0 } = await open(0).metadata().catch(refuse)
  if (width * height > maximumPixels) throw refusals.tooManyPixels
  const pages: DocumentPage[] = []
  for (let page = 0; page < Math.min(count, bounds.recognisedPages); page++) {
    report({ stage: 'recognising', page: page + 1, pages: count })
    pages.push(await recognise(await open(page).png({ compressionLevel: 1 }).toBuffer().catch(refuse)))
  }
  return { pages, pagesInFile: count }
}

function refuse(error: unknown): never {
  throw error instanceof Error && /pixel limit|exceeds/i.test(error.message) ? refusals.tooManyPixels : refusals.broken
}
