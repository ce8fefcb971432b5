import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const words = 'Hämoglobin 14,1 g/dl – normal\r\nЕще €'
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

const encodings: [string, Uint8Array, string][] = [
  ['UTF-8', Buffer.from(words), words],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${words}`), words],
  ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le'), words],
  ['UTF-16, big end first', bigEndian(`\ufeff${words}`), words],
  ['UTF-16 without its mark', Buffer.from('Sodium 140 mmol/l', 'utf16le'), 'Sodium 140 mmol/l'],
  ['UTF-16, big end first, without its mark', bigEndian('Sodium 140 mmol/l'), 'Sodium 140 mmol/l'],
  ['Windows-1252', Buffer.from([0x48, 0xe4, 0x6d, 0x6f, 0x20, 0x80]), 'Hämo €'],
  ['nothing', Buffer.alloc(0), ''],
]
for (const [name, bytes, text] of encodings) test(`reads ${name}`, () => expect(decodeText(bytes)).toBe(text))

test('what is no text is none', () => {
  for (const hex of ['00010203040506070809', '89504e470d0a1a0a0000000d49484452', 'ffd8ffe000104a464946000101'])
    expect(decodeText(Buffer.from(hex, 'hex'))).toBeNull()
})

test('any text of ordinary characters comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: left out on purpose
      fc.pre(!/[\u0000-\u001f\u0080-\u009f\ufeff]/.test(text))
      expect(decodeText(Buffer.from(text))).toBe(text)
    }),
  )
})
