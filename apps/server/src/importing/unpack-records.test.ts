import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeZip } from '../../../../bench/documents/write-zip.ts'
import { inPieces } from '../testing/in-pieces.ts'
import { createByteSource } from './byte-source.ts'
import { unpackRecords } from './unpack-records.ts'

/** A zip file as it is written to a line: sizes stand behind the parts, in four bytes or eight, with or without a signature. */
function streamedZip(parts: readonly (readonly [string, string])[], { signed = true, large = false } = {}): Buffer {
  const locals = parts.map(([name, text]) => {
    const packed = name.endsWith('/') ? Buffer.alloc(0) : deflateRawSync(text)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(45, 4)
    head.writeUInt16LE(8, 6)
    head.writeUInt16LE(name.endsWith('/') ? 0 : 8, 8)
    head.writeUInt16LE(name.length, 26)
    const behind = Buffer.alloc(large ? 20 : 12)
    behind.writeUInt32LE(crc32(text))
    if (large) behind.writeBigUInt64LE(BigInt(packed.length), 4)
    else behind.writeUInt32LE(packed.length, 4)
    return Buffer.concat([head, Buffer.from(name), packed, Buffer.from(signed ? 'PK\u0007\u0008' : '', 'latin1'), behind])
  })
  return Buffer.concat([...locals, Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.alloc(42)])
}

const parts = [
  ['records/', ''],
  ['records/a.json', JSON.stringify({ words: 'grüße '.repeat(400) })],
  ['records/b.xml', '<a/>'],
  ['records/c.csv', Array.from({ length: 700 }, (_, n) => `${n * 7_919}`).join('\n')],
] as const

async function unpacked(zip: Buffer, size: number, skips: readonly string[] = []): Promise<[string, string][]> {
  const read: [string, string][] = []
  for await (const { name, pieces } of unpackRecords(createByteSource(inPieces(zip, size)))) {
    if (skips.includes(name)) continue
    const whole: Buffer[] = []
    for await (const piece of pieces()) whole.push(piece)
    read.push([name, Buffer.concat(whole).toString()])
  }
  return read
}

test.each([1, 7, 30, 4_096, 1_000_000])('parts come whole however the bytes come: %i at a time', async (size) => {
  const expected = parts.slice(1)
  expect(await unpacked(writeZip(parts), size)).toEqual(expected)
  for (const form of [{}, { signed: false }, { large: true }, { large: true, signed: false }])
    expect(await unpacked(streamedZip(parts, form), size), JSON.stringify(form)).toEqual(expected)
})

test('a part that nobody reads is passed over', async () => {
  for (const zip of [writeZip(parts), streamedZip(parts)])
    expect((await unpacked(zip, 100, ['records/a.json', 'records/c.csv'])).map(([name]) => name)).toEqual(['records/b.xml'])
})

test('a file that ends too early is damaged, wherever it ends', async () => {
  const zip = streamedZip(parts.slice(2, 3))
  for (let length = 4; length < zip.length - 46; length++)
    await expect(unpacked(zip.subarray(0, length), 16), `${length}`).rejects.toMatchObject({ name: 'ReadingRefused' })
})
