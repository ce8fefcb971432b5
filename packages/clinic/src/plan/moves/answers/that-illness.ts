import type { Clause } from '../../../hear/clause.ts'
import { lastRead } from '../../../hear/last-read.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { ofOrgan } from './could-it-be.ts'
import { namedIn } from './illness.ts'

/** "Is it that?", "could it be the same thing?", "might I have what he had?" */
const asksOfThat =
  /^\W*(?:(?:and|so|but|or|well|ok|doctor|do you think)\W+)*(?:is|could|can|might|may|would|will) (?:it|this|mine|his|hers|i|he|she)(?: all)? (?:just |really |also |possibly |maybe |have |got )*(?:be )?(?:just )?(?:that|the same(?: (?:thing|one|as (?:him|her|them|hers|his)))?|what (?:he|she|they) (?:had|has|have|got)|one of (?:those|them)|it too)(?: too| as well| then| again| you think)?\W*$/i
const asks = lastRead((text) => asksOfThat.test(text))

/** A question for "that" with the illness in it that was named right before: in the same message, else in the patient's last words. */
export function withThatNamed(clause: Clause, state: TurnState): Clause {
  if (!asks(clause.text)) return clause
  const named = namedBefore(clause, state)
  return named === null ? clause : { ...clause, act: 'ask-cause', text: `Could it be ${spokenCondition(named.name)}?`, topics: [] }
}

function namedBefore({ start }: Clause, state: TurnState): PackedCondition | null {
  const told = state.words.slice(0, start)
  return namedIn(told, state) ?? ofOrgan(told, state)
}
