import { patientName } from '../../../../judge/questions/address-patient.ts'
import { spokenList } from '../../../../judge/questions/spoken-list.ts'
import type { CloserFact, Known } from './closer-entry.ts'

/** "You" or "your mother": whom it is about. */
const who = ({ state }: Known): string => {
  const name = patientName(state.now.person)
  return name === 'you' ? 'you' : name
}
const ownCauses = (known: Known): string[] => (known.has(['urine-none', 'urinary-retention', 'urine-little']) ? ['a full bladder'] : [])

/** Confusion that came within hours or days, and dementia. */
export const ofSuddenConfusion: readonly CloserFact[] = [
  {
    asked:
      /\b(?:dementia|alzheimer\w*|old age|senile|her age|his age|just age(?:ing)?)\b|^\W*(?:does|can|could) (?:it|that) (?:start|begin|come)\b[^?]{0,20}\b(?:day|night|once|suddenly|hours?)\b/i,
    holds: ({ has, story }) =>
      has(['confusion-new.sudden']) ||
      (has(['confusion-new']) && /\b(?:sudden\w*|since (?:this|last|yesterday)|today|overnight|hours?)\b/i.test(story)),
    answer: (known) =>
      `No: dementia comes on over months and years, not in a day. Confusion within hours or days is called delirium, and it has a cause that can be found and mostly treated: ${spokenList([...ownCauses(known), 'a new medicine', 'an infection', 'too little water or sugar', 'a stroke'])}. That is why somebody should see ${who(known)} now. People with dementia can get it as well.`,
    sources: ['NICE: Delirium: prevention, diagnosis and management', 'NHS: Confusion'],
  },
]
