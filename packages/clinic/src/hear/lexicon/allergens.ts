import { knownMedicines } from '../../medications/known-medicines.ts'
import { resolveMedicine } from '../../medications/resolve-medicine.ts'
import { substanceNames } from '../../records/documents/medicine-names.ts'
import { editDistance } from './edit-distance.ts'

/** Groups by which an allergy goes. */
const groups = [
  'penicillin',
  'sulfa',
  'sulpha',
  'nsaid',
  'cephalosporin',
  'macrolide',
  'quinolone',
  'tetracycline',
  'opioid',
  'opiate',
  'statin',
  'sulphonamide',
  'sulfonamide',
  'antihistamine',
  'anaesthetic',
]
/** What else people are allergic to and a crew has to know: skin, food, stings. */
const others =
  /^(?:latex|elastoplast|(?:sticking )?plasters?|band-?aids?|tape|micropore|rubber|nickel|chlorhexidine|iodine|contrast|dye|adhesives?|lanolin|peanuts?|nuts?|tree-?nuts?|almonds?|cashews?|hazelnuts?|walnuts?|eggs?|milk|dairy|soy|soya|wheat|gluten|sesame|shellfish|prawns?|shrimps?|crab|fish|kiwis?|strawberr(?:y|ies)|bees?|wasps?|hornets?|cats?|dogs?|horses?|pollen|grass|dust|mites|mould|mold)$/i

/** The group of medicines that a word names, also in a spelling of one's own ("penicilin"); null where it names none. */
export function groupNamed(word: string): string | null {
  const name = word.toLowerCase()
  const one = name.replace(/s$/, '')
  const exact = groups.find((group) => group === name || group === one)
  if (exact !== undefined) return name
  if (one.length < shortestMisspelt) return null
  const most = one.length < longName ? 1 : 2
  return groups.find((group) => group[0] === one[0] && group.length > 5 && editDistance(one, group, most) <= most) ?? null
}
const shortestMisspelt = 6
const longName = 8

/** Something that is no medicine, as it is written; null for any other word. */
export function allergenNamed(word: string): string | null {
  return others.test(word) ? word.toLowerCase().replace(/^(bee|wasp|hornet)s?$/, '$1 stings') : null
}

/** The medicine that a misspelt word was meant to be ("amoxycilin", "asprin"); null where no substance is near enough. */
export function medicineMeant(word: string): string | null {
  if (word.length < shortestMisspelt || /\d/.test(word)) return null
  const group = groupNamed(word)
  return group ?? resolveMedicine(knownMedicines(), word).suggestions.find((name) => substanceNames.has(name)) ?? null
}

/** Whether a medicine goes by the same name in another spelling. */
export function isSameMedicine(name: string, written: string): boolean {
  const said = written.toLowerCase()
  return said === name || medicineMeant(said) === name || groupNamed(said) === name
}
