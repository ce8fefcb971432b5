import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { loadChunk } from '../../api/load-chunk.ts'
import { notify } from '../../ui/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { reportFileName } from './report-text.ts'

/** Hands the patient a diagnosis as a PDF, made in the browser. */
export async function downloadReport(record: DiagnosisRecord): Promise<void> {
  try {
    const { renderReport } = await loadChunk('report', () => import('./render-report.tsx'))
    saveFile(await renderReport(record), reportFileName(record, new Date()))
  } catch (error) {
    console.error('Report failed', error instanceof Error ? error.name : 'unknown')
    notify({ tone: 'failure', text: 'The report could not be made. Please try again.' })
  }
}
