import type { DocumentFinding, PageBox } from '@dr-ai/contract/schemas/documents'
import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTextRecogniser } from '../reading/recognise-text.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const rows = [
  ['Haemoglobin', '9.8', 'g/dL', '12.0 - 15.5'],
  ['Creatinine', '1.42', 'mg/dL', '0.50 - 1.10'],
  ['Potassium', '5.6', 'mmol/L', '3.5 - 5.1'],
]
function write(context: SKRSContext2D, size: number): void {
  context.font = `${size}px sans-serif`
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) context.fillText(cell, 60 + column * size * 9, 90 + row * size * 3)
}

/** A photo of the rows that lies on its side. */
function lyingPhoto(): Buffer {
  const canvas = createCanvas(1_000, 1_400)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ec'
  context.fillRect(0, 0, 1_000, 1_400)
  context.translate(1_000, 0)
  context.rotate(Math.PI / 2)
  context.fillStyle = '#222'
  write(context, 26)
  return canvas.toBuffer('image/png')
}

function textPdf(): Buffer {
  const pdf = new PDFDocument({ title: 'Report' })
  write(pdf.beginPage(595, 842) as unknown as SKRSContext2D, 12)
  pdf.endPage()
  return pdf.close()
}

const read = createTextRecogniser(() => undefined)
async function wordsIn(picture: Buffer, { left, right, top, bottom }: PageBox): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  const box = { left: Math.round(left * width), top: Math.round(top * height) }
  const cut = sharp(picture).extract({ ...box, width: Math.round(right * width) - box.left, height: Math.round(bottom * height) - box.top })
  return (await read(await cut.extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' }).png().toBuffer())).text
}

test.each([
  ['photo.png', lyingPhoto()],
  ['report.pdf', textPdf()],
])('every value of %s has the strip of the page that it was read from', { timeout: 120_000 }, async (name, bytes) => {
  const patient = await newPatient()
  const { payload, headers } = form([{ name: 'document', file: name, bytes }])
  const sent = await server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
  const { document_id, findings } = sent.json()
  expect(findings).toHaveLength(rows.length)
  const shown = await server.call('GET', `/api/documents/${document_id}/page`, undefined, patient.headers)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  for (const { value, unit, strip, place } of findings as DocumentFinding[]) {
    const [row, number] = [await wordsIn(shown.rawPayload, strip as PageBox), await wordsIn(shown.rawPayload, place as PageBox)]
    expect(row.replace(/\s+/g, ' ')).toContain(`${value} ${unit}`)
    expect(number).toContain(value)
    expect(number).not.toContain(unit)
  }
})

test('a page that is not there, of a document that is text, or of somebody else is not shown', async () => {
  const patient = await newPatient()
  const { payload, headers } = form([{ name: 'document', file: 'a.txt', bytes: 'Potassium 5.6 mmol/L' }])
  const sent = await server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
  const { document_id, findings } = sent.json()
  expect(findings[0]).not.toHaveProperty('strip')
  const status = async (url: string, of = patient) => (await server.call('GET', url, undefined, of.headers)).statusCode
  expect(await status(`/api/documents/${document_id}/page`)).toBe(404)
  expect(await status('/api/documents/none/page')).toBe(404)
  expect(await status(`/api/documents/${document_id}/page?page=0`)).toBe(400)
  expect(await status(`/api/documents/${document_id}/page`, await newPatient())).toBe(404)
})
