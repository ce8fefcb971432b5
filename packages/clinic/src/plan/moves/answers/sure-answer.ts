import type { Answer } from './answer.ts'
import { sureAnswers } from './sure-answers-facts.ts'

/** A question with one sure answer, by what it asks and what was told for it; null where none is asked. */
export const sureAnswer: Answer = ({ text }, { before, now, words }) => {
  const asked = /\b(?:can|could|will|would|does|do|is|are|should|shall|may|when|how|who|might)\b/i
  if (!asked.test(text)) return null
  const isTold = (told: RegExp | undefined, where: string) => told === undefined || told.test(where)
  const asking = sureAnswers.filter(({ asked: of, unless }) => (of.test(text) || of.test(words)) && unless?.test(words) !== true)
  const medicines = [...now.drugs, ...(now.medicinesNamed ?? [])].join(', ')
  const fact =
    asking.find(({ told }) => isTold(told, words)) ?? asking.find(({ told }) => isTold(told, `${before.prose} ${medicines} ${words}`))
  return fact === undefined ? null : `${fact.answer} (${fact.sources.join('; ')})`
}
