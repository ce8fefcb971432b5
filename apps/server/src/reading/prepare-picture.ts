import sharp from 'sharp'
import type { GreyPicture } from './eye/grey-picture.ts'
import { refusals } from './reading-refused.ts'

/** Pixels of a picture that is still opened: the largest phones take 50 megapixels. */
export const maximumPixels = 60_000_000
/** A page of text is recognised best when it is about this long on its long side: A4 at 260 dots an inch. */
const bestLength = 3_000

// One thread and no cache: the reader lives for one file, and two of them share the machine.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Makes a picture of text fit to be recognised: turned as the camera held it, grey, and not larger than needed.
 * @throws ReadingRefused for a damaged picture or one with too many pixels.
 */
export async function preparePicture(bytes: Uint8Array): Promise<GreyPicture> {
  const opened = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'truncated', sequentialRead: true })
  const { width = 0, height = 0 } = await opened.metadata().catch(refuse)
  if (width * height > maximumPixels) throw refusals.tooManyPixels
  const { data, info } = await opened
    .rotate()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: bestLength, height: bestLength, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  if (info.channels !== 1) throw refusals.broken
  return { width: info.width, height: info.height, data }
}

function refuse(error: unknown): never {
  throw error instanceof Error && /pixel limit|exceeds/i.test(error.message) ? refusals.tooManyPixels : refusals.broken
}
