import { expect, test } from 'vitest'
import { writeZip } from '../../../../bench/documents/write-zip.ts'
import { inPieces } from '../testing/in-pieces.ts'
import { readRecordsFile } from './read-records-file.ts'

const bomb = writeZip([['export.xml', Buffer.alloc(90_000_000, 0x20)]])
const deep = `<ClinicalDocument>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</ClinicalDocument>`
const entities =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><ClinicalDocument><title>&b;&b;</title></ClinicalDocument>'

test.each<[string, Uint8Array | string, string]>([
  ['an empty JSON object', '{}', 'unsupported-type'],
  ['nothing', '', 'unsupported-type'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unsupported-type'],
  ['broken JSON', '{"resourceType": "Bundle", "entry": [', 'unreadable-document'],
  ['a broken document', '<ClinicalDocument><component>', 'unreadable-document'],
  ['a document of another kind', '<html></html>', 'unsupported-type'],
  ['a document that is deep', deep, 'unreadable-document'],
  ['a document with entities', entities, 'unreadable-document'],
  ['JSON that is deep', `{"resourceType":${'['.repeat(200_000)}`, 'unreadable-document'],
  ['a zip that is cut off', writeZip([['a.json', '{}']]).subarray(0, 40), 'unreadable-document'],
  ['a zip without records', writeZip([['a.txt', 'hello']]), 'unsupported-type'],
  ['a zip that unpacks to too much', bomb, 'unreadable-document'],
  ['a health card that is none', '{"verifiableCredential":["a.b.c"]}', 'unreadable-document'],
  ['plain words', 'hello', 'unsupported-type'],
])('%s is refused with a sentence', async (_, bytes, code) => {
  const refused = await readRecordsFile(inPieces(bytes)).catch((error: unknown) => error)
  expect(refused).toMatchObject({ refusal: { code, message: expect.stringMatching(/^[A-Z].+\.$/) } })
})

test.each<[string, object]>([
  ['values of other types', { resourceType: 'Condition', code: 7, onsetDateTime: {}, note: 'x' }],
  ['prototypes', JSON.parse('{"resourceType":"__proto__","__proto__":{"kind":"problem"},"code":{"text":"x"}}') as object],
  ['constructors', { resourceType: 'constructor', code: { text: 'x' } }],
  ['a bundle in itself', { resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Bundle', entry: 'none' } }] }],
  ['an endless name', { resourceType: 'AllergyIntolerance', code: { text: 'x'.repeat(100_000) } }],
  ['a date that no calendar has', { resourceType: 'Procedure', code: { text: 'x' }, performedDateTime: '2026-02-31' }],
])('a resource with %s does no harm', async (_, resource) => {
  const { items } = await readRecordsFile(inPieces(JSON.stringify(resource)))
  for (const { name, date } of items) expect([name.length <= 300, date ?? 'none']).toEqual([true, 'none'])
})

const fit = (source: string, type: string, ...values: object[]) =>
  JSON.stringify({
    'Data Source': source,
    'Data Points': values.map((value, place) => ({
      dataTypeName: type,
      startTimeNanos: String(1_768_375_860_000_000_000 + place * 60_000_000_000),
      fitValue: [value].flat().map((each) => ({ value: each })),
    })),
  })
const inShort = ({ items }: Awaited<ReturnType<typeof readRecordsFile>>) =>
  items.map(({ measure, value, second, unit }) => `${measure} ${value}${second ? `/${second}` : ''} ${unit}`).sort()

test('of Google’s takeout what is said several times is taken once', async () => {
  const steps = 'com.google.step_count.delta'
  const takeout = writeZip([
    ['Takeout/Fit/All Data/raw_a.json', fit(`raw:${steps}:phone`, steps, { intVal: 900 }, { intVal: 100 })],
    [
      'Takeout/Fit/All Data/derived_b.json',
      fit(`derived:${steps}:com.google.android.gms:merge_step_deltas`, steps, { intVal: 800 }, { intVal: 150 }),
    ],
    [
      'Takeout/Fit/All Data/derived_c.json',
      fit('derived:com.google.blood_pressure:com.google.android.gms:merged', 'com.google.blood_pressure', [{ fpVal: 132 }, { fpVal: 84 }]),
    ],
    ['Takeout/Fit/Daily activity metrics/Daily activity metrics.csv', 'Date,Step count\n2026-01-14,960'],
    ['Takeout/Fit/Daily activity metrics/2026-01-14.csv', 'Start time,End time,Step count\n07:30:00.000+00:00,07:45:00.000+00:00,950'],
  ])
  const read = await readRecordsFile(inPieces(takeout))
  expect([inShort(read), read.notes]).toEqual([['blood-pressure 132/84 mmHg', 'steps 950 steps'], []])
  const alone = fit(`raw:${steps}:phone`, steps, { intVal: 900 })
  expect(inShort(await readRecordsFile(inPieces(alone)))).toEqual(['steps 900 steps'])
})

test('a damaged document of an archive is named, and the others are read', async () => {
  const { items, notes } = await readRecordsFile(
    inPieces(
      writeZip([
        ['a.xml', '<ClinicalDocument><component>'],
        ['b.json', '{"resourceType":"Condition","code":{"text":"Gout"}}'],
      ]),
    ),
  )
  expect([items.map(({ name }) => name), notes]).toEqual([['Gout'], ['Damaged and left out: a.xml.']])
})
