import { pdf } from '@react-pdf/renderer'
import { registerFonts } from '../../../ui/pdf/register-fonts.ts'
import type { MedicationListContent } from './list-rows.ts'
import { MedicationListDocument } from './MedicationListDocument.tsx'

/**
 * Draws the medication list as a PDF.
 * @param date the day it was made, in words
 * @param fontFolder where the font files are, with a slash at its end
 */
export async function renderList(content: MedicationListContent, date: string, fontFolder = '/fonts/'): Promise<Blob> {
  const fonts = registerFonts(JSON.stringify(content), fontFolder)
  return pdf(<MedicationListDocument content={content} date={date} fonts={fonts} />).toBlob()
}
