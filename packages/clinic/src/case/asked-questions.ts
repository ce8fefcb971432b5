import type { ConsultationCase } from './case.ts'
import type { AskedQuestion } from './model.ts'
import { hasNoWords, wordsOfQuestion } from './said-before.ts'

/** So many questions are kept, the newest, each up to this length: a long consultation keeps small. */
const mostKept = 8
const longest = 200

/** The case with what was asked in this message; a question that comes again stands once, and stays answered. */
export function noteQuestions<Kept extends Pick<ConsultationCase, 'questions'>>(consultation: Kept, asked: readonly AskedQuestion[]): Kept {
  const fitting = asked.filter(({ text }) => !hasNoWords(text) && text.length <= longest)
  if (fitting.length === 0) return consultation
  const kept = (consultation.questions ?? []).filter(({ text }) => fitting.every((each) => each.text !== text))
  return { ...consultation, questions: [...kept, ...fitting].slice(-mostKept) }
}

/**
 * The earlier question that a reproach goes back to. In: what was asked, and what the reproach names ("the boots"), null where it names nothing.
 * Out: the newest that shares a word with it, one without an answer first; null where none does.
 */
export function questionMeant(asked: readonly AskedQuestion[], about: string | null): string | null {
  const newest = asked.toReversed()
  const open = newest.find(({ isAnswered }) => !isAnswered)
  if (about === null || hasNoWords(about)) return (open ?? newest[0])?.text ?? null
  const named = wordsOfQuestion(about).map(root)
  const speaks = ({ text }: AskedQuestion) => wordsOfQuestion(text).some((word) => named.includes(root(word)))
  return (newest.find((each) => !each.isAnswered && speaks(each)) ?? newest.find(speaks))?.text ?? null
}

/** "Swimming" and "swim" are the same. */
const rootLetters = 4
const root = (word: string): string => word.slice(0, rootLetters)
