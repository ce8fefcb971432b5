import type { HeldRule } from '../../../case/case.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import type { TurnState } from '../../../turn/turn-state.ts'

/** What needs a doctor soon though no hospital: the red flags that ask for a visit and stand on what was told. */
function alarmsOf({ base, now }: TurnState): readonly HeldRule[] {
  return now.held.filter(
    ({ level, rule, provisional }) => level === 'appointment' && provisional !== true && base.knowledge.redFlags.has(rule),
  )
}

const namesOf = (alarms: readonly HeldRule[]): string => spokenList([...new Set(alarms.map(({ name }) => name))].slice(0, 2))

/** "Is it nothing then?", where a red flag asks for a visit: no hospital, and no trifle. Null where none does. */
export function noTrifle(state: TurnState): string | null {
  const alarms = alarmsOf(state)
  return alarms.length === 0
    ? null
    : `It needs no hospital now, as far as I can tell, but it is no trifle: because of ${namesOf(alarms)} a doctor should look at it soon.`
}

/** What a cause leaves unexplained of the red flags that ask for a visit, as a sentence with a space before it; empty where it explains one of each. */
export function leftUnexplained(state: TurnState, { findings }: PackedCondition): string {
  const { always = [], usual = [], often = [], some = [] } = findings
  const explained = new Set([...always, ...usual, ...often, ...some])
  const open = alarmsOf(state).filter((alarm) => !alarm.findings.some((finding) => explained.has(finding)))
  return open.length === 0 ? '' : ` It does not explain ${namesOf(open)}: that is what a doctor should look at first.`
}
