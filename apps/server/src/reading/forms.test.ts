import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeLockedPdf } from '../../../../bench/documents/write-locked-pdf.ts'
import { docxParts } from '../../../../bench/documents/write-word.ts'
import { writeZip } from '../../../../bench/documents/write-zip.ts'
import { drawPage } from './draw-page.ts'
import { readDocument } from './read-document.ts'

const rows = [
  ['Test', 'Result', 'Unit', 'Reference range'],
  ['Potassium', '5.6', 'mmol/L', '3.5 - 5.1'],
  ['Ferritin', '6', 'ug/L', '15 - 200'],
]
const wanted = ['Potassium 5.6 mmol/L high', 'Ferritin 6 ug/L low']
const valuesOf = async (name: string, bytes: Buffer, password?: string) =>
  (await readDocument({ name, bytes, ...(password && { password }) })).findings.map(({ name, value, unit, flag }) =>
    [name, value, unit, flag].join(' '),
  )

const html = `<!doctype html><html><head><title>Sodium 1 mmol/L</title><style>td{}</style></head><body><script>"<td>Sodium</td>"</script>
<!-- Sodium 999 mmol/L --><h1>Results</h1><table>${rows.map((row) => `<TR>${row.map((cell) => `<td>\n <b>${cell}</b> </td>`).join('')}</TR>`).join('\n')}</table></body></html>`
const rtf = `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Sodium;}}{\\*\\generator Sodium 9 mmol/L;}\\pard R\\'e9sultats \\u8211?\\par
${rows.map((row) => `\\trowd ${row.map((cell) => `\\intbl ${cell}\\cell`).join(' ')} \\row`).join('\n')}\\par }`
const odt = writeZip([
  ['mimetype', 'application/vnd.oasis.opendocument.text'],
  [
    'META-INF/manifest.xml',
    '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
  ],
  [
    'content.xml',
    `<?xml version="1.0"?><office:document-content><office:body><office:text><text:p>Results<text:s text:c="3"/></text:p><table:table>${rows
      .map(
        (row) =>
          `<table:table-row>${row.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`,
      )
      .join('')}</table:table></office:text></office:body></office:document-content>`,
  ],
])

test.each([
  ['portal.html', Buffer.from(html)],
  ['letter.rtf', Buffer.from(rtf, 'latin1')],
  ['report.odt', odt],
])('%s is read', async (name, bytes) => expect(await valuesOf(name, bytes)).toEqual(wanted))

test('a message is read with the files that came with it', async () => {
  const text = rows.map((row) => row.join('\t')).join('\n')
  const docx = writeZip(docxParts('<w:p><w:r><w:t>Allergies: penicillin</w:t></w:r></w:p>')).toString('base64')
  const mail = [
    'From: clinic@example.org',
    'Subject: =?UTF-8?Q?Your_results?=',
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Dear patient, your glucose is due=2E',
    '--b1',
    'Content-Type: text/plain; name="results.txt"',
    'Content-Disposition: attachment; filename="results.txt"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\r\n'),
    '--b1',
    'Content-Type: application/octet-stream',
    'Content-Disposition: attachment; filename="letter.docx"',
    'Content-Transfer-Encoding: base64',
    '',
    docx,
    '--b1--',
  ].join('\r\n')
  const { findings, pages } = await readDocument({ name: 'results.eml', bytes: Buffer.from(mail) })
  expect(pages[0]).toContain('Subject: Your results')
  expect(findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['lab Potassium', 'lab Ferritin', 'allergy penicillin'])
})

test('every page of a TIFF is read', { timeout: 120_000 }, async () => {
  const page = (row: readonly string[]) => {
    const canvas = createCanvas(1_200, 300)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 1_200, 300)
    context.fillStyle = '#111'
    context.font = '28px sans-serif'
    for (const [column, cell] of row.entries()) context.fillText(cell, 60 + column * 270, 150)
    return canvas.toBuffer('image/png')
  }
  const tiff = await sharp(rows.slice(1).map(page), { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  expect((await sharp(tiff).metadata()).pages).toBe(2)
  expect(await valuesOf('fax.tif', tiff)).toEqual(wanted)
})

test('a locked PDF asks for its password, and opens with the right one', async () => {
  const bytes = writeLockedPdf(
    rows.slice(1).map(([name, value, unit, range]) => `${name}: ${value} ${unit} (${range})`),
    'swordfish',
  )
  await expect(valuesOf('report.pdf', bytes)).rejects.toMatchObject({ code: 'encrypted-document' })
  await expect(valuesOf('report.pdf', bytes, 'wrong')).rejects.toMatchObject({
    code: 'encrypted-document',
    message: 'This password does not open the file. Please type it again.',
  })
  expect(await valuesOf('report.pdf', bytes, 'swordfish')).toEqual(wanted)
})

const heic = readFileSync(new URL('testing/held-sideways.heic', import.meta.url))

test('a photo in the form of Apple is read, and can be shown upright', { timeout: 120_000 }, async () => {
  expect(await valuesOf('photo.heic', heic)).toEqual([
    'Haemoglobin 9.8 g/dL low',
    'Creatinine 1.42 mg/dL high',
    'Potassium 5.6 mmol/L high',
  ])
  const { type, turned } = await readDocument({ name: 'photo.heic', bytes: heic })
  expect({ type, turned }).toEqual({ type: 'image/heic', turned: [1] })
  const shown = await drawPage(heic, { type, page: 1, turned: turned[0] ?? 0 })
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 1_024, height: 704 })
})

test('a photo of twelve megapixels, as phones take it, is read within the bounds of one file', { timeout: 120_000 }, async () => {
  const bytes = readFileSync(new URL('testing/twelve-megapixels.heic', import.meta.url))
  expect(await valuesOf('photo.heic', bytes)).toEqual([
    'Haemoglobin 9.8 g/dL low',
    'Creatinine 1.42 mg/dL high',
    'Potassium 5.6 mmol/L high',
    'Ferritin 6 ng/mL low',
  ])
})

test('a damaged photo in the form of Apple gets a sentence', async () => {
  const empty = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  for (const bytes of [empty, heic.subarray(0, 5_000)])
    await expect(valuesOf('photo.heic', bytes)).rejects.toMatchObject({ code: 'unreadable-document' })
})

test('broken and endless files of these forms get a sentence', async () => {
  for (const [name, text] of [
    ['broken.rtf', `{\\rtf1 ${'{'.repeat(5_000)}`],
    ['broken.eml', `Content-Type: multipart/mixed; boundary=x\n\n${'--x\nContent-Type: multipart/mixed; boundary=x\n\n'.repeat(2_000)}`],
    ['broken.html', '<td>'.repeat(50_000)],
    ['broken.odt', 'PK\u0003\u0004'],
  ] as const) {
    const outcome = await readDocument({ name, bytes: Buffer.from(text) }).then(
      ({ response }) => response,
      (error: Error) => error.message,
    )
    expect(outcome).not.toBe('')
  }
})
