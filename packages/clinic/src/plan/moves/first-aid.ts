import { isMedical } from '../../judge/crisis/crisis-words.ts'
import { chooseFirstAid } from '../../say/cards/choose-first-aid.ts'
import { firstAidPart } from '../../say/cards/first-aid-text.ts'
import type { Move } from '../move.ts'
import { bodilyTriage } from './danger.ts'

/** What to do with one's own hands until help is there: in the first reply that names an emergency, right under the level. */
export const firstAid: Move = ({ now, words, judged }) => {
  const isPoison = judged.crisis === 'card' && now.crisis !== null && isMedical(now.crisis.kind)
  return isPoison || (judged.isNewEmergency && bodilyTriage(now) !== null) ? [firstAidPart(chooseFirstAid(now, words), now)] : []
}
