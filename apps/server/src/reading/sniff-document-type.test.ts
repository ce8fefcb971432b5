import { expect, test } from 'vitest'
import { sniffDocumentType } from './sniff-document-type.ts'

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_016)])
const word = Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le')])
const utf16 = Buffer.from('\ufeffHämoglobin 14,1 g/dl', 'utf16le')

const files: [name: string, bytes: Uint8Array | string, expected: string | null][] = [
  ['report.pdf', pdf, 'application/pdf'],
  ['REPORT.PDF', pdf, 'application/pdf'],
  ['scan.png', png, 'image/png'],
  ['scan.jpeg', jpeg, 'image/jpeg'],
  ['scan.jpg', png, 'image/png'],
  ['letter.doc', word, 'application/msword'],
  ['note.txt', 'Sodium 140 mmol/l', 'text/plain'],
  ['note.txt', utf16, 'text/plain'],
  ['note.txt', '<?xml version="1.0"?><a/>', 'text/plain'],
  ['note.txt', Buffer.from('Natrium erh\xf6ht', 'latin1'), 'text/plain'],
  ['report', pdf, 'application/pdf'],
  ['report.txt', pdf, null],
  ['report.pdf', 'just words', null],
  ['report.pdf', png, null],
  ['table.doc', compound, null],
  ['report.docx', 'PK\u0003\u0004 no zip', null],
  ['note.txt', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]), null],
  ['program.exe', Buffer.from('MZ\u0090\0\u0003\0\0\0'), null],
  ['scan.gif', 'GIF89a', null],
  ['note.md', 'words', null],
  ['movie.pdf', Buffer.from('1a45dfa3', 'hex'), null],
]
for (const [name, bytes, expected] of files) {
  test(`${name} (${Buffer.from(bytes)
    .subarray(0, 8)
    .toString('latin1')
    .replace(/[^ -~]/g, '.')}...) is ${expected ?? 'not supported'}`, async () => {
    const sniffed = await sniffDocumentType(Buffer.from(bytes), name)
    expect('type' in sniffed ? sniffed.type : null).toBe(expected)
  })
}
