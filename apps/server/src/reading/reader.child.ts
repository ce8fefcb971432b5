/**
 * Reads one file in a process of its own, which the server ends when it takes too much memory or time. The file comes
 * through the standard input, its name and bounds as the first message; progress and the outcome go back as messages.
 */
import { readFile } from 'node:fs/promises'
import { describeDocument } from '@dr-ai/clinic/records/describe-document'
import type { DocumentPage } from '@dr-ai/clinic/records/document-page'
import { conditionNames, readDocument } from '@dr-ai/clinic/records/read-document'
import { reviewReadout } from '@dr-ai/clinic/records/review-readout'
import { beginChild, doTask } from './child-process.ts'
import { decodeText } from './decode-text.ts'
import type { ReaderMessage, ReaderTask } from './reader-messages.ts'
import type { ReadingBounds, ReadingProgress, ReportProgress } from './reading-bounds.ts'
import { ReadingRefused, refusals } from './reading-refused.ts'
import { createTextRecogniser } from './recognise-text.ts'
import { type DocumentType, hasPictures, sniffDocumentType } from './sniff-document-type.ts'

interface Pages {
  pages: DocumentPage[]
  pagesInFile: number
}

const tell = beginChild<ReaderMessage>()
let latest: ReadingProgress = { stage: 'checking' }
const report: ReportProgress = (progress) => {
  latest = progress
  void tell({ kind: 'progress', progress })
}
/** A page takes seconds: the server hears that it is still being read. */
const recognise = createTextRecogniser(() => report(latest))

/** The pages of a file by its type; each reader is loaded only where it is needed. */
async function pagesOf(bytes: Buffer, type: DocumentType, bounds: ReadingBounds, password: string | null = null): Promise<Pages> {
  switch (type) {
    case 'application/pdf': {
      const { readPdf } = await import('./read-pdf.ts')
      return readPdf(bytes, recognise, bounds, report, password)
    }
    case 'image/jpeg':
    case 'image/png': {
      report({ stage: 'recognising', page: 1, pages: 1 })
      return whole([await recognise(bytes)])
    }
    case 'image/heic': {
      report({ stage: 'recognising', page: 1, pages: 1 })
      const { pictureOfHeic } = await import('./read-heic.ts')
      return whole([await recognise(await pictureOfHeic(bytes))])
    }
    case 'image/tiff': {
      const { readTiff } = await import('./read-tiff.ts')
      return readTiff(bytes, recognise, bounds, report)
    }
    case 'text/plain':
      return whole(textPages(decodeText(bytes) ?? ''))
    case 'text/html': {
      const { linesOfHtml } = await import('./lines-of-html.ts')
      return whole(textPages(linesOfHtml(decodeText(bytes) ?? '')))
    }
    case 'application/rtf': {
      const { readRtf } = await import('./read-rtf.ts')
      const text = readRtf(bytes)
      if (text === null) throw refusals.broken
      return whole(textPages(text))
    }
    case 'application/vnd.oasis.opendocument.text': {
      const { readOdt } = await import('./read-odt.ts')
      return whole(textPages(await readOdt(bytes)))
    }
    case 'message/rfc822':
      return pagesOfMail(bytes, bounds)
    case 'application/msword': {
      const { readDoc } = await import('./read-doc.ts')
      return whole(textPages(await readDoc(bytes)))
    }
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
      const { readDocx } = await import('./read-docx.ts')
      const { text, pictures } = await readDocx(bytes)
      if (text.replace(/\s/g, '').length >= 60 || pictures.length === 0) return whole(textPages(text))
      const pages: DocumentPage[] = []
      for (const [index, picture] of pictures.slice(0, bounds.recognisedPages).entries()) {
        report({ stage: 'recognising', page: index + 1, pages: pictures.length })
        pages.push(await recognise(picture))
      }
      return { pages, pagesInFile: pictures.length }
    }
  }
}

/** The words of a message, then the files that came with it; what of them cannot be read is left out, unless nothing is left. */
async function pagesOfMail(bytes: Buffer, bounds: ReadingBounds): Promise<Pages> {
  const { readMail } = await import('./read-mail.ts')
  const { text, attachments } = readMail(bytes)
  const pages = textPages(text)
  let refused: unknown = null
  for (const { name, bytes: attached } of attachments.slice(0, mostAttachments)) {
    const sniffed = await sniffDocumentType(attached, name)
    if (!('type' in sniffed) || sniffed.type === 'message/rfc822') continue
    const read = await pagesOf(attached, sniffed.type, bounds).catch((error: unknown) => {
      refused = error
      return { pages: [], pagesInFile: 0 }
    })
    pages.push(...read.pages)
  }
  if (refused !== null && pages.length === 1) throw refused
  return whole(pages)
}

/** Files of one message that are opened. */
const mostAttachments = 10

const whole = (pages: DocumentPage[]): Pages => ({ pages, pagesInFile: pages.length })
const textPages = (text: string): DocumentPage[] => text.split('\f').map((page) => ({ text: page, recognised: null }))

/** Cuts what is beyond the bounds. */
function bounded({ pages, pagesInFile }: Pages, bounds: ReadingBounds): Pages {
  const kept: DocumentPage[] = []
  let room = bounds.characters
  for (const { text, recognised, places = [], turned = 0 } of pages.slice(0, bounds.pages)) {
    if (room <= 0) break
    kept.push({ text: text.slice(0, room), recognised, places, turned })
    room -= text.length
  }
  return { pages: kept, pagesInFile }
}

/** The day it is now in the latest time zone: a report from there is not in the future. */
const today = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

async function read({ name, bounds, person, record, names, password }: ReaderTask, bytes: Buffer): Promise<void> {
  report({ stage: 'checking' })
  const sniffed = await sniffDocumentType(bytes, name)
  if ('encrypted' in sniffed) throw refusals.encrypted
  if ('unsupported' in sniffed) throw new ReadingRefused('unsupported-type', `File type ${sniffed.unsupported} is not supported`)
  report({ stage: 'reading' })
  const { pages, pagesInFile } = bounded(await pagesOf(bytes, sniffed.type, bounds, password), bounds)
  report({ stage: 'understanding' })
  const conditions = conditionNames(JSON.parse(await readFile(names, 'utf8')))
  const readout = readDocument(pages, conditions, person, today())
  const review = reviewReadout(readout, record, person, new Date().toISOString())
  const response = describeDocument(name, { ...readout, ...review }, { pagesRead: pages.length, pagesInFile })
  await tell({
    kind: 'read',
    reading: {
      type: sniffed.type,
      pages: pages.map(({ text }) => text),
      recognised: pages.some((page) => page.recognised !== null),
      turned: pages.map(({ turned = 0 }) => turned),
      // A strip is cut out of a picture of the page: only some files have one.
      findings: hasPictures(sniffed.type) ? review.findings : review.findings.map(({ strip, place, ...finding }) => finding),
      notUnderstood: readout.notUnderstood,
      warnings: review.warnings,
      urgent: review.urgent,
      stopped: readout.stopped,
      response,
    },
  })
}

doTask(tell, read)
