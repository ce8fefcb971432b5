import type { AskedQuestion } from '../case/model.ts'
import { isQuestion, isRequest, opensAsQuestion, pressesForAnswer } from '../hear/act-cues.ts'
import { sentencesOf } from '../hear/clause.ts'
import { isUnsure } from '../plan/moves/answers/unsure-answer.ts'
import type { Part } from '../plan/part.ts'
import type { TurnState } from '../turn/turn-state.ts'

/** What the message asked, a question a sentence from where it begins to ask, and whether one of the parts answers it. */
export function askedInTurn({ heard: { clauses } }: Pick<TurnState, 'heard'>, parts: readonly Part[]): AskedQuestion[] {
  return sentencesOf(clauses).flatMap((places) => {
    const isAsking = (place: number) => {
      const { text = '', act = 'fact' } = clauses[place] ?? {}
      if (pressesForAnswer(text)) return false
      return act.startsWith('ask-') || isRequest(text) || text.includes('?') || (isQuestion(text) && opensAsQuestion(text))
    }
    const from = places.findIndex(isAsking)
    if (from < 0) return []
    const text = places
      .slice(from)
      .map((place) => clauses[place]?.text ?? '')
      .join(' ')
      .trim()
    const isAnswered = parts.some(
      ({ kind, clause, text: said }) => kind === 'answer' && clause !== undefined && places.includes(clause) && !isUnsure(said),
    )
    return [{ text, isAnswered }]
  })
}
