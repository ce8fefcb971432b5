import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { medicationAnswer } from '../../../say/medication-answer.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { foodWithMedicine } from './food-with-medicines.ts'
import { remedy } from './remedies.ts'

/** What a remedy does, and what it does beside the medicines that are taken: "can I have cranberry juice and St John's wort?" */
export const checkedRemedy: Answer = (clause, state) => withCheck(remedy(clause, state), clause.text, state)

/** A food beside a medicine; where one more remedy is named than the medicine that is taken, it is checked as well. */
export const checkedFood: Answer = (clause, state) => {
  const text = foodWithMedicine(clause, state)
  return namesAnother(clause.text, state) ? withCheck(text, clause.text, state) : text
}

function namesAnother(text: string, { now }: TurnState): boolean {
  const taken = new Set(now.drugs.map((drug) => drug.toLowerCase()))
  return findMedicines(knownMedicines(), text).some(
    ({ name }) => !taken.has(name) && !/grapefruit|alcohol|cranberry|milk|calcium/.test(name),
  )
}

function withCheck(text: string | null, asked: string, { now, words }: TurnState): string | null {
  if (text === null) return null
  const checked = medicationAnswer(asked, now, now.person, words)
  return checked?.includes('- **') ? `${text}\n\n${checked}` : text
}
