import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { refusal } from '../../../say/refused-medicine.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { illnessOf } from './illness.ts'

/** What an answer about daily life may rest on. */
export interface Told {
  isEmergency: boolean
  isPregnant: boolean
  /** The condition that was named or leads; null where none does. */
  condition: string | null
  /** Whether others can catch it and for how long, where that is known. */
  catching: string | null
  /** Whether any of these findings, or a closer form of one, is present. */
  has(findings: readonly string[]): boolean
  /** Whether any of these medicines is taken, or named in the message. */
  takes(names: readonly string[]): boolean
  /** Whether the medicines' knowledge has something grave against a medicine for this patient. In: its ingredient. */
  refuses(ingredient: string): boolean
}

/** What the case says, in the form daily advice asks for. `text`: the words of the question. */
export function toldIn(state: TurnState, text: string): Told {
  const { now, words } = state
  const level = levelOf(now.held)
  const present = Object.values(now.observations)
    .filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => finding)
  const taken = `${now.drugs.join(' ')} ${words}`.toLowerCase()
  const illness = illnessOf(text, state)
  return {
    isEmergency: level !== null && isEmergency(level),
    isPregnant: now.person.pregnant === true,
    condition: illness.condition?.id ?? null,
    catching: illness.facts?.catching ?? null,
    has: (findings) => findings.some((finding) => present.some((each) => each === finding || each.startsWith(`${finding}.`))),
    takes: (names) => names.some((name) => taken.includes(name)),
    refuses: (ingredient) => refusal(ingredient, now) !== null,
  }
}

/** The condition that an answer is about: the one that was named or settled, else the likeliest; null where none is thought of. */
export function leadingCondition({ condition }: Pick<Told, 'condition'>, { judged }: TurnState): string | null {
  return condition ?? judged.ranking.ranked[0]?.condition ?? null
}
