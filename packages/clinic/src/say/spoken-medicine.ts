import { knownMedicines } from '../medications/known-medicines.ts'

/** Names that keep their capitals and marks wherever they stand. */
const written: Readonly<Record<string, string>> = {
  'st johns wort': "St John's wort",
  "st john's wort": "St John's wort",
  'vitamin d': 'vitamin D',
  'vitamin b12': 'vitamin B12',
  'vitamin k': 'vitamin K',
  'vitamin c': 'vitamin C',
}

/** The name of a medicine inside a sentence: "warfarin 5 mg", "Nurofen", "St John's wort". In: the name as it was given. */
export function spokenMedicine(given: string): string {
  const name = given.trim()
  const plain = name.toLowerCase()
  const known = written[plain]
  if (known !== undefined) return known
  const [first = ''] = plain.split(' ')
  const { names } = knownMedicines()
  const isGeneric =
    /^co-|\bpills?$|^(?:iron|zinc|calcium|folic|beer|wine|whisk(?:e)?y|alcohol)\b/.test(plain) ||
    [plain, first].some((each) => names.get(each)?.includes(each) === true)
  return isGeneric ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
