import { drugWords } from '../../hear/lexicon/drug-words.ts'
import { brandNames } from '../../knowledge/medicines/brand-names.ts'
import { propertyClasses } from '../../knowledge/medicines/classes-properties.ts'
import { therapeuticClasses } from '../../knowledge/medicines/classes-therapeutic.ts'
import { genericNames } from '../../knowledge/medicines/generic-names.ts'
import { normaliseName } from '../../medications/medicine-knowledge.ts'

const generic = [
  ...Object.values(therapeuticClasses).flatMap(({ members }) => [...members]),
  ...Object.values(propertyClasses).flatMap(({ members }) => [...members]),
  ...Object.keys(genericNames).flatMap((name) => name.split(' + ')),
  ...Object.values(genericNames).flat(),
]
const normalised = (names: readonly string[]) => names.map(normaliseName).filter((name) => name.length > 3)
const names = new Set(normalised([...generic, ...Object.keys(brandNames), ...drugWords]))
/** Words of the medicine lists that mean something else in most sentences. */
for (const word of [
  'alcohol',
  'wine',
  'beer',
  'iron',
  'calcium',
  'potassium',
  'oxygen',
  'water',
  'glucose',
  'testosterone',
  'urea',
  'caffeine',
  'nicotine',
  'zinc',
  'tobacco',
  'antacid',
  'antacids',
  'triptan',
])
  names.delete(word)
/** Names of what is in medicines, in small letters: what is nearly one of them is misspelled, while what is nearly a trade name may be another one. */
export const substanceNames: ReadonlySet<string> = new Set(normalised(generic))
/** Abbreviations that are medicines where they stand in capitals (acetylsalicylic acid, glyceryl trinitrate, hydrochlorothiazide). */
const shortNames = new Set(['ASA', 'GTN', 'HCT', 'HCTZ'])
/** What is a medicine only where it is given as one. */
const minerals = new Set(['iron', 'calcium', 'potassium', 'zinc', 'folic acid', 'vitamin d', 'vitamin b12', 'magnesium'])
const longest = Math.max(...[...names].map((name) => name.split(' ').length))

/** The name of a medicine in a text, known or not. */
export interface NamedMedicine {
  name: string
  isKnown: boolean
  /** Place in the text. */
  start: number
  end: number
  /** A mineral or vitamin, which is a medicine only with a strength and a form. */
  isMineral: boolean
}

/** "hydrocodone-acetaminophen": two medicines in one. */
const isCombined = (name: string): boolean => {
  const parts = name.split('-')
  return parts.length > 1 && parts.every((part) => names.has(normaliseName(part)))
}

/** How the names begin: most words of a message begin no name, and need no levelling. */
const beginning = 3
const beginnings = new Set([...names].map((name) => name.slice(0, beginning)))
/** Levelling leaves such a beginning as it is. */
const beginsPlainly = /^(?:[a-z\d'-]{3}|[a-z\d' -]+$)/i

/** Whether a whole text is the name of a medicine that we know. */
export const isMedicineName = (text: string): boolean =>
  (!beginsPlainly.test(text) || beginnings.has(text.slice(0, beginning).toLowerCase())) && names.has(normaliseName(text))

/** Every known medicine that a text names, in its order; what stands inside brackets belongs to the name before it. */
export function medicinesIn(text: string): NamedMedicine[] {
  const words = [...text.matchAll(/[\p{L}\d'+-]+/gu)].slice(0, mostWords)
  const found: NamedMedicine[] = []
  for (let first = 0; first < words.length; first++) {
    for (let length = Math.min(longest, words.length - first); length > 0; length--) {
      const start = words[first]?.index ?? 0
      const last = words[first + length - 1]
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const name = text.slice(start, end)
      const known = normaliseName(name.replace(/\t/g, ' '))
      const isMineral = minerals.has(known)
      if (!names.has(known) && !isMineral && !shortNames.has(name) && !isCombined(name)) continue
      const before = text.slice(Math.max(0, start - 80), start)
      if (before.lastIndexOf('(') <= before.lastIndexOf(')')) found.push({ name, isKnown: true, start, end, isMineral })
      first += length - 1
      break
    }
  }
  return found
}

/** Words of one line that are looked at. */
const mostWords = 160
