import { namedMedicines } from './named-medicines.ts'
import type { Token } from './token.ts'

/** Medicines named in the words, as written, each once. */
export function readDrugs(tokens: readonly Token[], text: string): string[] {
  const found = new Map(namedMedicines(tokens, text).map(({ name }) => [name.toLowerCase(), name]))
  for (const [, supplement = ''] of text.matchAll(takenSupplement))
    found.set(supplement.toLowerCase(), found.get(supplement.toLowerCase()) ?? supplement)
  return [...found.values()]
}

/** "No tablets, only vitamin D", "I take folic acid and iron": what is a medicine only where it is taken. */
const takenSupplement =
  /\b(?:take|takes|taking|on|only|just|apart from|except(?: for)?|besides|and|a|some|my) (?:a (?:little |daily )?|some |daily |high[- ]dose )?(vitamin (?:d ?3?|c|b ?12|b ?6|k ?2?|e|a)|multivitamins?|folic acid|(?:iron|calcium|magnesium|zinc|potassium) (?:tablets?|supplements?|pills?|capsules?)|(?<=\b(?:take|takes|taking|on|acid and) )(?:iron|calcium|magnesium|zinc))\b(?! (?:level|deficien\w*|test|result|is|was|low))/gi
