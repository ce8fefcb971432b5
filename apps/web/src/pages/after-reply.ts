import type { Conversation } from '../features/conversation/create-conversation.ts'
import { clinicalsOf, type DoctorMessage } from '../features/conversation/message.ts'
import { pinnedHelp } from '../features/conversation/pinned-help.ts'
import { offerToldVitals } from '../features/health-record/offer-told-vitals.ts'
import { offerToldMedicines } from '../features/medications/offer-told-medicines.ts'
import { addReplyTasks } from '../features/tasks/add-reply-tasks.ts'
import type { Session } from '../session/create-session.ts'
import { isUrgent as isUrgentNow, standingTriage } from '../session/standing.ts'
import { hushNotices } from '../ui/notices.ts'

/** What an answer brings about beside its words: tasks, and offers to keep what was told. Loaded with the first answer. */
export function afterReply(session: Session, conversation: Conversation, { at, text, clinical }: DoctorMessage) {
  const isUrgent = clinical?.kind === 'emergency' || clinical?.kind === 'crisis'
  if (isUrgent) hushNotices()
  void addReplyTasks(session, { at, text, recommendations: clinical?.tasks ?? [], isUrgent })
  const { messages } = conversation.getState()
  const said = messages.findLast((each) => each.kind === 'patient')
  // Nothing may draw the eye away from the help that is needed, nor from the way to a hospital.
  if (said?.kind !== 'patient' || pinnedHelp(messages) !== null || isUrgentNow(standingTriage(clinicalsOf(messages)))) return
  void offerToldMedicines(session, said.text)
  void offerToldVitals(session, said.text)
}
