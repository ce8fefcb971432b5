import { type Canvas, createCanvas, GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Block, Content } from './report-content.ts'

const paper = { width: 595, height: 842, margin: 48 }
const columnShares = [0, 0.34, 0.48, 0.62, 0.86]
const families = [...new Set(GlobalFonts.families.map(({ family }) => family))].filter(
  (family) => /dejavu|liberation|noto sans|arial|times/i.test(family) && !/emoji|symbol|math|cjk/i.test(family),
)

/** The fonts of this machine that letters are printed in. */
export const printFonts: readonly string[] = families.length > 0 ? families : ['sans-serif']

function drawPage(context: SKRSContext2D, blocks: readonly Block[], scale: number, font: string, size: number): void {
  context.fillStyle = '#fff'
  context.fillRect(0, 0, paper.width * scale, paper.height * scale)
  context.fillStyle = '#111'
  let y = paper.margin + 12
  const write = (text: string, x: number, isBold = false) => {
    context.font = `${isBold ? 'bold ' : ''}${(isBold ? size + 3 : size) * scale}px "${font}"`
    context.fillText(text, x * scale, y * scale)
  }
  for (const block of blocks) {
    if (block.kind === 'line') {
      write(block.text, paper.margin, block.isBold)
      y += block.isBold ? 26 : size * 1.8
      continue
    }
    y += 6
    for (const [index, row] of block.rows.entries()) {
      for (const [column, cell] of row.entries()) write(cell, paper.margin + (columnShares[column] ?? 0) * (paper.width - 2 * paper.margin))
      y += index === 0 ? size * 2 : size * 1.75
    }
    y += 8
  }
}

/** The content as a PDF with real text. */
export function toPdf(content: Content, font: string, size = 10): Buffer {
  const pdf = new PDFDocument({ title: content.title })
  for (const blocks of content.pages) {
    drawPage(pdf.beginPage(paper.width, paper.height) as unknown as SKRSContext2D, blocks, 1, font, size)
    pdf.endPage()
  }
  return pdf.close()
}

/** The content as pictures of its pages. */
export function toPictures(content: Content, font: string, dotsPerInch: number, size = 10): Canvas[] {
  const scale = dotsPerInch / 72
  return content.pages.map((blocks) => {
    const canvas = createCanvas(Math.round(paper.width * scale), Math.round(paper.height * scale))
    drawPage(canvas.getContext('2d'), blocks, scale, font, size)
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
      blocks.map((block) => (block.kind === 'line' ? block.text : block.rows.map((row) => row.join(gap).trimEnd()).join('\n'))).join('\n'),
    )
    .join('\f')
}
