import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Random } from '../random.ts'

/** What happens to paper on its way into the computer. */
export const scanWears = ['flatbed', 'fax', 'thermal', 'stamped'] as const
export const photoWears = ['even', 'shadowed', 'curled', 'slanted', 'blurred'] as const
export type WearDown = (typeof scanWears)[number] | (typeof photoWears)[number]

/** Grey of the desk that a page is photographed on. */
const desk = 95

/** Makes a clean picture of a page look as it arrives: scanned, faxed, faded, stamped or photographed. */
export async function wearDown(picture: Buffer, wear: WearDown, random: Random): Promise<Buffer> {
  switch (wear) {
    case 'flatbed':
      return jpeg(grain(await greyOf(picture, 0.7), 8, random), 82)
    case 'fax':
      return fax(await greyOf(picture, -0.5))
    case 'thermal':
      return jpeg(grain(fade(await greyOf(picture, 0)), 10, random), 70)
    case 'stamped':
      return jpeg(grain(await greyOf(await stamp(picture), -0.8), 7, random), 82)
    case 'even':
      return photo(picture, { slant: 0.012, curl: 0, shadow: 0, blur: 0.5 }, random)
    case 'shadowed':
      return photo(picture, { slant: 0.02, curl: 0, shadow: 0.5, blur: 0.5 }, random)
    case 'curled':
      return photo(picture, { slant: 0.02, curl: 0.013, shadow: 0.15, blur: 0.4 }, random)
    case 'slanted':
      return photo(picture, { slant: 0.06, curl: 0, shadow: 0.2, blur: 0.4 }, random)
    case 'blurred':
      return photo(picture, { slant: 0.015, curl: 0, shadow: 0.1, blur: 1.3 }, random)
  }
}

interface Grey {
  data: Buffer
  width: number
  height: number
}

async function greyOf(picture: Buffer, degrees: number): Promise<Grey> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .rotate(degrees, { background: '#f2f2f2' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const sharpOf = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })
const jpeg = (grey: Grey, quality: number): Promise<Buffer> => sharpOf(grey).jpeg({ quality }).toBuffer()

function grain(grey: Grey, strength: number, random: Random): Grey {
  for (let place = 0; place < grey.data.length; place++)
    grey.data[place] = Math.max(0, Math.min(255, (grey.data[place] ?? 255) + (random.next() + random.next() - 1) * strength * 2))
  return grey
}

/** A page of 200 dots to the inch ("fine"), black and white only. */
const fax = (grey: Grey): Promise<Buffer> => sharpOf(grey).threshold(165).png().toBuffer()

/** Thermal paper that lay in the sun: pale, paler in the middle, with unprinted streaks. */
function fade(grey: Grey): Grey {
  const { data, width, height } = grey
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      const paleness = 0.42 + 0.22 * Math.exp(-(((y / height - 0.5) / 0.18) ** 2))
      const isStreak = x % Math.round(width / 5) < 1
      data[place] = isStreak ? 235 : 238 - (238 - Math.min(238, data[place] ?? 238)) * (1 - paleness)
    }
  }
  return grey
}

async function stamp(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const unit = image.width / 100
  context.translate(image.width * 0.55, image.height * 0.32)
  context.rotate(-0.25)
  context.strokeStyle = context.fillStyle = 'rgba(150, 30, 30, 0.38)'
  context.lineWidth = unit * 0.5
  context.strokeRect(-unit * 18, -unit * 6, unit * 36, unit * 12)
  context.font = `bold ${unit * 5}px sans-serif`
  context.fillText('RECEIVED', -unit * 15, unit * 2)
  return canvas.toBuffer('image/png')
}

interface Taking {
  /** Shares of the width by which the far edge is narrower, and by which lines bend. */
  slant: number
  curl: number
  /** How much of the light a hand takes away. */
  shadow: number
  blur: number
}

/** A photo of the page on a desk: seen aslant, bent, partly in the shadow, not quite sharp. */
async function photo(picture: Buffer, { slant, curl, shadow, blur }: Taking, random: Random): Promise<Buffer> {
  const page = await greyOf(picture, 0)
  const margin = Math.round(page.width * 0.06)
  const width = page.width + 2 * margin
  const height = page.height + 2 * margin
  const data = Buffer.alloc(width * height, desk)
  const turn = (random.next() - 0.5) * slant
  for (let y = 0; y < height; y++) {
    const v = (y - margin) / page.height
    const inset = slant * (1 - v) * page.width
    const stretch = page.width / (page.width - 2 * inset)
    for (let x = 0; x < width; x++) {
      const u = ((x - margin - inset) * stretch) / page.width
      const bend = curl * page.width * Math.sin(Math.PI * u) + turn * page.width * (u - 0.5)
      const grey = at(page, u * page.width, y - margin + bend)
      if (grey === null) continue
      const dark = 1 - shadow / (1 + Math.exp((u + 0.6 * v - 0.85) * -14))
      data[y * width + x] = Math.max(0, Math.min(255, grey * dark * (0.98 - 0.08 * v) + (random.next() - 0.5) * 14))
    }
  }
  return sharpOf({ data, width, height }).blur(blur).jpeg({ quality: 80 }).toBuffer()
}

/** The grey between four dots; null beside the page. */
function at({ data, width, height }: Grey, x: number, y: number): number | null {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null
  const place = top * width + left
  const across = x - left
  const down = y - top
  const upper = (data[place] ?? 255) * (1 - across) + (data[place + 1] ?? 255) * across
  const lower = (data[place + width] ?? 255) * (1 - across) + (data[place + width + 1] ?? 255) * across
  return upper * (1 - down) + lower * down
}
