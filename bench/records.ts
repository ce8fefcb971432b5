/**
 * Records in and out: how many of our own files are read right, how fast and in how much memory an Apple Health export is,
 * whether a whole record comes back as it left, and whether devices that write the same rows lose anything. `--json FILE` writes the
 * figures, `--records N` sets the size of the export, `--schedules N` how many random schedules are played.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readRecordsFile } from '../apps/server/src/importing/read-records-file.ts'
import { inPieces } from '../apps/server/src/testing/in-pieces.ts'
import { measureAppleImport } from './records/apple-export.ts'
import { ccdaFiles } from './records/ccda-files.ts'
import { differencesOf, type ExpectedFile, wrongUnits } from './records/expected-file.ts'
import { fhirFiles } from './records/fhir-files.ts'
import { oddCcdaFiles } from './records/odd-ccda-files.ts'
import { oddFhirFiles } from './records/odd-fhir-files.ts'
import { measureRoundTrip } from './records/round-trip.ts'
import { measureSecondReader } from './records/shared-link.ts'
import { strangeCcdaFiles } from './records/strange-ccda-files.ts'
import { strangeCcdaValues } from './records/strange-ccda-values.ts'
import { strangeFhirFiles } from './records/strange-fhir-files.ts'
import { measureSync } from './records/sync-schedules.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, records: { type: 'string', default: '2000000' }, schedules: { type: 'string', default: '10000' } },
})

async function readAll(files: readonly ExpectedFile[]) {
  const outcome = { files: files.length, crashes: 0, wrongUnits: 0, differences: 0 }
  for (const file of files) {
    try {
      const { items } = await readRecordsFile(inPieces(file.bytes))
      outcome.wrongUnits += wrongUnits(file, items)
      outcome.differences += differencesOf(file, items).length
    } catch {
      outcome.crashes++
    }
  }
  return outcome
}

const alone = ({ name }: ExpectedFile) => name !== 'everything at once'
const fhir = await readAll([...fhirFiles().filter(alone), ...oddFhirFiles(), ...strangeFhirFiles()])
const ccda = await readAll([...ccdaFiles().filter(alone), ...oddCcdaFiles(), ...strangeCcdaFiles(), ...strangeCcdaValues()])
const small = await measureAppleImport(Math.round(Number(values.records) / 10))
const large = await measureAppleImport(Number(values.records))
const trip = await measureRoundTrip()
const sync = await measureSync(Number(values.schedules))
const figures = {
  'import.fhir.files': fhir.files,
  'import.fhir.crashes': fhir.crashes,
  'import.fhir.wrong-units': fhir.wrongUnits,
  'import.fhir.differences': fhir.differences,
  'import.ccda.files': ccda.files,
  'import.ccda.crashes': ccda.crashes,
  'import.ccda.wrong-units': ccda.wrongUnits,
  'import.ccda.differences': ccda.differences,
  'import.apple.records': large.records,
  'import.apple.packed.mb': large.packedMegabytes,
  'import.apple.million.s': Number((large.seconds / (large.records / 1_000_000)).toFixed(1)),
  'import.apple.memory.mb': large.memoryMegabytes,
  'import.apple.memory.tenth.mb': small.memoryMegabytes,
  'import.apple.packed.tenth.mb': small.packedMegabytes,
  'import.apple.items': large.items,
  'roundtrip.rows': trip.rows,
  'roundtrip.loss': trip.loss,
  'roundtrip.twice': trip.twice,
  'link.second.reader': await measureSecondReader(),
  'sync.schedules': sync.schedules,
  'sync.lost': sync.lost,
  'sync.double.doses': sync.doubleDoses,
  'sync.apart': sync.apart,
}
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(32)} ${value}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
