import { expect, test } from 'vitest'
import { describeLink } from './describe-link.ts'

const sentences: [string, string | null, string][] = [
  ['answered', 'consultation', 'The doctor answered in a consultation'],
  ['added', 'history', 'Your secret added an entry of the medical history'],
  ['read', 'history', 'Your secret opened the medical history'],
  ['read', 'document-file', 'Your secret opened the file of a document'],
  ['changed', 'device-row', 'Your secret changed what your devices exchange'],
  ['deleted', 'something-new', 'Your secret deleted part of the record'],
  ['erased', null, 'Everything was deleted; the record began anew'],
  ['found-older', 'consultation', 'Not by you: a consultation was replaced by an earlier version'],
  ['found-missing', 'history', 'Not by you: an entry of the medical history was taken out of the database'],
  ['damaged', null, 'This line is damaged'],
]
for (const [action, collection, sentence] of sentences) {
  test(`${action} ${collection}`, () => expect(describeLink({ action, collection })).toBe(sentence))
}
