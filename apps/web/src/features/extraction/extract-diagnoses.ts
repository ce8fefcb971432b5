import type { AnalysedMessage } from '@dr-ai/contract/schemas/chat'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import type { Session } from '../../session/create-session.ts'
import { guessCountry } from '../../session/guess-country.ts'
import { extractionAlerts } from './extraction-alerts.ts'

const fewest = 2

export type Extraction = { isDone: true; diagnoses: readonly DiagnosisRecord[] } | { isDone: false; alert: string }

/** Has the conversation analysed; `mayLeave`: also by an outside model. Out: the diagnoses found, or the alert that says why there are none. */
export async function extractDiagnoses(session: Session, messages: readonly AnalysedMessage[], mayLeave: boolean): Promise<Extraction> {
  if (messages.length < fewest) return { isDone: false, alert: extractionAlerts.tooShort }
  const { access, currentSession, settings } = session.getState()
  try {
    const answer = await session.call('analyzeHistory', {
      body: {
        messages: [...messages],
        user_id: access.kind === 'open' ? access.patient.id : null,
        country: settings.country ?? guessCountry(navigator.languages),
        wording: settings.wording,
        outside_model: mayLeave,
      },
    })
    if (!answer.success) return { isDone: false, alert: extractionAlerts.failed(answer.error) }
    return {
      isDone: true,
      diagnoses: answer.diagnoses.map((each) => ({ ...each, consultation_id: each.consultation_id ?? currentSession })),
    }
  } catch (error) {
    return { isDone: false, alert: extractionAlerts.broke(error instanceof Error ? error.message : String(error)) }
  }
}
