import { isQuestion } from '../../hear/act-cues.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { patientName } from '../../judge/questions/address-patient.ts'
import { anyFeeling, type Feeling, feelings } from '../../say/cards/feelings.ts'
import { isAnswer, type TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import { bodilyTriage } from './danger.ts'

/**
 * One sentence where a person would say one. A feeling that stands beside news is answered the first time; one that is all that is said is answered
 * each time, in other words. Beside a danger it is short, and comes after what has to be done.
 */
export const sympathy: Move = (state) => {
  const { now, before, judged, heard, words } = state
  if (judged.crisis !== 'none' || heard.choice !== null || judged.emergency === 'coming') return []
  const found = feltIn(state)
  if (found === null) return []
  const isRepeated = found.cue.test(plainWords(before.prose))
  const clause = heard.clauses.findIndex(({ act, text }) => act === 'feeling' && found.cue.test(plainWords(text)))
  // A question about it wants its answer, and no word of comfort once more.
  if (heard.clauses.some(({ act, text }) => act.startsWith('ask-') && isQuestion(text)) && (isRepeated || asksOfIt.test(words))) return []
  if (isRepeated && !isAllSaid(state, words)) return []
  // The first saying promises questions: after the verdict there are none.
  const at = isRepeated || (now.verdictTurn !== null && now.pending === null) ? 1 : 0
  const isDanger = bodilyTriage(now) !== null
  const text = isDanger ? found.inDanger : now.person.relation === 'self' ? found.toSelf[at] : found.toOther[at]
  return [{ kind: 'sympathy', text: text.replaceAll('{who}', patientName(now.person)), ...(clause >= 0 && { clause }) }]
}

/** The feeling that shows in the message; null where none does. */
function feltIn(state: TurnState): Feeling | null {
  const { heard, words } = state
  const named = feelings.find(({ cue }) => isFeltBy(cue, plainWords(words)))
  if (named !== undefined) return named
  const isFelt = heard.clauses.every(({ act, sureness }) => act === 'feeling' && sureness >= sure)
  return isFelt && heard.mentions.length === 0 && !isAnswer(state) && words.split(/\s+/).length >= leastWords ? anyFeeling : null
}

/** "I don't feel guilty" feels no guilt. */
function isFeltBy(cue: RegExp, text: string): boolean {
  const found = cue.exec(text)
  return found !== null && !/\b(?:dont|do not|not|never|isnt|arent|wasnt|didnt)\s+(?:\w+\s+)?$/.test(text.slice(0, found.index))
}

/** "Is it normal that I am angry?" */
const asksOfIt = /\b(?:normal|mad|crazy|wrong|ok|okay|how long|grief or|or grief)\b/i

const sure = 0.6
const leastWords = 4
const isAllSaid = ({ heard }: TurnState, words: string) =>
  heard.mentions.length === 0 || words.length < fewLetters || heard.clauses.every(({ act }) => act === 'feeling')
const fewLetters = 40
