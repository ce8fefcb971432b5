import { expect, test } from 'vitest'
import { readRecordsFile } from '../../apps/server/src/importing/read-records-file.ts'
import { inPieces } from '../../apps/server/src/testing/in-pieces.ts'
import { createRandom, type Random } from '../random.ts'
import { ccdaFiles } from './ccda-files.ts'
import { fhirFiles } from './fhir-files.ts'
import { oddCcdaFiles } from './odd-ccda-files.ts'
import { strangeCcdaValues } from './strange-ccda-values.ts'

const most = 20_000

/** One thing of a document gone wrong: an attribute, an element, a value or a piece of it. */
const damages: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => without(text, random, /\s[\w:]+="[^"]*"/g),
  (text, random) => without(text, random, /<(\w+)[^<>]*\/>/g),
  (text, random) => without(text, random, /<(\w+)[^<>]*>[^<]*<\/\1>/g),
  (text, random) => without(text, random, /"[^"]*"/g, '""'),
  (text, random) => without(text, random, /\d+/g, '99999999999999999999'),
  (text, random) => without(text, random, /"[^"]*"/g, '"\u0000&<"'),
  (text, random) => text.slice(0, Math.floor(random.next() * text.length)),
  (text, random) => without(text, random, /[[{][^[\]{}]*[\]}]/g, 'null'),
]

function without(text: string, random: Random, pattern: RegExp, instead = ''): string {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const { index, 0: whole } = random.pick(found)
  return text.slice(0, index) + instead + text.slice(index + whole.length)
}

test('a document of which any part is missing or spoilt is read or refused with a sentence, and never more than that', async () => {
  const random = createRandom(19)
  const files = [...ccdaFiles(), ...oddCcdaFiles(), ...strangeCcdaValues(), ...fhirFiles()].filter(({ bytes }) => bytes.length < most)
  const accidents: string[] = []
  let read = 0
  for (let round = 0; round < 1_500; round++) {
    const file = random.pick(files)
    let text = file.bytes.toString('utf8')
    for (let count = 0; count <= random.next() * 3; count++) text = random.pick(damages)(text, random)
    try {
      await readRecordsFile(inPieces(Buffer.from(text)))
      read++
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ReadingRefused'))
        accidents.push(`${file.name}: ${String(error)}: ${text.slice(0, 2_000)}`)
    }
  }
  expect(accidents).toEqual([])
  expect(read).toBeGreaterThan(500)
})
