import { pdf } from '@react-pdf/renderer'
import { registerFonts } from '../../ui/pdf/register-fonts.ts'
import { HandoverDocument } from './HandoverDocument.tsx'
import type { HandoverContent } from './handover.ts'

/**
 * Draws the handover as a PDF.
 * @param date the day it was made, in words
 * @param fontFolder where the font files are, with a slash at its end
 */
export async function renderHandover(content: HandoverContent, date: string, fontFolder = '/fonts/'): Promise<Blob> {
  const fonts = registerFonts(JSON.stringify(content), fontFolder)
  return pdf(<HandoverDocument content={content} date={date} fonts={fonts} />).toBlob()
}
