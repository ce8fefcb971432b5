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
