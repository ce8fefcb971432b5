import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { medicationAnswer, shortMedicationAnswer } from '../../../say/medication-answer.ts'
import type { Answer } from './answer.ts'

const presses =
  /\bwhich (?:is (?:it|right|correct|true)|one(?: of (?:them|those))? is (?:it|right|correct|true)|of (?:the two|them|those)|one (?:then|now))\b|\b(?:yes|no) or (?:yes|no)\b|\bis (?:it|that) a? ?(?:yes|no)\b|\bor (?:can|do|should|is|am|are|may|could)n['’]?t (?:i|it|there|he|she|we)\b|\b(?:take|have|use|give|stop|skip) (?:it|them|that|those|both|him|her)(?: \w+){0,2} or not\b|\b(?:can|do|should|may) i or not\b|\bis there or is\b|\b(?:still |really )?(?:an? )?interact\w*\b.{0,20}\bor\b/i

/** "Which is it?", "yes or no": the medicines that were last spoken of, in one sentence that decides. Null where none was, or something else is asked. */
export const askedAgain: Answer = ({ text }, { now, words }) => {
  if (!presses.test(text)) return null
  if (findMedicines(knownMedicines(), text).length > 0) return null
  if (findMedicines(knownMedicines(), words).length > 0) return medicationAnswer(words, now, now.person, words)
  return now.medicinesNamed === undefined ? null : shortMedicationAnswer(now.medicinesNamed, text, now)
}
