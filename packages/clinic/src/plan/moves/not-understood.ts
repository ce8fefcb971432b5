import { mayState } from '../../hear/clause.ts'
import { unreadWords } from '../../hear/unread-words.ts'
import { carriesNews, isAnswer } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

/** Words that carry meaning and were not read are named, beside what was. */
export const notUnderstood: Move = (state) => {
  const { heard, base, judged } = state
  if (heard.choice !== null || heard.isForeign || heard.isNonsense || judged.isNewEmergency || judged.crisis !== 'none') return []
  if (!carriesNews(state) && !isAnswer(state)) return []
  // What an outside listener understood needs no other words.
  const listened = new Set(heard.mentions.filter(({ by }) => by === 'listener').map(({ start }) => start))
  // A clause in which something was read is not taken apart for one word of it: "strewth, it burns".
  const isRead = (from: number, to: number) => heard.mentions.some(({ start }) => start >= from && start < to)
  const told = heard.clauses
    .filter(({ act, start, end }) => mayState(act) && !listened.has(start) && !isRead(start, end))
    .map(({ text }) => text)
  const words = unreadWords(base.knowledge, told.join('. '))
  if (words.length === 0) return []
  const named = words.map((word) => `*${word}*`).join(' and ')
  return [{ kind: 'notUnderstood', text: `I did not get ${named}. If it matters, could you say it in other words?`, items: words }]
}
