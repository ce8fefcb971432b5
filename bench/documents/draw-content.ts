import { type Canvas, createCanvas, GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Block, Content } from './document-content.ts'

export const paper = { width: 595, height: 842, margin: 42 }
const columnShares = [0, 0.34, 0.48, 0.62, 0.86]
const families = [...new Set(GlobalFonts.families.map(({ family }) => family))].filter(
  (family) => /dejavu|liberation|noto sans|arial|times/i.test(family) && !/emoji|symbol|math|cjk/i.test(family),
)

/** The fonts of this machine that letters are printed in. */
export const printFonts: readonly string[] = families.length > 0 ? families : ['sans-serif']

/** How the words are set: printed, or slanting and unsteady as by hand. */
export interface Hand {
  font: string
  size?: number
  isByHand?: boolean
}

/** `room` is how wide the words may be: they are set narrower where they are wider. */
type Pen = (text: string, x: number, y: number, isBold?: boolean, room?: number) => void

function penOf(context: SKRSContext2D, scale: number, { font, size = 10, isByHand = false }: Hand): Pen {
  const written = (isBold: boolean) =>
    `${isByHand ? 'italic ' : ''}${isBold ? 'bold ' : ''}${(isBold ? size + 1 : size) * scale}px "${font}"`
  return (text, x, y, isBold = false, room) => {
    context.font = written(isBold)
    if (!isByHand) return void context.fillText(text, x * scale, y * scale, room && room * scale)
    let place = x * scale
    for (const [index, letter] of [...text].entries()) {
      context.save()
      context.translate(place, y * scale + Math.sin(index * 1.7 + y) * scale * 0.9)
      context.rotate(Math.sin(index * 2.3 + x) * 0.07)
      context.fillText(letter, 0, 0)
      context.restore()
      place += context.measureText(letter).width * (0.93 + 0.05 * Math.sin(index * 3.1))
    }
  }
}

function drawPage(context: SKRSContext2D, blocks: readonly Block[], scale: number, hand: Hand): void {
  const { size = 10 } = hand
  const width = paper.width - 2 * paper.margin
  context.fillStyle = '#fff'
  context.fillRect(0, 0, paper.width * scale, paper.height * scale)
  context.fillStyle = '#111'
  const pen = penOf(context, scale, hand)
  let y = paper.margin + 12
  for (const block of blocks) {
    if (block.kind === 'line') {
      const cells = block.text.split('\t')
      for (const [index, cell] of cells.entries()) pen(cell, paper.margin + (index * width) / cells.length, y, block.isBold)
      y += block.isBold ? size * 2.4 : size * 1.8
      continue
    }
    y += 6
    const starts = block.widths?.map((_, index, all) => all.slice(0, index).reduce((sum, each) => sum + each, 0)) ?? columnShares
    for (const [index, row] of block.rows.entries()) {
      const step = index === 0 ? size * 2 : size * 1.75
      drawRules(context, block.rules, index, { y: y - size * 1.3, height: step, width, scale, starts })
      // No laboratory prints one cell across the next.
      for (const [column, cell] of row.entries()) {
        const next = row[column + 1] ? (starts[column + 1] ?? 1) : 1
        pen(cell, paper.margin + (starts[column] ?? 0) * width + 2, y, false, (next - (starts[column] ?? 0)) * width - 1.4 * size)
      }
      y += step
    }
    y += 8
  }
}

interface Row {
  y: number
  height: number
  width: number
  scale: number
  starts: readonly number[]
}

function drawRules(
  context: SKRSContext2D,
  rules: 'grid' | 'header' | 'zebra' | undefined,
  index: number,
  { y, height, width, scale, starts }: Row,
): void {
  const left = paper.margin * scale
  if (rules === 'zebra' && index % 2 === 1) {
    context.fillStyle = '#ececec'
    context.fillRect(left, y * scale, width * scale, height * scale)
    context.fillStyle = '#111'
  }
  if (rules === 'grid' || (rules === 'header' && index === 0)) {
    context.lineWidth = 0.6 * scale
    context.strokeRect(left, y * scale, width * scale, height * scale)
    if (rules === 'grid')
      for (const start of starts.slice(1)) context.strokeRect((paper.margin + start * width) * scale, y * scale, 0.1, height * scale)
  }
}

/** The content as a PDF with real text. */
export function toPdf(content: Content, font: string, size = 10): Buffer {
  const pdf = new PDFDocument({ title: content.title })
  for (const blocks of content.pages) {
    drawPage(pdf.beginPage(paper.width, paper.height) as unknown as SKRSContext2D, blocks, 1, { font, size })
    pdf.endPage()
  }
  return pdf.close()
}

/** The content as pictures of its pages. */
export function toPictures(content: Content, hand: Hand, dotsPerInch: number): Canvas[] {
  const scale = dotsPerInch / 72
  return content.pages.map((blocks) => {
    const canvas = createCanvas(Math.round(paper.width * scale), Math.round(paper.height * scale))
    drawPage(canvas.getContext('2d'), blocks, scale, hand)
    return canvas
  })
}

/** Pictures as the pages of a PDF, as a scanner makes it. */
export async function toScannedPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  const { loadImage } = await import('@napi-rs/canvas')
  const pdf = new PDFDocument({ title: 'Scan' })
  for (const picture of pictures) {
    const image = await loadImage(picture)
    const context = pdf.beginPage(paper.width, paper.height) as unknown as SKRSContext2D
    context.drawImage(image, 0, 0, paper.width, paper.height)
    pdf.endPage()
  }
  return pdf.close()
}

/** The content as plain text; cells between `gap`. */
export function toText(content: Content, gap: string): string {
  return content.pages
    .map((blocks) =>
      blocks
        .map((block) =>
          block.kind === 'line' ? block.text.replaceAll('\t', gap) : block.rows.map((row) => row.join(gap).trimEnd()).join('\n'),
        )
        .join('\n'),
    )
    .join('\f')
}
