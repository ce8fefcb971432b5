import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { useState } from 'react'
import { loadChunk } from '../api/load-chunk.ts'
import type { Message } from '../features/conversation/message.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'

/** Loaded when one of them is wanted; null where it does not come, which is then said. */
const load = () =>
  loadChunk('verdict actions', () => import('./verdict-actions.ts')).catch(() => {
    notify({ tone: 'failure', text: 'This part of the app could not be loaded. Please check your connection and try again.' })
    return null
  })

/** What can be done with a verdict: look over what goes into the history, take it along as a PDF, be reminded tomorrow. */
export function useVerdictActions(messages: readonly Message[], show: (diagnoses: readonly DiagnosisRecord[]) => void) {
  const { session } = useUser()
  const [isExtracting, setExtracting] = useState(false)
  return {
    isExtracting,
    async showExtracted() {
      if (isExtracting) return
      setExtracting(true)
      const diagnoses = (await (await load())?.extract(session, messages)) ?? null
      setExtracting(false)
      if (diagnoses) show(diagnoses)
    },
    async report() {
      await (await load())?.report(session, messages)
    },
    async remind() {
      await (await load())?.remind(session)
    },
  }
}
