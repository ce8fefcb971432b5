import type { Content } from './document-content.ts'
import { writeZip } from './write-zip.ts'

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
const names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** The parts of a Word document around a body. */
export function docxParts(body: string): [string, string][] {
  return [
    [
      '[Content_Types].xml',
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ],
    [
      '_rels/.rels',
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ],
    ['word/document.xml', `<?xml version="1.0" encoding="UTF-8"?><w:document ${names}><w:body>${body}</w:body></w:document>`],
  ]
}

/** The content as a Word document with real tables. */
export function toDocx(content: Content): Buffer {
  const body = content.pages
    .flat()
    .map((block) =>
      block.kind === 'line'
        ? paragraph(block.text)
        : `<w:tbl>${block.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
    )
    .join('')
  return writeZip(docxParts(body))
}

const sector = 512
const free = 0xffffffff
const endOfChain = 0xfffffffe

/** The content as a Word 97 document: a compound file with the text as one piece. Table cells end with a cell mark. */
export function toDoc(content: Content, flags = 0): Buffer {
  const text = content.pages
    .flat()
    .map((block) => (block.kind === 'line' ? `${block.text}\r` : block.rows.map((row) => `${row.join('\u0007')}\u0007\u0007`).join('')))
    .join('')
  const start = 1_024
  const document = Buffer.alloc(Math.max(4_096, start + text.length * 2))
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(0xc1, 2)
  document.writeUInt16LE(0x0200 | flags, 0x0a)
  document.writeUInt32LE(start, 0x18)
  document.writeUInt32LE(text.length, 0x4c)
  document.write(text, start, 'utf16le')
  const pieces = Buffer.alloc(5 + 8 + 8)
  pieces[0] = 2
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(start, 15)
  document.writeUInt32LE(0, 0x01a2)
  document.writeUInt32LE(pieces.length, 0x01a6)
  const table = Buffer.alloc(4_096)
  pieces.copy(table)
  return writeCompound([
    ['WordDocument', document],
    ['1Table', table],
  ])
}

/** A compound file with streams of at least 4,096 bytes each. */
function writeCompound(streams: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const chains: number[] = []
  const starts: number[] = []
  const bodies: Buffer[] = []
  const tables = 2
  for (let each = 0; each < tables; each++) chains.push(0xfffffffd)
  chains.push(endOfChain)
  for (const [, content] of streams) {
    const count = Math.ceil(content.length / sector)
    starts.push(chains.length)
    for (let each = 0; each < count; each++) chains.push(each === count - 1 ? endOfChain : chains.length + 1)
    bodies.push(Buffer.concat([content, Buffer.alloc(count * sector - content.length)]))
  }
  const allocation = Buffer.alloc(tables * sector, 0xff)
  for (const [index, next] of chains.entries()) allocation.writeUInt32LE(next >>> 0, index * 4)
  const entry = (name: string, type: number, child: number, right: number, start: number, size: number): Buffer => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeUInt16LE((name.length + 1) * 2, 64)
    bytes[66] = type
    bytes[67] = 1
    bytes.writeUInt32LE(free, 68)
    bytes.writeUInt32LE(right >>> 0, 72)
    bytes.writeUInt32LE(child >>> 0, 76)
    bytes.writeUInt32LE(start >>> 0, 116)
    bytes.writeUInt32LE(size, 120)
    return bytes
  }
  const directory = Buffer.concat([
    entry('Root Entry', 5, 1, free, endOfChain, 0),
    ...streams.map(([name, content], index) =>
      entry(name, 2, free, index + 1 < streams.length ? index + 2 : free, starts[index] ?? 0, content.length),
    ),
    ...Array.from({ length: 3 - streams.length }, () => Buffer.alloc(128)),
  ])
  const header = Buffer.alloc(sector, 0xff)
  header.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tables, 44)
  header.writeUInt32LE(tables, 48)
  header.writeUInt32LE(4_096, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(endOfChain, 68)
  for (let each = 0; each < tables; each++) header.writeUInt32LE(each, 76 + each * 4)
  return Buffer.concat([header, allocation, directory, ...bodies])
}
