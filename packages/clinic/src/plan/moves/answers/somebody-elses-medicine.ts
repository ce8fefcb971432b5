import { lentMedicine } from '../../../hear/lent-medicine.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { checkedWarnings } from '../../../say/medication-answer.ts'
import { spokenMedicine } from '../../../say/spoken-medicine.ts'
import type { Answer } from './answer.ts'
import { shelfOf } from './shelf.ts'

/** Why a medicine must be measured for the one who takes it. */
const measured: readonly (readonly [ingredients: RegExp, why: string])[] = [
  [/^colchicine$/, 'Colchicine is poisonous in little more than the right dose, and the dose depends on the kidneys and on other tablets.'],
  [
    /penicillin|cillin$|mycin$|floxacin$|cycline$|^trimethoprim$|^nitrofurantoin$|^cef/,
    'A left-over antibiotic is often the wrong one, or too little of it, and hides what is going on.',
  ],
  [
    /codeine|morphine|tramadol|oxycodone|fentanyl|zolpidem|zopiclone|azepam$|pregabalin|gabapentin/,
    'It makes drowsy, can slow the breathing, and can make dependent.',
  ],
  [/predniso|dexamethasone/, 'Steroid tablets hide an infection and upset sugar and stomach.'],
]
const wrongForYou = 'It was chosen for one person: the dose, the kidneys, the other tablets. For you it can be wrong.'

/** "My brother has colchicine at home, can I take it?": no, why, and what instead. */
export const somebodyElsesMedicine: Answer = ({ text }, state) => {
  const lent = lentMedicine(text) ?? lentMedicine(state.words)
  if (lent === null) return null
  const asked = lent.medicine === null ? [] : findMedicines(knownMedicines(), lent.medicine)
  const ingredients = asked.flatMap((each) => each.ingredients)
  const why = measured.find(([of]) => ingredients.some((each) => of.test(each)))?.[1] ?? ''
  const name = lent.medicine === null ? null : spokenMedicine(lent.medicine)
  const against = checkedWarnings(asked, state.now, state.words)
  const shelf = shelfOf(text, state)
  return [
    `No, please do not take ${name === null ? 'what' : `${name} that`} belongs to ${lent.owner}. ${wrongForYou} ${why}`.trim(),
    against,
    shelf === null
      ? 'Ask a pharmacist today what you can take instead; a doctor can prescribe it for you if you need it.'
      : `What you can take instead: ${shelf.lines.join(' ')} A doctor can prescribe ${name === null ? 'what is right for you' : `${name} for you if it is right`}. (${shelf.source})`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
