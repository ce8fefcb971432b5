import { pdf } from '@react-pdf/renderer'
import { attachFile } from '../../ui/pdf/attach-file.ts'
import { registerFonts } from '../../ui/pdf/register-fonts.ts'
import { HandoverDocument } from './HandoverDocument.tsx'
import type { HandoverContent } from './handover.ts'

/**
 * Draws the handover as a PDF.
 * @param date the day it was made, in words
 * @param bundle the consultation in FHIR, which lies in the PDF as a file
 * @param fontFolder where the font files are, with a slash at its end
 */
export async function renderHandover(content: HandoverContent, date: string, bundle: object, fontFolder = '/fonts/'): Promise<Blob> {
  const fonts = registerFonts(JSON.stringify(content), fontFolder)
  const drawn = await pdf(<HandoverDocument content={content} date={date} fonts={fonts} />).toBlob()
  const whole = attachFile(new Uint8Array(await drawn.arrayBuffer()), {
    name: 'consultation.fhir.json',
    type: 'application/fhir+json',
    description: 'The consultation as a FHIR R4 bundle',
    text: JSON.stringify(bundle, null, 2),
  })
  return new Blob([whole], { type: 'application/pdf' })
}
