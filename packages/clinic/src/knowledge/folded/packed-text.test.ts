import { expect, test } from 'vitest'
import { packText, unpackText } from './packed-text.ts'

function roundTrip(text: string): string {
  const letters = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const unpacked = new Uint8Array(letters.length)
  unpackText(packText(letters), unpacked)
  return Array.from(unpacked, (letter) => String.fromCharCode(letter)).join('')
}

test.each([
  ['brackets that are never closed', 'read(word[place{'.repeat(200)],
  ['brackets that were never opened', 'word)place]letter}'.repeat(200)],
  ['brackets deeper than any are kept apart', `${'('.repeat(1_000)}word${')'.repeat(1_500)}`],
  ['brackets of one kind closed by another', 'a(b]c{d)e[f}'.repeat(100)],
  ['nothing', ''],
])('%s come back letter by letter', (_, text) => expect(roundTrip(text)).toBe(text))
