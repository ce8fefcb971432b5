import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import { eachNameOnce } from '../medications/each-name-once.ts'
import type { Hearing } from './hearing.ts'
import { isSameMedicine } from './lexicon/allergens.ts'
import { readAllergies, saysAllergy } from './lexicon/read-allergies.ts'

const ofAllergy = 'history-medicine-allergy'

/** "I dont TAKE penicilin, im ALLERGIC to it" tells of an allergy, whatever else it denies. In: the words, whose illness it is, and what was read. */
export function withAllergyTold(words: string, relation: string, mentions: readonly Mention[]): Mention[] {
  const place = saysAllergy(words)
  if (place === null || readAllergies(words, relation).length === 0) return [...mentions]
  const others = mentions.filter(({ finding, polarity }) => finding !== ofAllergy || polarity === 'present')
  return others.some(({ finding }) => finding === ofAllergy) ? others : [...others, plainMention(ofAllergy, place)]
}

/** "Its penicilin", of what somebody is allergic to, tells of no antibiotic that is taken. */
export function isOfUnborne({ finding, text }: Mention, allergies: readonly string[], words: string): boolean {
  return finding.startsWith('takes-') && allergies.some((each) => isSameMedicine(each, text)) && !saysTaken.test(words)
}

const saysTaken =
  /\b(?:i|he|she|we|they)(?:['’]?(?:ve|s|m|re| have| has| am| is| are))? (?:just |already |still |also |been )*(?:took|take|takes|taking|taken|had|given|on)\b|\b(?:gave|put) (?:me|him|her) (?:on|some|the|an?)?\b/i

/** The medicines of before and those that are told, each once, without what is not taken or not borne. */
export function drugsAfter(
  known: readonly string[],
  { drugs, notTaken = [] }: Hearing,
  allergies: readonly string[],
  words: string,
): string[] {
  const isUnborne = (drug: string) => allergies.some((each) => isSameMedicine(each, drug))
  const told = drugs.filter((drug) => saysTaken.test(words) || !isUnborne(drug))
  return eachNameOnce([...known, ...told]).filter((drug) => !notTaken.includes(drug.toLowerCase()))
}
