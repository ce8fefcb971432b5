import { conversationTexts } from '../../say/conversation-text.ts'
import { crisisFollowUp, crisisText } from '../../say/crisis-reply.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import type { Move } from '../move.ts'

/** The crisis path: the card, the one direct question, staying with the person, or the thanks for a clear no. */
export const crisis: Move = ({ now, judged }) => {
  const kind = now.crisis?.kind
  if (kind === undefined) return []
  const isAboutAnother = now.person.relation !== 'self'
  if (judged.crisis === 'card') return [{ kind: 'crisis', text: crisisText(kind, now.country, isAboutAnother) }]
  if (judged.crisis === 'question') return [{ kind: 'crisis', text: now.pending?.text ?? '' }]
  if (judged.crisis === 'after')
    return [{ kind: 'crisis', text: crisisFollowUp(kind, emergencyContacts(now.country).ambulance, now.person) }]
  return judged.crisis === 'released' ? [{ kind: 'crisis', text: conversationTexts.crisisDenied }] : []
}
