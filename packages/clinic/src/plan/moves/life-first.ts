import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { lifeSignOf, ofLife } from '../../judge/levels/life-rules.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { chooseFirstAid, lifeCard } from '../../say/cards/choose-first-aid.ts'
import type { FirstAidCard } from '../../say/cards/first-aid-card.ts'
import { firstAidPart } from '../../say/cards/first-aid-text.ts'
import { careAlarm } from '../../say/cards/help-answers.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Part } from '../part.ts'
import type { Ending } from './ending.ts'

/** The card for a sign of life in danger that this message tells of; null where it tells of none. */
export function cardOfLife({ now, heard }: Pick<TurnState, 'now' | 'heard'>): FirstAidCard | null {
  const sign = lifeSignOf(heard, now.person)
  return sign === null || !now.held.some(({ rule }) => rule === `${ofLife}${sign}`) ? null : lifeCard(sign, now)
}

/**
 * Life hangs on the next minute: whatever was pending, the reply is what to do for it and nothing else. Null where the message tells of no
 * such sign, or of one whose card has been shown.
 */
export function lifeFirst(state: TurnState): Ending | null {
  const { before, now, heard } = state
  const stood = levelOf(before.held)
  const sign = lifeSignOf(heard, now.person)
  if (stood === null || !isEmergency(stood)) return null
  if (sign === null) return revived(state)
  const card = cardOfLife(state)
  const isShown = before.held.some(({ rule }) => rule === `${ofLife}${sign}`) || card?.id === chooseFirstAid(before, '').id
  if (card === null || (isShown && sign !== 'no-breath')) return null
  if (isCaredFor(now.help))
    return alone([
      {
        kind: 'answer',
        text: careAlarm[now.help === 'crew' ? 'crew' : 'hospital'].replaceAll('{number}', emergencyContacts(now.country).ambulance),
      },
    ])
  const { ambulance } = emergencyContacts(now.country)
  const call = `**${stood === 'ambulance' ? `${ambulance} on speaker` : `Call ${ambulance}`}, and do this now:**`
  return alone([{ kind: 'level', text: call, isProvisional: false }, firstAidPart(card, now)])
}

const alone = (parts: readonly Part[]): Ending => ({ parts, pending: null, isVerdict: false })

/** What hung on a thread is over, and is watched on. */
function revived({ before, now }: TurnState): Ending | null {
  const isOver = (rule: string) => before.held.some((each) => each.rule === rule) && !now.held.some((each) => each.rule === rule)
  if (!isOver(`${ofLife}no-breath`) || isCaredFor(now.help)) return null
  const { ambulance } = emergencyContacts(now.country)
  return alone([{ kind: 'answer', text: breathes.replaceAll('{number}', ambulance) }])
}

const breathes =
  'Good, you can stop pushing. Roll onto the side, mouth down, and keep your eyes on the chest. If the breath stops, start again at once. Help is still needed: keep {number} on speaker until they are there.'
