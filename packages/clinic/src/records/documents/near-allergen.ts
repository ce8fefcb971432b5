import { editDistance } from '../../hear/lexicon/edit-distance.ts'
import { substanceNames } from './medicine-names.ts'

/** Long names of what people are allergic to beside medicines (read-allergies.ts), as they are rightly spelled. */
const allergenNames = [
  'penicillin',
  'penicillins',
  'cephalosporin',
  'cephalosporins',
  'sulphonamides',
  'sulfonamides',
  'macrolides',
  'quinolones',
  'tetracyclines',
  'aminoglycosides',
  'contrast',
  'iodine',
  'elastoplast',
  'adhesive',
  'nickel',
  'chlorhexidine',
  'peanut',
  'peanuts',
  'almonds',
  'cashew',
  'cashews',
  'walnut',
  'walnuts',
  'hazelnut',
  'hazelnuts',
  'lactose',
  'gluten',
  'shellfish',
  'shrimp',
  'prawns',
  'crustaceans',
  'sesame',
  'mustard',
  'celery',
  'strawberry',
  'strawberries',
  'banana',
  'pollen',
  'ragweed',
  'animal dander',
  'lanolin',
  'anaesthetic',
  'anesthetic',
  'insulin',
  'heparin',
] as const

/** Letters from which on one, and two, of a word may be wrong. */
const least = { oneWrong: 6, twoWrong: 10 } as const

/** A name with the one word of it that is misspelled as it is meant: "Shelfish derived" is "Shellfish derived"; null where nothing, or more than one thing, is that near. */
export function nearAllergen(name: string): string | null {
  for (const word of name.split(/\s+/)) {
    const plain = word.toLowerCase().replace(/[^a-z]/g, '')
    const limit = plain.length >= least.twoWrong ? 2 : plain.length >= least.oneWrong ? 1 : 0
    if (limit === 0) continue
    const meant = nearestTo(plain, limit)
    if (meant !== null) return name.replace(word, /^[A-Z]/.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant)
  }
  return null
}

/** The one known name that differs from a word in the fewest letters. */
function nearestTo(word: string, limit: number): string | null {
  let fewest = limit
  let nearest = new Set<string>()
  for (const known of [...allergenNames, ...substanceNames]) {
    const letters = known.replace(/[^a-z]/g, '')
    if (letters[0] !== word[0] || Math.abs(letters.length - word.length) > fewest) continue
    const distance = editDistance(letters, word, fewest)
    if (distance > fewest) continue
    if (distance < fewest) nearest = new Set()
    fewest = distance
    nearest.add(known.replace(/s$/, ''))
  }
  const [only = null, ...others] = nearest
  return others.length === 0 ? only : null
}
