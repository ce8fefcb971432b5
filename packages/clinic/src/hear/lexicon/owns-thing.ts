import { dependants, wordSet } from './experiencer-words.ts'
import { bodyParts, feelings } from './said-of-body.ts'
import type { Token } from './token.ts'

/**
 * Whether the relative or friend named at a place only owns something that is no part of a person and no illness: "after my sister's party", "my
 * wife's cooking", "at my mum's". Who owns a thing is not ill; "my son's ear is red", "my dad's been sick" tell of the son and the dad.
 */
export function ownsThing(tokens: readonly Token[], index: number): boolean {
  const owner = tokens[index]
  if (owner === undefined || !isOwner(owner)) return false
  const behind = following(tokens, index)
  // "My sister's baby has a fever" is about the baby.
  if (behind.slice(0, 2).some(({ lemma }) => dependants.has(lemma))) return true
  if (behind.slice(0, farthest).some((token, at) => things.has(token.lemma) && !isOfPerson(behind.slice(0, at)))) return true
  if (!isAdjunct(tokens, index)) return false
  const [thing] = behind
  // "After my sister's, I felt sick": the place itself goes by its owner.
  return thing === undefined || !(isOfPerson(behind.slice(0, farthest)) || verbal.has(thing.word) || /(?:ing|ed|ly)$/.test(thing.word))
}

/** "Sister's", of which the reader keeps the sister, or "sisters", as many write it. */
function isOwner({ word, lemma, start, end }: Token): boolean {
  return end - start === word.length + 2 || (word !== lemma && word.endsWith('s'))
}

/** So many words behind the owner the thing may stand: "my sister's new boyfriend's birthday party". */
const farthest = 3

/** The words behind a place up to the next pause. */
function following(tokens: readonly Token[], index: number): readonly Token[] {
  const behind = tokens.slice(index + 1)
  const end = behind.findIndex(({ before }) => before !== 'none')
  return end < 0 ? behind : behind.slice(0, end)
}

/** "After my ...", "at my ...", "eating my ...": what follows says where, when or with what, and not who. */
function isAdjunct(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index)
  const owned = before.findLastIndex(({ word }) => /^(?:my|our|the|his|her|their|a)$/.test(word))
  return adjuncts.has(before[owned - 1]?.word ?? '')
}

function isOfPerson(words: readonly Token[]): boolean {
  return words.some(({ word, lemma }) => bodyParts.has(lemma) || feelings.has(word) || ofBody.has(lemma) || verbal.has(word))
}

const adjuncts = wordSet(
  'after since at from in into before during near round around outside inside by to off behind under ate eating borrowed using used wearing wore doing did drank drinking left',
)
/** What a person has that is no thing: parts, functions, illnesses, care. */
const ofBody = wordSet(`
  pain ache fever cough rash temperature temp breathing breath blood sugar pressure pulse heart heartbeat rate wee urine pee poo stool nappy period swelling lump
  wound cut burn bite bruise cold flu illness sickness vomiting diarrhoea diarrhea seizure fit fall stroke attack operation surgery vaccination vaccine jab injection dose
  dementia asthma diabetes cancer infection allergy reaction symptom condition weight appetite sleep mood speech vision sight hearing memory voice cry limb side joint bone
  muscle bowel bladder kidney lung liver brain spine throat tonsil tummy bum bottom penis vagina womb scalp forehead eyebrow cheek chin jaw nipple navel armpit
  tablet pill medicine medication inhaler insulin oxygen level result test
`)
/** What "'s" or what follows stands for where it is "is" or "has". */
const verbal = wordSet(
  'been got had gone not a an the very so too really quite just now still always never also only all in on off out up down at with about getting having being become come going able unable unwell ill sick poorly is was has are have had does did can cannot will would keeps says said feels felt looks seems started stopped',
)
/** Things, places and occasions that belong to somebody. */
const things = wordSet(`
  party wedding birthday funeral house home place flat apartment car van bike garden allotment kitchen bathroom bedroom room sofa desk shop farm restaurant caravan boat pool
  cook cooking gardening curry barbecue bbq dinner lunch meal soup stew cake pie baking school class nursery work job office dog cat puppy kitten horse phone laptop computer
  shampoo perfume soap towel hat coat jumper shoe boot glove pillow blanket razor makeup graduation christening baptism barmitzvah holiday village town
  gym salon church mosque temple club team band graveside grave
`)
