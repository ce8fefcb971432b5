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
  const text = told.join('. ')
  // A plain word beside much that was understood is passed over, as a person would.
  const carriesAll = heard.mentions.length === 0
  const words = unreadWords(base.knowledge, text).filter((word) => carriesAll || soundsMedical(word, text))
  if (words.length === 0) return []
  const named = words.map((word) => `*${word}*`).join(' and ')
  return [{ kind: 'notUnderstood', text: `I did not get ${named}. If it matters, could you say it in other words?`, items: words }]
}

/** Endings of the names of illnesses, tests and medicines, and what stands before a word for a feeling or a look. */
const medicalEnding =
  /(?:itis|osis|oses|aemia|emia|uria|algia|pathy|plegia|paresis|oma|omas|ectomy|otomy|scopy|gram|graphy|trophy|sclerosis|stenosis|mycin|cillin|azole|prazole|statin|sartan|olol|pril|oxetine|azepam|idine|mab|nib|vir|pine|zine|formin|gliptin|gliflozin|parin|phyllin|cain|caine|sone|solone|phen)$/i

/** Whether a word nobody knows may be an illness, a medicine or a way to feel or look: what is asked back beside what was understood. */
function soundsMedical(word: string, text: string): boolean {
  const at = text.indexOf(word)
  return medicalEnding.test(word) || ofState.test(text.slice(0, Math.max(0, at)))
}

const ofState =
  /\b(?:feel(?:s|ing)?|felt|look(?:s|ing)?|gone|went|goes|all|proper|dead|diagnosed with|diagnosed as|allergic to|take|takes|taking|took|on|tried|prescribed)(?: (?:a bit|a little|all|really|very|so|quite|some|my))? $/i
