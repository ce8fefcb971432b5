import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { degrade, type Wear } from './degrade.ts'
import { printFonts, toPdf, toPictures, toScannedPdf, toText } from './draw-content.ts'
import { createRandom } from './random.ts'
import { type Content, type DocumentTruth, dischargeLetter, type Layout, labReport } from './report-content.ts'
import { toDoc, toDocx } from './write-word.ts'

const layouts: readonly Layout[] = ['table', 'table-flag-first', 'range-before-result', 'colon', 'prose', 'two-dates', 'comma']
const scanLayouts: readonly Layout[] = ['table', 'table-flag-first', 'range-before-result', 'colon', 'two-dates', 'comma']
const wears: readonly Wear[] = [
  { skew: 0, noise: 0.01, shade: 1, quality: 90, format: 'png' },
  { skew: 2, noise: 0.06, shade: 1, quality: 80, format: 'jpeg' },
  { skew: -2, noise: 0.06, shade: 0.9, quality: 75, format: 'jpeg' },
  { skew: 1, noise: 0.08, shade: 0.6, quality: 70, format: 'jpeg' },
  { skew: -1.5, noise: 0.04, shade: 0.5, quality: 80, exifTurn: true, format: 'jpeg' },
]

/**
 * Writes a corpus of invented documents in every format, from clean text to bad scans, with what they truly say in
 * `truth.json`. The same seed makes the same corpus. Out: how many documents.
 */
export async function makeCorpus(folder: string, seed = 20_261_120): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const random = createRandom(seed)
  const truth: DocumentTruth[] = []
  const add = (name: string, kind: DocumentTruth['kind'], content: Content, bytes: Buffer) => {
    const file = `${String(truth.length + 1).padStart(3, '0')}-${name}`
    writeFileSync(join(folder, file), bytes)
    truth.push({ file, kind, pages: content.pages.length, ...content.truth })
  }
  for (let index = 0; index < 14; index++) {
    const content = labReport(random, layouts[index % layouts.length] ?? 'table', 10, index === 7 ? 3 : 1)
    add('report.pdf', 'text', content, toPdf(content, random.pick(printFonts)))
  }
  const encodings = ['utf8', 'utf16le', 'latin1', 'utf8'] as const
  for (let index = 0; index < 8; index++) {
    const content = labReport(random, layouts[index % layouts.length] ?? 'table', 9)
    const text = toText(content, index % 2 === 0 ? '\t' : '   ')
    const encoding = encodings[index % encodings.length] ?? 'utf8'
    add('report.txt', 'text', content, Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding))
  }
  for (let index = 0; index < 8; index++) {
    const content = labReport(random, layouts[index % layouts.length] ?? 'table', 9)
    add('report.docx', 'text', content, toDocx(content))
  }
  for (let index = 0; index < 6; index++) {
    const content = labReport(random, layouts[index % layouts.length] ?? 'table', 9)
    add('report.doc', 'text', content, toDoc(content))
  }
  for (let index = 0; index < 4; index++) {
    const content = dischargeLetter(random)
    const bytes = [toPdf(content, random.pick(printFonts)), toDocx(content), Buffer.from(toText(content, '\t')), toDoc(content)][
      index
    ] as Buffer
    add(`letter.${['pdf', 'docx', 'txt', 'doc'][index]}`, 'text', content, bytes)
  }
  for (let index = 0; index < 18; index++) {
    const content = labReport(random, scanLayouts[index % scanLayouts.length] ?? 'table', 10)
    const wear = wears[index % wears.length] as Wear
    const [canvas] = toPictures(content, random.pick(printFonts), 150)
    if (canvas)
      add(`scan.${wear.format === 'png' ? 'png' : 'jpg'}`, 'scan', content, await degrade(canvas.toBuffer('image/png'), wear, random))
  }
  for (let index = 0; index < 6; index++) {
    const content = labReport(random, scanLayouts[index % scanLayouts.length] ?? 'table', 10, index === 5 ? 2 : 1)
    const pictures: Buffer[] = []
    for (const canvas of toPictures(content, random.pick(printFonts), 150))
      pictures.push(await degrade(canvas.toBuffer('image/png'), { ...(wears[(index % 3) + 1] as Wear), exifTurn: false }, random))
    add('scanned.pdf', 'scan', content, await toScannedPdf(pictures))
  }
  for (let index = 0; index < 2; index++) {
    const content = dischargeLetter(random)
    const [canvas] = toPictures(content, random.pick(printFonts), 150, 11)
    if (canvas) add('letter.jpg', 'scan', content, await degrade(canvas.toBuffer('image/png'), wears[1] as Wear, random))
  }
  writeFileSync(join(folder, 'truth.json'), JSON.stringify(truth, null, 1))
  return truth.length
}
