// @vitest-environment node
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { emptyProfile } from '../../session/settings.ts'
import { handoverOf } from './handover.ts'
import { renderHandover } from './render-handover.tsx'
import { renderReport } from './render-report.tsx'

const fonts = `${join(import.meta.dirname, '../../../public/fonts')}/`

async function textOf(pdf: Blob) {
  const document = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), useSystemFonts: false, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

test('a report says everything it should', async () => {
  const [page] = await textOf(
    await renderReport(
      {
        diagnosis: 'Migraine',
        date: '2026-11-20',
        duration: '2 days',
        confidence: 0.876,
        symptoms: ['Headache ≥ 7/10'],
        aiRecommendations: ['Rest in a dark room'],
      },
      fonts,
    ),
  )
  for (const words of [
    'Medical Diagnosis Report',
    'Migraine',
    '2026',
    '2 days',
    '88%',
    'Headache ≥ 7/10',
    'Rest in a dark room',
    'consult a qualified healthcare professional',
  ])
    expect(page).toContain(words)
})

test('what is missing reads N/A', async () => {
  const [page] = await textOf(await renderReport({ diagnosis: 'Migraine' }, fonts))
  expect(page?.match(/N\/A/g)?.length).toBe(5)
})

test.each([
  ['Greek', 'Ισχυρός πονοκέφαλος'],
  ['Cyrillic', 'Сильная головная боль'],
  ['Chinese', '头痛已经两天'],
  ['Japanese', 'あたまがいたい頭痛'],
])('%s is drawn and can be read back', async (_, words) => {
  const text = (await textOf(await renderReport({ diagnosis: words, symptoms: [words] }, fonts))).join('')
  expect(text.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''))
})

test('Arabic keeps all its letters', async () => {
  const words = 'صداع شديد'
  const text = (await textOf(await renderReport({ diagnosis: words }, fonts))).join('').normalize('NFKC')
  for (const letter of words.replace(/\s/g, '')) expect(text).toContain(letter)
})

test('a long text breaks over pages and loses nothing', async () => {
  const symptoms = Array.from(
    { length: 120 },
    (_, index) => `Symptom number ${index} that goes on for a while so that it fills the line and more`,
  )
  const pages = await textOf(await renderReport({ diagnosis: 'Long', symptoms, aiRecommendations: ['word '.repeat(2_000)] }, fonts))
  expect(pages.length).toBeGreaterThan(3)
  const all = pages.join(' ')
  expect(all).toContain('Symptom number 119')
  expect(all.match(/word/g)?.length).toBe(2_000)
})

test('a handover fits on one page and leaves room for what the patient wants to ask', async () => {
  const content = handoverOf({
    messages: [{ at: '2026-11-20T08:00:00.000Z', isByPatient: true, text: 'I have had a headache ≥ 7/10 since Monday', clinical: null }],
    person: { name: 'Jane', profile: { ...emptyProfile, ageYears: 34, sex: 'female', allergies: ['penicillin'] } },
    medications: [],
    results: [],
  })
  const pages = await textOf(await renderHandover(content, 'November 20, 2026', { resourceType: 'Bundle' }, fonts))
  expect(pages).toHaveLength(1)
  for (const words of [
    'Handover for the doctor',
    'Jane',
    '34',
    'penicillin',
    '≥ 7/10',
    'None are recorded. That does not mean',
    'want to ask',
  ])
    expect(pages[0]).toContain(words)
})

test('what the patient fears is on the page, and the consultation in FHIR lies in it as a file', async () => {
  const messages = [{ at: '2026-11-20T08:00:00.000Z', isByPatient: true, text: 'I have a headache', clinical: null }]
  const sources = { messages, person: { name: null, profile: emptyProfile }, medications: [], results: [] }
  const bundle = { resourceType: 'Bundle', note: '頭痛 (über 7) ' }
  const drawn = await renderHandover(handoverOf(sources, 'Is it a tumour?\n\nCan I fly?'), 'November 20, 2026', bundle, fonts)
  const [page] = await textOf(drawn)
  expect(page).toContain('Is it a tumour?')
  expect(page).toContain('Can I fly?')
  const document = await getDocument({ data: new Uint8Array(await drawn.arrayBuffer()), verbosity: 0, stopAtErrors: true }).promise
  const attached = [...((await document.getAttachments()) ?? new Map()).entries()]
  expect(attached.map(([, { filename }]) => filename)).toEqual(['consultation.fhir.json'])
  const content = await document.getAttachmentContent(attached[0]?.[0] ?? '')
  expect(JSON.parse(new TextDecoder().decode(content as Uint8Array))).toEqual(bundle)
})
