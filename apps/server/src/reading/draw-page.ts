import sharp from 'sharp'
import type { PageTask } from './page-picture.ts'
import { maximumPixels } from './prepare-picture.ts'
import { refusals } from './reading-refused.ts'

/** Pixels of the long side of a page that is shown: a strip of it is still sharp on a phone. */
const longSide = 2_000

/** One page of a file as a JPEG that stands upright. @throws ReadingRefused where it cannot be drawn. */
export async function drawPage(bytes: Buffer, { type, page, turned }: PageTask): Promise<Buffer> {
  const picture = await pictureOf(bytes, type, page)
  const opened = sharp(picture, {
    limitInputPixels: maximumPixels,
    ...(type === 'image/tiff' && { page: page - 1 }),
  })
  // As the camera held it, then as the words stand.
  const upright = await opened.rotate().flatten({ background: '#fff' }).toBuffer().catch(refuse)
  return sharp(upright)
    .rotate(turned * 90)
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch(refuse)
}

async function pictureOf(bytes: Buffer, type: string, page: number): Promise<Buffer> {
  if (type === 'image/heic') {
    const { pictureOfHeic } = await import('./read-heic.ts')
    return pictureOfHeic(bytes)
  }
  if (type !== 'application/pdf') return bytes
  const { drawPdfPage } = await import('./read-pdf.ts')
  return drawPdfPage(bytes, page)
}

function refuse(): never {
  throw refusals.broken
}
