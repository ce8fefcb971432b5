import { loadChunk } from '../../api/load-chunk.ts'
import { notify } from '../../ui/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { HandoverContent } from './handover.ts'

/** Hands the patient the consultation as a PDF for their doctor, made in the browser, with the same for a doctor's computer in it: `bundle`, in FHIR. */
export async function downloadHandover(content: HandoverContent, bundle: object, now: Date): Promise<void> {
  try {
    const { renderHandover } = await loadChunk('handover', () => import('./render-handover.tsx'))
    const date = now.toLocaleDateString(undefined, { dateStyle: 'long' })
    saveFile(await renderHandover(content, date, bundle), `handover-${now.toISOString().slice(0, 10)}.pdf`)
  } catch (error) {
    console.error('Handover failed', error instanceof Error ? error.name : 'unknown')
    notify({ tone: 'failure', text: 'The PDF could not be made. Please try again.' })
  }
}
