import { useState } from 'react'
import { loadChunk } from '../api/load-chunk.ts'
import type { Message } from '../features/conversation/message.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'
import type { OpenDialog } from './ChatDialogs.tsx'

/** Loaded when one of them is wanted; null where it does not come, which is then said. */
const load = () =>
  loadChunk('verdict actions', () => import('./verdict-actions.ts')).catch(() => {
    notify({ tone: 'failure', text: 'This part of the app could not be loaded. Please check your connection and try again.' })
    return null
  })

/** What can be done with a verdict: look over what goes into the history, show it to a doctor or take it along as a PDF, be reminded tomorrow. */
export function useVerdictActions(messages: readonly Message[], show: (dialog: OpenDialog) => void) {
  const { session } = useUser()
  const [isExtracting, setExtracting] = useState(false)
  return {
    isExtracting,
    async showExtracted() {
      if (isExtracting) return
      setExtracting(true)
      const diagnoses = (await (await load())?.extract(session, messages)) ?? null
      setExtracting(false)
      if (diagnoses) show({ kind: 'extracted', diagnoses })
    },
    async report() {
      const acts = await load()
      await acts?.report(session, await acts.handoverSources(session, messages), '')
    },
    async showToDoctor() {
      const acts = await load()
      if (!acts) return
      const sources = await acts.handoverSources(session, messages)
      show({ kind: 'handover', sources, onDownload: (worries) => acts.report(session, sources, worries) })
    },
    async remind() {
      await (await load())?.remind(session)
    },
  }
}
