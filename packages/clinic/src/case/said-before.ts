import type { ConsultationCase } from './case.ts'

type Said = Pick<ConsultationCase, 'said'>

/** So many sentences are remembered, the newest: a long consultation keeps small. */
const remembered = 300
/** A shorter one ("I hear you.") may come again. */
const fewestWords = 3

/** The sentences of a reply, without its marks; very short ones are left out. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll('**', '')
    .split(/\n+|(?<=[.?!”])\s+(?=[A-Z“])/)
    .map((sentence) => sentence.replace(/^[-\s]+/, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
}

/** How often a sentence was said in this consultation. */
export function timesSaid(sentence: string, { said }: Said): number {
  return said?.[keyOf(sentence)] ?? 0
}

/** Whether all that a text says was said before; false for a text without a sentence. */
export function isSaidBefore(text: string, consultation: Said): boolean {
  const sentences = sentencesOf(text)
  return sentences.length > 0 && sentences.every((sentence) => timesSaid(sentence, consultation) > 0)
}

/** The case with what was said in it. */
export function noteSaid<Kept extends Said>(consultation: Kept, texts: readonly string[]): Kept {
  const said = new Map(Object.entries(consultation.said ?? {}))
  for (const sentence of texts.flatMap(sentencesOf)) {
    const key = keyOf(sentence)
    const times = said.get(key) ?? 0
    said.delete(key)
    said.set(key, times + 1)
  }
  return said.size === 0 ? consultation : { ...consultation, said: Object.fromEntries([...said].slice(-remembered)) }
}

/** The case with the words of what was asked in it, to know a question that comes again. */
export function noteAsked<Kept extends Said>(consultation: Kept, questions: readonly string[]): Kept {
  return noteSaid(
    consultation,
    questions.flatMap(wordsOfQuestion).map((word) => `${askedMark} ${word}`),
  )
}

/** Whether a question was asked before: half of its words were, or it has none of its own ("but how long?"). */
export function wasAskedBefore(question: string, consultation: Said): boolean {
  const words = wordsOfQuestion(question)
  const known = words.filter((word) => timesSaid(`${askedMark} ${word}`, consultation) > 0)
  return known.length * 2 >= words.length
}

/** Whether a question has no word of its own: "yes or no?", "so which is it?". */
export const hasNoWords = (question: string): boolean => wordsOfQuestion(question).length === 0

/** Three words, so that one asked word counts as a sentence and none that was said is taken for it. */
const askedMark = 'was asked:'
const empty =
  /^(?:about|again|also|answer|anything|been|before|both|cannot|could|does|doing|done|dont|even|from|going|have|having|just|know|like|long|make|mean|more|much|need|once|only|over|please|really|said|should|sure|tell|than|that|them|then|there|these|they|thing|think|this|those|though|told|very|want|well|were|what|when|where|which|will|with|would|your)$/

/** The words of a question that say what it is about. */
export function wordsOfQuestion(question: string): string[] {
  return (question.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !empty.test(word))
}

/**
 * One of several sayings: the turn's own where nothing of it was said before, else the next of which nothing was; where all were used, the
 * one that was said least. What stands in braces is filled in later and not compared.
 */
export function freshOf(sayings: readonly string[], consultation: Said & Pick<ConsultationCase, 'turns'>): string {
  const from = consultation.turns % Math.max(1, sayings.length)
  const inOrder = [...sayings.slice(from), ...sayings.slice(0, from)]
  const times = inOrder.map((saying) =>
    sentencesOf(saying).reduce((most, sentence) => (sentence.includes('{') ? most : Math.max(most, timesSaid(sentence, consultation))), 0),
  )
  return inOrder[times.indexOf(Math.min(...times))] ?? ''
}

/** FNV-1a in 32 bits, in few letters: with so few sentences two hardly ever share one. */
function keyOf(sentence: string): string {
  let hash = 0x811c9dc5
  for (const letter of sentence.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
