/** Runs what reads documents once, over pages of its own, so that Node keeps it compiled where NODE_COMPILE_CACHE says (compiled-readers.ts). Ends with 0. */
import { describeDocument } from '@dr-ai/clinic/records/describe-document'
import { conditionNames, readDocument } from '@dr-ai/clinic/records/read-document'
import { reviewReadout } from '@dr-ai/clinic/records/review-readout'
import { readPdf } from './read-pdf.ts'
import { readingBounds } from './reading-bounds.ts'
import { createTextRecogniser } from './recognise-text.ts'
import { sniffDocumentType } from './sniff-document-type.ts'

const report = [
  'Riverside Laboratory   Collected: 3 March 2026   Sex: F   Age: 47',
  'Test   Result   Unit   Reference range   Flag',
  'Haemoglobin   9.8   g/dL   12.0 - 15.5   L',
  'Potassium   5.6   mmol/L   3.5 - 5.1   H',
  'eGFR   43   mL/min/1.73m2   60 - 120   L',
  'Diagnosis: Asthma, type 2 diabetes. Allergies: penicillin (rash)',
  'Medications: warfarin 3 mg once daily; stopped: ramipril 5 mg. Follow up in 6 weeks.',
]

/** A page of a PDF that prints those lines. */
function printed(lines: readonly string[]): Buffer {
  const text = `BT /F1 10 Tf 14 TL 40 780 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return Buffer.from(
    `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer << /Root 1 0 R >>\n%%EOF\n`,
  )
}

const bytes = printed(report)
await sniffDocumentType(bytes, 'report.pdf')
const names = conditionNames([{ name: 'Asthma', aliases: [], icd10: 'J45.909' }])
const { pages } = await readPdf(
  bytes,
  createTextRecogniser(() => undefined),
  readingBounds,
  () => undefined,
  null,
)
const today = '2026-03-10'
for (const each of [pages, [{ text: report.map((line) => line.replace(/ {3}/g, '\t')).join('\n'), recognised: null }]]) {
  const readout = readDocument(each, names, {}, today)
  const review = reviewReadout(readout, { medications: [], allergies: [], conditions: [], earlier: [] }, { ageYears: 47 }, today)
  describeDocument('report.pdf', { ...readout, ...review }, { pagesRead: 1, pagesInFile: 1 })
}
process.exit(0)
