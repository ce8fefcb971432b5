import { loadChunk } from '../../api/load-chunk.ts'
import { notify } from '../../ui/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { type HandoverSources, handoverOf } from './handover.ts'

/** Hands the patient the consultation as a PDF for their doctor, made in the browser. */
export async function downloadHandover(sources: HandoverSources, now: Date): Promise<void> {
  try {
    const { renderHandover } = await loadChunk('handover', () => import('./render-handover.tsx'))
    const date = now.toLocaleDateString(undefined, { dateStyle: 'long' })
    saveFile(await renderHandover(handoverOf(sources), date), `handover-${now.toISOString().slice(0, 10)}.pdf`)
  } catch (error) {
    console.error('Handover failed', error instanceof Error ? error.name : 'unknown')
    notify({ tone: 'failure', text: 'The PDF could not be made. Please try again.' })
  }
}
