import { expect, test } from 'vitest'
import { readRecordsFile } from '../../apps/server/src/importing/read-records-file.ts'
import { inPieces } from '../../apps/server/src/testing/in-pieces.ts'
import { ccdaFiles } from './ccda-files.ts'
import { differencesOf } from './expected-file.ts'
import { fhirFiles } from './fhir-files.ts'
import { oddCcdaFiles } from './odd-ccda-files.ts'
import { oddFhirFiles } from './odd-fhir-files.ts'
import { strangeCcdaFiles } from './strange-ccda-files.ts'
import { strangeCcdaValues } from './strange-ccda-values.ts'
import { strangeFhirFiles } from './strange-fhir-files.ts'

for (const [format, files] of [
  ['FHIR', fhirFiles()],
  ['C-CDA', ccdaFiles()],
] as const)
  test.each(files.filter(({ name }) => name !== 'everything at once' || format === 'FHIR').map((file) => [file.name, file] as const))(
    `${format}: %s`,
    async (_, file) => {
      const { items, formats } = await readRecordsFile(inPieces(file.bytes))
      expect(differencesOf(file, items)).toEqual([])
      expect(formats).toEqual([format])
    },
  )

test.each(
  [...oddCcdaFiles(), ...strangeCcdaFiles(), ...strangeCcdaValues(), ...oddFhirFiles(), ...strangeFhirFiles()].map(
    (file) => [file.name, file] as const,
  ),
)('as others write it: %s', async (_, file) => {
  const { items, notes } = await readRecordsFile(inPieces(file.bytes))
  expect(differencesOf(file, items)).toEqual([])
  // What is not taken over is said, and nothing else is.
  expect(notes.join(' ')).toMatch(file.notes ?? /^$/)
})
