import type { PackedCondition } from '../../knowledge/knowledge-pack.ts'
import { namedConditions } from '../../records/named-conditions.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

const around =
  /^\W*(?:(?:i|he|she)(?:['’]?ve| have|['’]s| has)? (?:got |been told i have |been told i['’]?ve got )?|it['’]?s |it is |about |with |maybe |possibly |my )*(?:an? |the )?$/i

/** A message that is the name of an illness and tells nothing more ("goodpasture syndrome"): what it is. */
export const namedIllness: Move = (state) => {
  const condition = illnessAlone(state)
  if (condition === null) return []
  return [{ kind: 'answer', text: `**${condition.name}**: ${condition.summary} Do you have it, or are you worried that you might?` }]
}

/** The illness that is all a message names; null where it tells or asks anything else. */
export function illnessAlone({ base, now, heard, judged, words }: TurnState): PackedCondition | null {
  const isPlain = heard.choice === null && judged.crisis === 'none' && judged.emergency === 'none' && now.complaints.length === 0
  if (!isPlain || heard.mentions.length > 0 || words.includes('?')) return null
  const [named, ...others] = namedConditions(base.knowledge, words)
  if (named === undefined || others.length > 0) return null
  if (!around.test(words.slice(0, named.start)) || /\p{L}/u.test(words.slice(named.end))) return null
  return base.knowledge.conditions.get(named.condition) ?? null
}
