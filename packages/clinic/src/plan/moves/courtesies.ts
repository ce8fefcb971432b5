import { does } from '../../hear/hear.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { carriesNews, isAnswer } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

/** Another language: said so, with the number to call. */
export const foreignLanguage: Move = (state) =>
  state.heard.isForeign && !carriesNews(state)
    ? [
        {
          kind: 'notUnderstood',
          text: conversationTexts.foreignLanguage.replace('{number}', emergencyContacts(state.now.country).ambulance),
        },
      ]
    : []

/** Thanks, hello and goodbye, where nothing else was said. */
export const courtesies: Move = (state) => {
  const { heard, before, now } = state
  if (carriesNews(state) || isAnswer(state) || heard.isForeign || heard.clauses.some(({ act }) => act.startsWith('ask-'))) return []
  if (does(heard, 'bye')) return [{ kind: 'sympathy', text: conversationTexts.farewell }]
  if (does(heard, 'thanks'))
    return [{ kind: 'sympathy', text: before.pending === null ? conversationTexts.thanks : conversationTexts.thanksMeanwhile }]
  if (does(heard, 'greeting') && now.complaints.length === 0) return [{ kind: 'sympathy', text: conversationTexts.greeting }]
  return []
}
