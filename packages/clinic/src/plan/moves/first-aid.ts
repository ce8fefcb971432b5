import { timesSaid } from '../../case/said-before.ts'
import { isMedical } from '../../judge/crisis/crisis-words.ts'
import { staysWithCrisis } from '../../judge/crisis/judged-crisis.ts'
import { ofSight } from '../../judge/levels/sight-rules.ts'
import { tellsOfDanger } from '../../judge/questions/help-now.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { chooseFirstAid } from '../../say/cards/choose-first-aid.ts'
import type { FirstAidCard } from '../../say/cards/first-aid-card.ts'
import { firstAidPart, firstAidSteps } from '../../say/cards/first-aid-text.ts'
import { carriesNews, type TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { bodilyTriage } from './danger.ts'
import { cardOfLife } from './life-first.ts'

/**
 * What to do with one's own hands until help is there: in the first reply that names an emergency, right under the level, and again when
 * what was told since makes it another danger ("she is going blue", "I cannot wake him").
 */
export const firstAid: Move = (state) => {
  const { now, words, judged } = state
  if (isCaredFor(now.help)) return []
  const isPoison = judged.crisis === 'card' && now.crisis !== null && isMedical(now.crisis.kind)
  const isDue = isPoison || (bodilyTriage(now) !== null && (judged.isNewEmergency || isOtherDanger(state) || isBackOnItsWay(state)))
  if (isDue && !judged.isNewEmergency && !isPoison) return [shownOrNamed(cardOfNews(state) ?? chooseFirstAid(now, words), now)]
  return isDue || isOnSkin(state) ? [shownOrNamed(cardOfLife(state) ?? chooseFirstAid(now, words), now)] : []
}

/** So often a card is shown in one consultation; then it is known, and a sentence leads back to it. */
const mostShown = 2

function shownOrNamed(card: FirstAidCard, now: TurnState['now']): Part {
  const part = firstAidPart(card, now)
  const title = `First aid for ${card.title}`
  if (timesSaid(title, now) < mostShown) return part
  const [first = ''] = firstAidSteps(card, now).steps
  return { kind: 'firstAid', title, text: `Do again what I wrote under “${title}”: ${first}`, items: [first] }
}

/** A chemical on the skin is rinsed off at once, also where nothing else is urgent. */
function isOnSkin({ before, now }: TurnState): boolean {
  const isHeld = ({ held }: TurnState['now']) => held.some(({ rule }) => rule === `${ofSight}poison-on-skin`)
  return bodilyTriage(now) === null && isHeld(now) && !isHeld(before)
}

/** A danger sign told while help is on its way. */
function isBackOnItsWay({ before, now, heard, judged }: TurnState): boolean {
  return judged.emergency === 'coming' && judged.crisis === 'none' && before.help === now.help && tellsOfDanger(before, now, heard)
}

/** Whether this message told what calls for another first-aid card than the one shown before. */
function isOtherDanger(state: TurnState): boolean {
  const { before, judged } = state
  if (bodilyTriage(before) === null || staysWithCrisis(judged.crisis) || judged.crisis === 'question') return false
  // What is asked or pleaded is answered for itself, unless life itself is in what was told beside it.
  if (!carriesNews(state) || (judged.pushes.length > 0 && !tellsOfLife(state))) return false
  return cardOfNews(state) !== null
}

const ofLife: ReadonlySet<string> = new Set([
  'unresponsive',
  'drowsy-hard-to-wake',
  'cyanosis',
  'seizure',
  'choking-episode',
  'apnoea-infant',
  'low-blood-sugar',
])

/** Whether this message told of a sign that life hangs on: no waking, blue lips, a fit, a low sugar. */
function tellsOfLife({ now }: TurnState): boolean {
  return Object.values(now.observations).some(
    ({ finding, polarity, turn }) => turn === now.turns && polarity === 'present' && ofLife.has(finding.split('.')[0] ?? finding),
  )
}

/** The card that this message calls for by itself, where it is another one than before; null where it is the same or none. */
function cardOfNews({ before, now, words }: TurnState): FirstAidCard | null {
  const held = now.held.filter(({ rule }) => before.held.every((former) => former.rule !== rule))
  const told = Object.entries(now.observations).filter(([, { turn }]) => turn === now.turns)
  const news = { ...now, held, observations: Object.fromEntries(told), leaders: held.length > 0 ? now.leaders : [], prose: words }
  const card = chooseFirstAid(news, words)
  const isKnown = card.id === chooseFirstAid(before, '').id && !isMeasuredNow({ before, now })
  return card.id === 'general' || isKnown ? null : card
}

/** A low sugar that was only supposed until it was measured: what to do about it is said once more. */
function isMeasuredNow({ before, now }: Pick<TurnState, 'before' | 'now'>): boolean {
  return now.observations[lowSugar]?.polarity === 'present' && before.observations[lowSugar]?.polarity !== 'present'
}

const lowSugar = 'low-blood-sugar'
