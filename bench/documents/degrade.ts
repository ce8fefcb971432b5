import sharp from 'sharp'
import type { Random } from './random.ts'

export interface Wear {
  /** Degrees of skew, share of noise (0 to 1), light of the darkest corner (1 is even), quality of the JPEG. */
  skew: number
  noise: number
  shade: number
  quality: number
  /** Quarter turns told only in the picture's EXIF. */
  exifTurn?: boolean
  format: 'jpeg' | 'png'
}

/** Makes a clean picture look scanned or photographed. */
export async function degrade(picture: Buffer, { skew, noise, shade, quality, exifTurn, format }: Wear, random: Random): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .rotate(skew, { background: '#f2f2f2' })
    .flatten({ background: '#f2f2f2' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const place = y * info.width + x
      const light = 1 - (1 - shade) * ((x / info.width + y / info.height) / 2)
      const grain = (random.next() + random.next() + random.next() - 1.5) * 255 * noise
      data[place] = Math.max(0, Math.min(255, (data[place] ?? 255) * light + grain))
    }
  }
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
  const shown = exifTurn ? sharp(await raw.png().toBuffer()).rotate(270) : raw
  return format === 'png'
    ? shown.png().toBuffer()
    : shown
        .jpeg({ quality })
        .withMetadata(exifTurn ? { orientation: 6 } : {})
        .toBuffer()
}
