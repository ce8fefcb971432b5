import { isEmergency } from '../../judge/levels/level-order.ts'
import { chooseFirstAid } from '../../say/cards/choose-first-aid.ts'
import { firstAidPart } from '../../say/cards/first-aid-text.ts'
import type { Move } from '../move.ts'

/** What to do with one's own hands until help is there: in the first reply that names an emergency, right under the level. */
export const firstAid: Move = ({ now, words, judged }) =>
  judged.isNewEmergency && judged.level !== null && isEmergency(judged.level) ? [firstAidPart(chooseFirstAid(now, words), now)] : []
