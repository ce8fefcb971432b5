import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { pdf } from '@react-pdf/renderer'
import { registerFonts } from '../../ui/pdf/register-fonts.ts'
import { ReportDocument } from './ReportDocument.tsx'

/**
 * Draws the report as a PDF.
 * @param fontFolder where the font files are, with a slash at its end
 */
export async function renderReport(record: DiagnosisRecord, fontFolder = '/fonts/'): Promise<Blob> {
  return pdf(<ReportDocument record={record} fonts={registerFonts(JSON.stringify(record), fontFolder)} />).toBlob()
}
