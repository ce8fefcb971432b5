import type { Token } from './token.ts'

/** "No its in my wee", "no my back hurts", "no thats a rash": where a statement begins right behind it, the no is an answer. */
export function isAnswerBefore(next: Token | undefined, second: Token | undefined): boolean {
  if (next === undefined || next.before === 'sentence') return false
  return (
    /^(?:its|thats|hes|shes|theres|theyre|my|his|her|our|it|he|she|they|this)$/.test(next.word) ||
    (next.word === 'i' && /^(?:mean|meant|say|said)$/.test(second?.word ?? ''))
  )
}

/** "No allergies that I know of, high cholesterol", "no fever at all, sore throat": what is rounded off denies nothing more. */
export function isClosed(at: number, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word)
  return /(?:\bi (?:know|am aware|can think)(?: of)?|\bat all|\bwhatsoever|\bas i know|\bso far|\bthankfully|\bluckily)$/.test(
    before.join(' '),
  )
}
