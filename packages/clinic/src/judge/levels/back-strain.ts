import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { levelConstants } from '../constants.ts'

const { strainYears } = levelConstants

const moved =
  /\b(?:lift\w*|pick(?:ed|ing)? (?:\w+ ){0,4}?up|bent|bend(?:ing)?|twist\w*|reach\w*|carr(?:y|ied|ying)|mov(?:ed|ing) (?:\w+ ){0,3}?(?:box\w*|sofa|furniture|wardrobe|fridge|machine)|dig(?:ging)?|dug|shovel\w*|sneez\w*|stood up|got up|put my back out|done my back in|back (?:just )?(?:went|locked|seized|gave|spasm\w*))\b/
/** What no strained back comes with, and what makes another thing of it. */
const besides =
  /\b(?:numb\w*|feel|feeling|tingl\w*|weak\w*|both legs|legs?\b.{0,20}\b(?:gave|giv\w+|go(?:ne|ing)|wont|dead)|pee\w*|wee\w*|urin\w*|bladder|bowels?|incontinen\w*|wet (?:my|him|her)self|fever|temperature|shiver\w*|hot|cancer|tumou?r|chemo\w*|steroids?|osteopor\w*|pregnan\w*|fell|fall|fallen|crash\w*|accident|hit|ripp\w*|tear\w*|tore|torn|chest|stomach|belly|tummy|faint\w*|collaps\w*|sweat\w*|clammy|pale|pop(?:ped)?|warfarin|thinners?|heart|breath\w*|head|sudden(?:ly)? (?:severe|tearing)|worst|night|weight|baby|he|she|they|dad|mum|gran\w*)\b/
/**
 * "Lifted a box and can't stand straight": a back that went with a movement and nothing beside it is a strain, asked about for pressed nerves and not
 * sent to a hospital by its sound (NICE NG59: Low back pain; NHS: Back pain). In: the case, whose signs have their own rules.
 */
export function isBackStrain({ prose, person, observations }: Pick<ConsultationCase, 'prose' | 'person' | 'observations'>): boolean {
  const text = plainWords(prose)
  const isOfAge = person.ageYears === null || (person.ageYears >= strainYears.from && person.ageYears < strainYears.below)
  const isOfBack = observations['back-pain']?.polarity === 'present'
  return person.relation === 'self' && isOfAge && isOfBack && moved.test(text) && !besides.test(text)
}
