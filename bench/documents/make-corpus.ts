import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom, type Random } from '../random.ts'
import type { Content, DocumentTruth } from './document-content.ts'
import { printFonts, toPdf, toPictures, toScannedPdf, toText } from './draw-content.ts'
import { americanLabs } from './layouts/american-labs.ts'
import { britishLabs } from './layouts/british-labs.ts'
import { furtherLabs } from './layouts/further-labs.ts'
import { furtherLetters } from './layouts/further-letters.ts'
import type { LabLayout } from './layouts/lab-layout.ts'
import type { LetterLayout } from './layouts/letter-layout.ts'
import { letters } from './layouts/letters.ts'
import { lettersOfManyHands } from './layouts/letters-of-many-hands.ts'
import type { PageLayout } from './layouts/page-layout.ts'
import { papersOfManyHands } from './layouts/papers-of-many-hands.ts'
import { prescriptionsAndCards } from './layouts/prescriptions-and-cards.ts'
import { southernLabs } from './layouts/southern-labs.ts'
import { typedLabs } from './layouts/typed-labs.ts'
import { typedLabsElsewhere } from './layouts/typed-labs-elsewhere.ts'
import { typedLetters } from './layouts/typed-letters.ts'
import { writeLabReport } from './layouts/write-lab-report.ts'
import { photoWears, scanWears, wearDown } from './wear-down.ts'
import { toDoc, toDocx } from './write-word.ts'

interface Sheet {
  id: string
  content: Content
  font: string
  size: number
  isByHand: boolean
  /** Where it is not every third that is sealed. */
  isSealed?: boolean
}

/** Dots to the inch of scans, and of the page in a photo. */
const resolution = { scan: 200, photo: 190 } as const
const fontLike = (pattern: RegExp): string => printFonts.find((font) => pattern.test(font)) ?? (printFonts[0] as string)

/** Every layout, filled with the values of one seed. */
function sheetsOf(random: Random): Sheet[] {
  const report = (layout: LabLayout): Sheet => {
    const { serif, mono, size = 10 } = layout.look ?? {}
    const font = fontLike(mono ? /mono/i : serif ? /serif/i : /sans(?! mono)/i)
    return { id: layout.id, content: writeLabReport(layout, random), font, size, isByHand: false }
  }
  return [
    ...[...americanLabs, ...britishLabs, ...southernLabs].map(report),
    ...[...letters, ...prescriptionsAndCards].map(typed),
    // Behind the others, so that which of those are sealed does not change.
    ...furtherLabs.map(report),
    ...furtherLetters.map(typed),
    ...[...typedLabs, ...typedLabsElsewhere, ...typedLetters].map((layout) => asPages(layout, false)),
    ...[...papersOfManyHands, ...lettersOfManyHands].map((layout) => asPages(layout, true)),
  ]
}

function asPages(layout: PageLayout, isSealed: boolean): Sheet {
  const {
    id,
    pages,
    values = [],
    medications = [],
    allergies = [],
    diagnoses = [],
    procedures = [],
    immunisations = [],
    size = 9.5,
  } = layout
  const content: Content = {
    title: id,
    pages: pages.map((blocks) => [...blocks]),
    truth: {
      values: values.map(([name, value, unit, flag, date]) => ({ name, code: null, value, unit, date, ...(flag !== null && { flag }) })),
      medications: medications.map(([name, strength]) => ({ name, strength })),
      diagnoses: [...diagnoses],
      allergies: [...allergies],
      procedures: [...procedures],
      immunisations: immunisations.map(([name, date]) => ({ name, date })),
    },
  }
  return { id, content, font: fontLike(/sans(?! mono)/i), size, isByHand: false, isSealed }
}

function typed(layout: LetterLayout): Sheet {
  const font = fontLike(layout.isByHand ? /serif/i : /sans(?! mono)/i)
  return { id: layout.id, content: contentOf(layout), font, size: layout.isByHand ? 13 : 9.5, isByHand: layout.isByHand ?? false }
}

function contentOf({ lines, medications, allergies, diagnoses, procedures = [], immunisations = [] }: LetterLayout): Content {
  return {
    title: lines[0] ?? '',
    pages: [lines.map((text, index) => ({ kind: 'line', text, isBold: index === 0 }))],
    truth: {
      values: [],
      medications: medications.map(([name, strength]) => ({ name, strength })),
      diagnoses: [...diagnoses],
      allergies: [...allergies],
      procedures: [...procedures],
      immunisations: immunisations.map(([name, date]) => ({ name, date })),
    },
  }
}

/**
 * Writes a corpus of invented documents: every layout as text (PDF, plain text or Word in turn), as a scan and as a photo, with what
 * they truly say in `truth.json`. Of the first layouts every third is sealed, of the typed ones those of many
 * hands: their misreadings are counted and never shown.
 * The same seed makes the same corpus; `layouts` says whose names of it are written. Out: how many documents.
 */
export async function makeCorpus(
  folder: string,
  kinds: readonly DocumentTruth['kind'][],
  layouts: RegExp = /./,
  seed = 20_261_123,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const random = createRandom(seed)
  const truth: DocumentTruth[] = []
  for (const [index, sheet] of sheetsOf(random).entries()) {
    if (!layouts.test(sheet.id)) continue
    for (const kind of kinds) {
      const { ending, bytes } = await drawn(sheet, kind, index, createRandom(seed + index))
      const file = `${sheet.id}.${kind}.${ending}`
      writeFileSync(join(folder, file), bytes)
      truth.push({
        file,
        kind,
        layout: sheet.id,
        isSealed: sheet.isSealed ?? index % 3 === 2,
        pages: sheet.content.pages.length,
        ...sheet.content.truth,
      })
    }
  }
  writeFileSync(join(folder, 'truth.json'), JSON.stringify(truth, null, 1))
  return truth.length
}

async function drawn(sheet: Sheet, kind: DocumentTruth['kind'], index: number, random: Random): Promise<{ ending: string; bytes: Buffer }> {
  const { content, font, size, isByHand } = sheet
  if (kind === 'text') return asText(content, font, size, index)
  const wears = kind === 'scan' ? scanWears : photoWears
  const wear = wears[index % wears.length] as (typeof wears)[number]
  const pictures: Buffer[] = []
  for (const canvas of toPictures(content, { font, size, isByHand }, resolution[kind]))
    pictures.push(await wearDown(canvas.toBuffer('image/png'), wear, random))
  const [first] = pictures
  if (pictures.length === 1 && first) return { ending: `${wear}.${wear === 'fax' ? 'png' : 'jpg'}`, bytes: first }
  return { ending: `${wear}.pdf`, bytes: await toScannedPdf(pictures) }
}

function asText(content: Content, font: string, size: number, index: number): { ending: string; bytes: Buffer } {
  switch (index % 5) {
    case 2:
      return { ending: 'txt', bytes: Buffer.from(toText(content, index % 2 === 0 ? '\t' : '    ')) }
    case 3:
      return { ending: 'docx', bytes: toDocx(content) }
    case 4:
      return index % 10 === 4 ? { ending: 'doc', bytes: toDoc(content) } : { ending: 'pdf', bytes: toPdf(content, font, size) }
    default:
      return { ending: 'pdf', bytes: toPdf(content, font, size) }
  }
}
