import { crc32, deflateSync } from 'node:zlib'
import { createRandom } from '../random.ts'
import { toPdf } from './draw-content.ts'
import { someReport } from './layouts/some-report.ts'
import { docxParts, toDoc } from './write-word.ts'
import { writeZip } from './write-zip.ts'

export interface HostileFile {
  name: string
  bytes: Buffer
  what: string
}

/** Files that are broken, locked, empty or meant to harm, and are small enough to be sent. */
export function hostileFiles(): HostileFile[] {
  const honest = toPdf(someReport(7), 'sans-serif')
  const body = (inside: string) => docxParts(inside)
  const bomb = Buffer.alloc(200_000_000, 'A')
  return [
    { name: 'truncated.pdf', bytes: honest.subarray(0, honest.length / 3), what: 'a PDF cut off' },
    { name: 'empty.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), what: 'a PDF of nothing' },
    { name: 'noise.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(100_000)]), what: 'a PDF of noise' },
    { name: 'locked.pdf', bytes: lockedPdf(), what: 'a PDF with a password' },
    { name: 'pages.pdf', bytes: manyPages(10_000), what: '10,000 pages' },
    { name: 'loop.pdf', bytes: loopingPdf(), what: 'page tree that contains itself' },
    { name: 'endless.pdf', bytes: endlessPdf(), what: 'a PDF that never ends: forms that draw each other' },
    { name: 'huge-page.pdf', bytes: manyPages(1, 2_000_000), what: 'a page of absurd size' },
    { name: 'bomb.pdf', bytes: streamBomb(), what: 'a stream that inflates a thousandfold' },
    { name: 'bomb.docx', bytes: writeZip([...body('<w:p/>'), ['word/media/image1.png', bomb]]), what: 'a zip bomb' },
    {
      name: 'xml-bomb.docx',
      bytes: writeZip(body(`<w:p><w:r><w:t>${'A'.repeat(150_000_000)}</w:t></w:r></w:p>`)),
      what: 'a Word document of 150 MB of letters',
    },
    {
      name: 'entities.docx',
      bytes: writeZip([...docxParts('').slice(0, 2), ['word/document.xml', billionLaughs()]]),
      what: 'XML entities that multiply',
    },
    {
      name: 'external.docx',
      bytes: writeZip([
        ...docxParts('').slice(0, 2),
        ['word/document.xml', '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>'],
      ]),
      what: 'an XML entity that reads a file',
    },
    {
      name: 'many.docx',
      bytes: writeZip([...body('<w:p/>'), ...Array.from({ length: 5_000 }, (_, index) => [`word/x${index}.xml`, '<a/>'] as const)]),
      what: 'a zip of 5,000 parts',
    },
    { name: 'broken.docx', bytes: writeZip(body('<w:p>')).subarray(0, 400), what: 'a Word document cut off' },
    { name: 'deep.docx', bytes: writeZip(body('<w:p>'.repeat(200_000))), what: 'XML 200,000 levels deep' },
    { name: 'locked.doc', bytes: toDoc(someReport(8), 0x0100), what: 'a Word 97 document with a password' },
    {
      name: 'noise.doc',
      bytes: Buffer.concat([toDoc(someReport(9)).subarray(0, 2_000), noise(20_000)]),
      what: 'a Word 97 document of noise',
    },
    { name: 'pixels.png', bytes: pngOf(40_000, 40_000), what: 'a picture of 1,600 megapixels' },
    { name: 'flat.png', bytes: pngOf(60_000, 900), what: 'a picture of absurd width' },
    { name: 'truncated.png', bytes: pngOf(800, 800).subarray(0, 200), what: 'a picture cut off' },
    {
      name: 'noise.jpg',
      bytes: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), noise(50_000)]),
      what: 'a JPEG of noise',
    },
    { name: 'long-line.txt', bytes: Buffer.alloc(9_000_000, 'HbA1c 8.1 % '), what: 'one line of 9 MB' },
    { name: 'numbers.txt', bytes: Buffer.from('1 '.repeat(2_000_000)), what: 'two million numbers' },
    { name: 'tabs.txt', bytes: Buffer.from('\t-\t:'.repeat(1_500_000)), what: 'millions of cells' },
    { name: 'renamed.pdf', bytes: Buffer.from('just words'), what: 'a text called PDF' },
    { name: 'program.docx', bytes: Buffer.from('MZ\u0090\u0000'.repeat(100), 'latin1'), what: 'a program called DOCX' },
  ]
}

function noise(length: number): Buffer {
  const random = createRandom(length)
  return Buffer.from(Array.from({ length }, () => Math.floor(random.next() * 256)))
}

function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n'
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.byteLength(text, 'latin1'))
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = Buffer.byteLength(text, 'latin1')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(text, 'latin1')
}

function manyPages(count: number, size = 595): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    ...Array.from({ length: count }, () => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size} ${size}]>>`),
  ])
}

const loopingPdf = (): Buffer => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>>'])

function endlessPdf(): Buffer {
  const form = (inside: number) => {
    const content = `/F${inside} Do `.repeat(200)
    return `<</Type/XObject/Subtype/Form/BBox[0 0 500 500]/Resources<</XObject<</F${inside} ${inside + 4} 0 R>>>>/Length ${content.length}>>\nstream\n${content}\nendstream`
  }
  const last = '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 12>>\nstream\n0 0 5 5 re f \nendstream'
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F0 4 0 R>>>>/Contents 12 0 R>>',
    ...[1, 2, 3, 4, 5, 6, 7].map((inside) => form(inside)),
    last,
    '<</Length 8>>\nstream\n/F0 Do  \nendstream',
  ])
}

function streamBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(300_000_000, ' '))
  const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\n%%EOF', 'latin1'),
  ])
}

/** Says that it is encrypted for a user whose password is not empty. */
function lockedPdf(): Buffer {
  const hash = 'ab'.repeat(32)
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[]/Count 0>>',
      `<</Filter/Standard/V 2/R 3/Length 128/P -3904/O<${hash}>/U<${hash}>>>`,
    ],
    `/Encrypt 3 0 R/ID[<${hash}><${hash}>]`,
  )
}

function billionLaughs(): string {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')
  return `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "ha">${entities}]><w:document xmlns:w="x"><w:body>&l9;</w:body></w:document>`
}

/** A PNG of one colour, whatever its size. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc(Math.min(200_000_000, (Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
