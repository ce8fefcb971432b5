import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import type { SureAnswer } from './sure-answer-entry.ts'
import { sureAnswers } from './sure-answers-facts.ts'

/** A question with one sure answer, by what it asks and what was told for it; null where none is asked. */
export const sureAnswer: Answer = ({ text }, state) => {
  const { before, now, words } = state
  const asked = /\b(?:can|could|will|would|does|do|is|are|should|shall|may|when|how|who|might|want to (?:tell|show|share))\b/i
  if (!asked.test(text)) return null
  const isTold = (told: RegExp | undefined, where: string) => told === undefined || told.test(where)
  const { asking: byMessage, possible } = readMessage(state)
  const asking = possible.filter((each) => byMessage.has(each) || each.asked.test(text))
  const medicines = [...now.drugs, ...(now.medicinesNamed ?? [])].join(', ')
  const fact =
    asking.find(({ told }) => isTold(told, words)) ?? asking.find(({ told }) => isTold(told, `${before.prose} ${medicines} ${words}`))
  return fact === undefined ? null : `${fact.answer} (${fact.sources.join('; ')})`
}

/** What a whole message asks for and rules out: the same for each of its questions, and read once for all of them. */
interface ReadMessage {
  asking: ReadonlySet<SureAnswer>
  possible: readonly SureAnswer[]
}

const messages = new WeakMap<TurnState, ReadMessage>()

function readMessage(state: TurnState): ReadMessage {
  const known = messages.get(state)
  if (known !== undefined) return known
  const possible = sureAnswers.filter(({ unless }) => unless?.test(state.words) !== true)
  const read = { possible, asking: new Set(possible.filter(({ asked }) => asked.test(state.words))) }
  messages.set(state, read)
  return read
}
