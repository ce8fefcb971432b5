import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { maximumPixels } from './prepare-picture.ts'
import { refusals } from './reading-refused.ts'

/** Pixels of the long side of the picture that is given on: what the eye looks at. */
const longSide = 3_000
/** A file may hold a series; the first pictures of it are looked for the one that counts. */
const mostPictures = 100

/** What we use of libheif's module. */
interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  heif_js_decode_image2(handle: unknown, colours: unknown, chroma: unknown): { channels?: readonly HeifPlane[] }
}
interface HeifPicture {
  handle: unknown
  get_width(): number
  get_height(): number
  is_primary(): boolean
}
interface HeifPlane {
  width: number
  height: number
  stride: number
  data: Uint8Array
}

/**
 * The picture of a HEIC file, as phones of Apple take it, upright, as a PNG. libheif (LGPL) is loaded as it comes, from its own package.
 * @throws ReadingRefused for a damaged file, one with too many pixels, or where libheif is not there.
 */
export async function pictureOfHeic(bytes: Buffer): Promise<Buffer> {
  const heif = await loadHeif().catch(() => {
    throw refusals.heic
  })
  const plane = decoded(heif, bytes)
  const { width, height, stride } = plane
  const rows = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++) rows.set(plane.data.subarray(row * stride, row * stride + width * 3), row * width * 3)
  return sharp(rows, { raw: { width, height, channels: 3 }, limitInputPixels: maximumPixels })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function loadHeif(): Promise<Heif> {
  const require = createRequire(import.meta.url)
  const wasmBinary = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'))
  // It prints what it cannot read.
  return require('libheif-js/libheif-wasm/libheif.js')({ wasmBinary, print: () => undefined, printErr: () => undefined })
}

function decoded(heif: Heif, bytes: Buffer): HeifPlane {
  let plane: HeifPlane | undefined
  try {
    const pictures = new heif.HeifDecoder().decode(bytes).slice(0, mostPictures)
    const picture = pictures.find((each) => each.is_primary()) ?? pictures[0]
    if (!picture) throw refusals.broken
    if (picture.get_width() * picture.get_height() > maximumPixels) throw refusals.tooManyPixels
    const { heif_colorspace: colours, heif_chroma: chroma } = heif
    const { channels } = heif.heif_js_decode_image2(picture.handle, colours.heif_colorspace_RGB, chroma.heif_chroma_interleaved_RGB)
    plane = channels?.[0]
  } catch (error) {
    throw error === refusals.tooManyPixels ? error : refusals.broken
  }
  if (!plane) throw refusals.broken
  return plane
}
