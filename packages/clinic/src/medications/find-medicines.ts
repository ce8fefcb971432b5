import { lastRead, textsOfTurn } from '../hear/last-read.ts'
import { type MedicineIndex, normaliseName } from './medicine-knowledge.ts'

/** A medicine named in running text. */
export interface NamedMedicine {
  /** The name as it stands in the text, in lower case. */
  name: string
  ingredients: readonly string[]
}

/** Names that are also everyday words: they count only where the text speaks of taking something. */
const everydayWords = new Set(['soma', 'muse', 'aten', 'dolo', 'bayer', 't3', 't4', 'asa', 'inh', 'b12', 'urea', 'garlic', 'turmeric'])

const readers = new WeakMap<MedicineIndex, (text: string) => readonly NamedMedicine[]>()

/** Known medicines in free text, left to right, each once; longer names win. In: the index and the text. */
export function findMedicines(index: MedicineIndex, text: string): readonly NamedMedicine[] {
  const read = readers.get(index) ?? lastRead((each) => searchMedicines(index, each), textsOfTurn)
  readers.set(index, read)
  return read(text)
}

function searchMedicines(index: MedicineIndex, text: string): NamedMedicine[] {
  const words = normaliseName(text.replace(/[./,;:!?()]/g, ' ')).split(' ')
  const found = new Map<string, NamedMedicine>()
  let place = 0
  while (place < words.length) {
    let length = index.openings.has(words[place] ?? '') ? Math.min(index.longestName, words.length - place) : 0
    for (; length > 0; length--) {
      const name = words.slice(place, place + length).join(' ')
      const ingredients = everydayWords.has(name) ? undefined : index.names.get(name)
      if (!ingredients) continue
      if (!found.has(ingredients.join('+'))) found.set(ingredients.join('+'), { name, ingredients })
      break
    }
    place += Math.max(1, length)
  }
  return [...found.values()]
}
