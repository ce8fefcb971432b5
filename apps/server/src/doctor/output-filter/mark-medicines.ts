import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import type { FilterView } from './filter-view.ts'
import { ingredientsTaken, isAgainstPatient } from './medicine-danger.ts'

/** Names of medicines that are in the body or on the table as well. */
const everyday = new Set([
  'iron',
  'oxygen',
  'water',
  'salt',
  'honey',
  'sugar',
  'caffeine',
  'alcohol',
  'tea',
  'coffee',
  'glucose',
  'potassium',
  'sodium',
  'calcium',
  'magnesium',
  'garlic',
  'ginger',
  'milk',
  'saline',
  'nicotine',
  'tobacco',
  'cholesterol',
])

/** A sentence whose medicines are marks, and how to get their names back. */
interface MarkedSentence {
  marked: string
  restore(text: string): string
}

/**
 * The sentence with each medicine as a mark of what it is to this patient: one they take ("medtaken0"), one that speaks against them
 * ("medbad0"), one that is for sale and does not ("medsold0"), or any other ("medother0"). In: the sentence in lower case.
 */
export function markMedicines(text: string, view: FilterView): MarkedSentence {
  const index = knownMedicines()
  const sold = new Set(index.knowledge.doseLimits.map(({ ingredient }) => ingredient))
  const taken = ingredientsTaken(view)
  const named = findMedicines(index, text)
    .filter(({ name }) => !everyday.has(name) && !name.startsWith('vitamin'))
    .toSorted((a, b) => b.name.length - a.name.length)
  const markOf = ({ name, ingredients }: (typeof named)[number]): string => {
    if (ingredients.every((each) => taken.has(each))) return 'medtaken'
    if (isAgainstPatient(name, view)) return 'medbad'
    return ingredients.every((each) => sold.has(each)) ? 'medsold' : 'medother'
  }
  const allergens = view.allergies
    .map((name) => name.toLowerCase())
    .filter((name) => text.includes(name) && named.every((medicine) => medicine.name !== name))
  const marks = [
    ...named.map(({ name, ingredients }) => ({ name, mark: markOf({ name, ingredients }) })),
    ...allergens.map((name) => ({ name, mark: 'medbad' })),
  ].map(({ name, mark }, place) => ({ name, mark: `${mark}${place}` }))
  return {
    marked: marks.reduce((words, { name, mark }) => words.replaceAll(name, mark), text),
    restore: (words) => marks.reduce((names, { name, mark }) => names.replaceAll(mark, name), words),
  }
}

const marks = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .replaceAll('TAKEN', 'medtaken\\d')
      .replaceAll('BAD', '(?:medbad|medother)\\d')
      .replaceAll('SOLD', 'medsold\\d')
      .replaceAll('ANY', 'med(?:taken|bad|other|sold)\\d')
      .replaceAll('END', '(?=$|[.,;!])'),
    'g',
  )

/**
 * Phrases that warn of a medicine or leave it to a doctor. What is left of a sentence without them is held against what must not be said.
 */
export const medicineWarnings: readonly RegExp[] = [
  marks(
    "\\b(?:please )?(?:avoid|do not (?:take|use)|don't (?:take|use)|never (?:take|use)|you should (?:not take|avoid)) (?:BAD|SOLD)(?:(?:,| or|, or| and) (?:BAD|SOLD))*(?:,? (?:while|because|since|as) (?:(?:you (?:are on|take|are taking)|taking|on) TAKEN|you are allergic to (?:it|them)))?END",
  ),
  marks(
    "\\b(?:please )?(?:do not|don't|never) (?:stop|change|skip|leave out)(?: taking)? (?:your |the )?(?:TAKEN|BAD|medicines?|tablets)(?: (?:on your own|by yourself|without (?:asking|talking to) (?:a|your) (?:doctor|pharmacist)))?END",
  ),
  marks('\\b(?:please )?(?:keep|continue) taking (?:your )?TAKEN as (?:your doctor|you were) told(?: you)?END'),
  marks(
    '\\b(?:(?:because|since|as|that|and) )?you (?:take|are taking|are on) TAKEN(?=$|[.,;! ])|\\b(?:that )?you are allergic to BAD|\\b(?:your )?allergy to BAD',
  ),
  marks(
    "\\b(?:please )?(?:don't|do not) take any (?:painkillers?|medicines?) other than those your (?:doctor|pharmacist) has (?:approved|prescribed)|\\b(?:please )?(?:don't|do not) take any (?:new |other |more )?(?:painkillers?|medicines?) before you have (?:spoken to|asked) a (?:doctor|pharmacist)(?: or (?:a )?(?:doctor|pharmacist))?",
  ),
  marks(
    '\\bbefore (?:you (?:take|use|start)|taking|using|starting) (?:any|a|anything|something)(?: (?:new|other|more))?(?: (?:medicines?|painkillers?|tablets?))?END',
  ),
  marks(
    '\\bwhich painkillers are safe with TAKEN|\\babout your allerg(?:y|ies)\\b|\\babout (?:all )?(?:the|your) (?:medicines|medications)(?: (?:that )?you take)?\\b|\\bsome medicines\\b',
  ),
]

/** Phrases in which a medicine for sale may be named that nothing speaks against. */
export const medicinePhrases: readonly RegExp[] = [
  ...medicineWarnings,
  marks(
    '\\b(?:you (?:can|could|may) )?take (?:up to )?(?:\\d+ ?mg of )?SOLD(?:,? (?:up to )?(?:once|twice|three times|four times) a day)?(?: only)?(?: (?:as|if) (?:the (?:packet|label|leaflet) says|you follow the (?:packet|label|leaflet)))?END',
  ),
  marks(
    '\\bSOLD \\d+ ?mg(?:,? (?:once|twice|three times|four times) a day)? is what packets? allows?\\b|\\bSOLD (?:can|may) (?:help|ease|lower|bring down|relieve)(?: with)?\\b',
  ),
]
