import { isMedicineName } from '../../records/documents/medicine-names.ts'
import { drugWords } from './drug-words.ts'
import type { Token } from './token.ts'

/** A medicine in a message: its name as it is written, and the places of all words that name it. */
export interface MedicineInWords {
  name: string
  places: readonly number[]
}

const everyday = new Set(drugWords)
/** Classes by which nobody calls a tablet of his own, and foods. */
const leftOut = new Set(['antacid', 'antacids', 'triptan', 'garlic', 'fish oil', 'vitamin a', 'the pill', 'birth control pill'])
/** "In the meantime": what stands here is near a name by chance. */
const inPlace = /\b(?:in|at|on|for|from|by|of|over|through) (?:the|a|an|that|this) $/i
/** Names of two words are the longest that are looked for. */
const longest = 2

/** Medicines that a message names, in its order, each once. In: its words and the text that they stand in. */
export function namedMedicines(tokens: readonly Token[], text: string): MedicineInWords[] {
  const found = new Map<string, { name: string; places: number[] }>()
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const name = text.slice(tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0)
      const key = name.toLowerCase()
      const isMisspelt = length === 1 && !isMedicineName(name) && key !== tokens[at]?.word
      if (isMisspelt && inPlace.test(text.slice(0, tokens[at]?.start ?? 0))) continue
      if (leftOut.has(key) || !((length === 1 && everyday.has(tokens[at]?.word ?? '')) || isMedicineName(name))) continue
      const known = found.get(key) ?? { name, places: [] }
      for (let step = 0; step < length; step++) known.places.push(at + step)
      found.set(key, known)
      at += length - 1
      break
    }
  }
  return [...found.values()]
}
