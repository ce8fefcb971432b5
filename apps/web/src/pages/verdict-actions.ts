import type { Cause } from '@dr-ai/contract/schemas/clinical'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { clinicalsOf, isByPatient, latestMeasured, type Message, toAnalysedMessages } from '../features/conversation/message.ts'
import { withoutLevel } from '../features/conversation/reply-cards.ts'
import { latestResults } from '../features/documents/latest-results.ts'
import { trendsOf } from '../features/documents/trends.ts'
import { extractDiagnoses } from '../features/extraction/extract-diagnoses.ts'
import { followUpOf } from '../features/extraction/follow-up.ts'
import { consultationBundle } from '../features/fhir/consultation-bundle.ts'
import { downloadHandover } from '../features/report/download-handover.ts'
import { type HandoverSources, handoverOf, outcomeOf } from '../features/report/handover.ts'
import { checkInTask } from '../features/tasks/tasks-from-reply.ts'
import type { Session } from '../session/create-session.ts'
import { everyResult } from '../session/every-document.ts'
import { maySpeakOutside } from '../session/outside-consent.ts'
import { standingTriage } from '../session/standing.ts'
import { notify } from '../ui/notices.ts'

/** How sure the doctor was of a cause, and the word for it. */
const called = (cause: Cause | undefined): Pick<DiagnosisRecord, 'confidence' | 'band'> =>
  cause ? { confidence: cause.probability, band: cause.band } : {}

/** What a consultation came to, as entries of the history; null where it failed, which is then said. */
export async function extract(session: Session, messages: readonly Message[]): Promise<readonly DiagnosisRecord[] | null> {
  const result = await extractDiagnoses(session, toAnalysedMessages(messages), maySpeakOutside(session.getState().settings, messages))
  const answers = clinicalsOf(messages)
  const level = standingTriage(answers)?.level
  // What the conversation called "possible" is called so in the history too.
  const causes = answers.findLast((answer) => answer.causes.length > 0)?.causes ?? []
  if (result.isDone)
    return result.diagnoses.map((each) => ({
      ...each,
      ...called(causes.find(({ name }) => name === each.diagnosis)),
      aiRecommendations: [...withoutLevel(each.aiRecommendations ?? [], level)],
      ...latestMeasured(messages),
      ...followUpOf(level),
    }))
  notify({ tone: 'failure', text: result.alert })
  return null
}

/** All that the page for the doctor is made of. */
export async function handoverSources(session: Session, messages: readonly Message[]): Promise<HandoverSources> {
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
  return { messages: told, person: { name: user?.name ?? null, profile }, medications, results }
}

/** The page for the doctor, as a file with the consultation in FHIR in it. In: what the patient fears and wants to ask. */
export async function report(session: Session, sources: HandoverSources, worries: string) {
  const { access } = session.getState()
  const { person, medications, results } = sources
  const bundle = consultationBundle(
    {
      ...outcomeOf(sources.messages),
      ...person,
      patientId: access.kind === 'open' ? access.patient.id : '',
      medications: medications.filter(({ isActive }) => isActive),
      results: results ?? [],
    },
    { at: new Date(), makeId: () => crypto.randomUUID() },
  )
  await downloadHandover(handoverOf(sources, worries), bundle, new Date())
}

/** A task for tomorrow: to come back and say how it went. */
export async function remind(session: Session) {
  await session.addTask(checkInTask(new Date()))
  notify({ tone: 'success', text: 'A check-in for tomorrow is in your Health Tasks.' })
}
