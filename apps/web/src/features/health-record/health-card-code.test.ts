import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { codeIn, healthCardFile, isHealthLink } from './health-card-code.ts'

const token = 'eyJhbGciOiJFUzI1NiJ9.payload-of_a.card'
const numbers = [...token].map((letter) => String(letter.charCodeAt(0) - 45).padStart(2, '0')).join('')
const white = 255
const scale = 4

/** A code as a photo has it: each of its squares some points wide. */
function picture(text: string) {
  const squares = encodeQR(text, 'raw')
  const side = squares.length * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(white)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = squares[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { width: side, height: side, data }
}

test('the code of a health card is read out of a picture, and becomes the file that a card travels in', async () => {
  const text = codeIn(picture(`shc:/${numbers}`))
  const file = healthCardFile(text ?? '')
  expect(JSON.parse((await file?.text()) ?? 'null')).toEqual({ verifiableCredential: [token] })
})

test('a picture without a code has none, and other codes are no health cards', () => {
  expect(codeIn({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(white) })).toBe(null)
  for (const text of ['', 'https://example.org', 'shc:/1/3/5676', 'shc:/123', `shc:/${numbers}x`]) expect(healthCardFile(text)).toBe(null)
})

test('the code of a health link is known as one, with a viewer in front of it too', () => {
  const link = 'shlink:/eyJ1cmwiOiJodHRwczovL2V4YW1wbGUub3JnIn0'
  expect(isHealthLink(codeIn(picture(link)) ?? '')).toBe(true)
  expect(isHealthLink(`https://viewer.example.org/#${link}`)).toBe(true)
  for (const text of ['', 'https://example.org', `shc:/${numbers}`, 'shlink:/']) expect(isHealthLink(text)).toBe(false)
})
