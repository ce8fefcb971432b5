import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { useState } from 'react'
import { isByPatient, latestMeasured, latestTriage, type Message, toAnalysedMessages } from '../features/conversation/message.ts'
import { latestResults } from '../features/documents/latest-results.ts'
import { trendsOf } from '../features/documents/trends.ts'
import { extractDiagnoses } from '../features/extraction/extract-diagnoses.ts'
import { followUpOf } from '../features/extraction/follow-up.ts'
import { downloadHandover } from '../features/report/download-handover.ts'
import { checkInTask } from '../features/tasks/tasks-from-reply.ts'
import { everyResult } from '../session/every-document.ts'
import { maySpeakOutside } from '../session/outside-consent.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'

/** What can be done with a verdict: look over what goes into the history, take it along as a PDF, be reminded tomorrow. */
export function useVerdictActions(messages: readonly Message[], show: (diagnoses: readonly DiagnosisRecord[]) => void) {
  const { session } = useUser()
  const [isExtracting, setExtracting] = useState(false)

  async function extract(): Promise<readonly DiagnosisRecord[] | null> {
    if (isExtracting) return null
    setExtracting(true)
    const result = await extractDiagnoses(session, toAnalysedMessages(messages), maySpeakOutside(session.getState().settings, messages))
    setExtracting(false)
    if (result.isDone)
      return result.diagnoses.map((each) => ({ ...each, ...latestMeasured(messages), ...followUpOf(latestTriage(messages)?.level) }))
    notify({ tone: 'failure', text: result.alert })
    return null
  }

  return {
    isExtracting,
    async showExtracted() {
      const diagnoses = await extract()
      if (diagnoses) show(diagnoses)
    },
    async report() {
      const { profile, medications, user } = session.getState()
      const results = await everyResult(session).then(
        ({ documents }) => latestResults(trendsOf(documents)),
        () => null,
      )
      const told = messages
        .filter(({ kind, id }) => kind !== 'error' && id !== 'greeting')
        .map((message) => ({
          at: message.at,
          isByPatient: isByPatient(message),
          text: message.text,
          clinical: ('clinical' in message && message.clinical) || null,
        }))
      await downloadHandover({ messages: told, person: { name: user?.name ?? null, profile }, medications, results }, new Date())
    },
    async remind() {
      await session.addTask(checkInTask(new Date()))
      notify({ tone: 'success', text: 'A check-in for tomorrow is in your Health Tasks.' })
    },
  }
}
