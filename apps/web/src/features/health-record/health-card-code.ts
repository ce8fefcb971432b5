import decodeQR from 'qr/decode.js'

/** A picture's points, four numbers each, as a canvas gives them. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

/** Where the numbers of a health card's code begin in the alphabet (https://spec.smarthealth.cards/, "Encoding QRs"). */
const firstLetter = 45
/** A picture is made smaller than this before a code is looked for. */
const longestSide = 1_600

/** The text of the code in a picture; null where none is found. */
export function codeIn(pixels: Pixels): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    return null
  }
}

/** The health card in the text of a code, as the file that a card travels in; null for any other text, and for a part of a card. */
export function healthCardFile(text: string): File | null {
  const [, digits] = /^shc:\/((?:\d\d)+)$/.exec(text) ?? []
  if (!digits) return null
  const token = (digits.match(/\d\d/g) ?? []).map((pair) => String.fromCharCode(Number(pair) + firstLetter)).join('')
  return new File([JSON.stringify({ verifiableCredential: [token] })], 'card.smart-health-card', { type: 'application/smart-health-card' })
}

/** Whether the text of a code is a SMART Health Link, by itself or behind the address of a viewer. */
export const isHealthLink = (text: string): boolean => /(?:^|#)shlink:\/[\w-]+$/.test(text)

/**
 * What the code on a picture is, read in this browser: the file of a health card, or the text of a health link.
 * @throws where the file is no picture that the browser opens
 */
export async function healthCodeOnPicture(picture: File): Promise<File | string | null> {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return null
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const text = codeIn({ width, height, data: context.getImageData(0, 0, width, height).data })
  if (text !== null && isHealthLink(text)) return text
  return text === null ? null : healthCardFile(text)
}
