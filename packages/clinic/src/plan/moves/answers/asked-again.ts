import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { medicationAnswer, reasonAgainst, shortMedicationAnswer } from '../../../say/medication-answer.ts'
import type { Answer } from './answer.ts'
import { objectsOf } from './asked-words.ts'

const presses =
  /\bwhich (?:is (?:it|right|correct|true)|one(?: of (?:them|those))? is (?:it|right|correct|true)|of (?:the two|them|those)|one (?:then|now))\b|\b(?:yes|no) or (?:yes|no)\b|\bis (?:it|that) a? ?(?:yes|no)\b|\bor (?:can|do|should|is|am|are|may|could)n['’]?t (?:i|it|there|he|she|we)\b|\b(?:take|have|use|give|stop|skip) (?:it|them|that|those|both|him|her)(?: \w+){0,2} or not\b|\b(?:can|do|should|may) i or not\b|\bis there or is\b|\b(?:still |really )?(?:an? )?interact\w*\b.{0,20}\bor\b/i

/** "Why not?", "but why can't I take it?": said to a no. */
const asksWhyNot =
  /^\W*(?:(?:no|but|and|so|ok|okay|well|oh|really|please|tell me|explain)\W+)*(?:why(?: not| ever not| on earth not)?|how come|what(?:['’]?s| is) (?:wrong|the problem|the matter|so bad) with (?:it|that|them)|why (?:ca|should|must|may|is|do|shall)n?['’]?t? (?:i|he|she|we|not)\b(?: (?:take|have|use|give))?(?: (?:it|that|them|him|her))?)\W*(?:then|though|please)?\W*$/i

/** "Which is it?", "yes or no": the medicines that were last spoken of, in one sentence that decides. Null where none was, or something else is asked. */
export const askedAgain: Answer = ({ text }, { now, words }) => {
  if (asksWhyNot.test(text)) return reasonAgainst(now.medicinesNamed ?? now.drugs, words, now)
  if (!presses.test(text) || objectsOf(text.replace(presses, ' ')).length > 0) return null
  if (findMedicines(knownMedicines(), text).length > 0) return null
  if (findMedicines(knownMedicines(), words).length > 0) return medicationAnswer(words, now, now.person, words)
  return now.medicinesNamed === undefined ? null : shortMedicationAnswer(now.medicinesNamed, text, now)
}
