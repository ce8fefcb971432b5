import { expect, test } from 'vitest'
import { readRecordsFile } from '../../apps/server/src/importing/read-records-file.ts'
import { ccdaFiles } from './ccda-files.ts'
import { differencesOf } from './expected-file.ts'
import { fhirFiles } from './fhir-files.ts'

for (const [format, files] of [
  ['FHIR', fhirFiles()],
  ['C-CDA', ccdaFiles()],
] as const)
  test.each(files.filter(({ name }) => name !== 'everything at once' || format === 'FHIR').map((file) => [file.name, file] as const))(
    `${format}: %s`,
    async (_, file) => {
      const { items, formats } = await readRecordsFile(file.bytes)
      expect(differencesOf(file, items)).toEqual([])
      expect(formats).toEqual([format])
    },
  )
