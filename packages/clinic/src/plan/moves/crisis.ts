import { isMedical } from '../../judge/crisis/crisis-words.ts'
import { crisisAskedAbout } from '../../judge/questions/safety-question.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { crisisAsk, crisisAskAgain, crisisTalk, crisisText, helpAtHand, helpNamed } from '../../say/crisis-reply.ts'
import type { Move } from '../move.ts'

/** A poison or an overdose: its card stands before the first aid for it. */
export const poisonCard: Move = ({ now, judged }) =>
  judged.crisis === 'card' && now.crisis !== null && isMedical(now.crisis.kind)
    ? [{ kind: 'crisis', text: crisisText(now, now.crisis) }]
    : []

/** The crisis path: the card, the one direct question with help named, staying with the person, or the thanks for a clear no. */
export const crisis: Move = ({ before, now, judged, words }) => {
  if (judged.crisis === 'unsure' && before.pending !== null)
    return [{ kind: 'crisis', text: helpAtHand(now, crisisAskedAbout(before.pending)) }]
  if (now.crisis === null) return []
  if (judged.crisis === 'card' && isMedical(now.crisis.kind)) return [{ kind: 'question', text: crisisAsk(now, now.crisis) }]
  if (judged.crisis === 'card') return [{ kind: 'crisis', text: crisisText(now, now.crisis) }]
  if (judged.crisis === 'question')
    return [
      {
        kind: 'crisis',
        text: before.pending?.slot === 'safety' ? crisisAskAgain(now, now.crisis, words) : helpNamed(now, now.crisis.kind),
      },
      { kind: 'question', text: now.pending?.text ?? '' },
    ]
  if (judged.crisis === 'after') return [{ kind: 'crisis', text: crisisTalk(now, now.crisis, words, now.turns) }]
  return judged.crisis === 'released' ? [{ kind: 'crisis', text: conversationTexts.crisisDenied }] : []
}
