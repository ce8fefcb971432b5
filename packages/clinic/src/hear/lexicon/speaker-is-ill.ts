import { achingVerbs, conditionVerbs, dependants, firstPerson, others, relatives, wordSet } from './experiencer-words.ts'
import { bodyParts, feelings } from './said-of-body.ts'
import type { Token } from './token.ts'

const illVerbs = wordSet('have be feel get cry bleed cough ache hurt vomit faint')

/** Whether the speaker tells of an illness of his or her own: "I have ...", "I'm bleeding", "my back is killing me". */
export function saysSpeakerIsIll(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const next = tokens[index + 1]
    const isSaid =
      firstPerson.has(token.lemma) &&
      next?.before === 'none' &&
      illVerbs.has(next.lemma) &&
      !isOpinion(tokens, index) &&
      !isOnlyAge(tokens, index) &&
      !isPregnancyAside(tokens, index) &&
      !isWornByCare(tokens, index)
    return isSaid || isOwnAche(tokens, index) || isOwnPartUnwell(tokens, index)
  })
}

/** "I am 34. My friend ...": an age alone is no illness. */
function isOnlyAge(tokens: readonly Token[], index: number): boolean {
  const [verb, age, next] = tokens.slice(index + 1, index + 4)
  const isAge = verb?.lemma === 'be' && /^\d{2,3}$/.test(age?.word ?? '')
  return isAge && (next === undefined || next.before === 'sentence' || (next.word === 'and' && tokens[index + 4]?.word === 'my'))
}

/** "My daughter has an itchy bottom. I'm 20 weeks pregnant, what can I buy": said beside a child that is ill, of whoever writes, who is well. */
function isPregnancyAside(tokens: readonly Token[], index: number): boolean {
  const sentence = tokens.slice(index, index + wordsOfAside).filter(({ sentence: at }) => at === tokens[index]?.sentence)
  const said = sentence.findIndex(({ word }) => word === 'pregnant')
  if (sentence[0]?.lemma !== 'i' || said < 0) return false
  const child = tokens.findIndex(({ lemma }) => dependants.has(lemma))
  const isTold = child >= 0 && child < index && tokens.slice(child, index).some(({ lemma }) => conditionVerbs.has(lemma))
  if (!isTold || !/^(?:my|our|old)$/.test(tokens[child - 1]?.word ?? '')) return false
  const before = tokens.slice(0, index)
  const isOwnBefore = before.some(({ lemma }, at) => firstPerson.has(lemma) && !onlooking.has(tokens[at + 1]?.lemma ?? ''))
  const isMothers =
    tokens.some(({ word }) => dangerousToUnborn.has(word)) || tokens.slice(index + said + 1).some(({ lemma }) => ofMother.has(lemma))
  return !isOwnBefore && !isMothers
}

/** "My little boy has been sick since yesterday, I'm so worn out": whoever nurses an ill child is tired of it, and is not the patient. */
function isWornByCare(tokens: readonly Token[], index: number): boolean {
  if (!firstPerson.has(tokens[index]?.lemma ?? '')) return false
  const behind = tokens.slice(index + 1, index + wordsOfAside).filter(({ sentence }) => sentence === tokens[index]?.sentence)
  if (!behind.some(({ word, lemma }) => worn.has(word) || worn.has(lemma)) || behind.some(({ word }) => alsoIll.has(word))) return false
  const child = tokens.findIndex(({ lemma }, at) => dependants.has(lemma) && isOwnedAt(tokens, at))
  if (child < 0) return false
  const told = tokens.slice(child + 1, child + wordsOfTelling)
  return (
    told.some(({ word, lemma }) => illness.has(word) || illness.has(lemma)) &&
    !tokens.slice(0, index).some(({ lemma }, at) => isOwnComplaint(tokens, lemma, at))
  )
}

/** Whether whoever writes is tired of nursing a child that is told to be ill, and tells of no illness of his or her own. */
export function isWornCarer(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => isWornByCare(tokens, index)) && !saysSpeakerIsIll(tokens)
}

/** "My little boy", "our youngest", "the baby" */
function isOwnedAt(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:my|our|the)$/.test(word))
}

/** Whoever writes told something else of him- or herself before. */
function isOwnComplaint(tokens: readonly Token[], lemma: string, at: number): boolean {
  return firstPerson.has(lemma) && illVerbs.has(tokens[at + 1]?.lemma ?? '') && !isOpinion(tokens, at) && !isOnlyAge(tokens, at)
}

const worn = wordSet('tired exhausted worn knackered shattered drained wiped frazzled done dead broken sleep slept run ragged')
const illness = wordSet(
  'sick vomit ill poorly unwell fever feverish temperature temp cough runs diarrhoea diarrhea rash throw threw pain ache hurt wheeze cold bug earache croup flu chickenpox tonsillitis',
)
const alsoIll = wordSet('too also both myself cry crying low down depressed fever temperature vomiting sick pain cough rash')
const wordsOfTelling = 9
const wordsOfAside = 7
const onlooking = wordSet('see notice find think give check look want wonder call ring be')
/** Illnesses of a child that are dangerous to the unborn of whoever nurses it (NHS: Infections in pregnancy). */
const dangerousToUnborn = wordSet('chickenpox chicken pox shingles rubella measles slapped parvovirus zika cmv toxoplasmosis varicella')
/** What makes the pregnancy itself the matter. */
const ofMother = wordSet(
  'bleed blood spot spotting pain ache hurt cramp contraction water kick move movement headache swell swollen vision vomit sick fever dizzy faint leak gush labour labor itch burn fall fell catch risk harm dangerous unborn have feel',
)

/** "My shoulder hurts", "my lower back is killing me" */
function isOwnAche(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'my') return false
  const words = tokens.slice(index + 1, index + 6).map(({ lemma }) => lemma)
  const verb = words.findIndex((lemma) => lemma === 'be' || achingVerbs.has(lemma))
  if (verb < 1 || verb > 2 || words.slice(0, verb).some((lemma) => relatives.has(lemma) || others.has(lemma))) return false
  return achingVerbs.has(words[verb] ?? '') || words.slice(verb + 1, verb + 3).some((lemma) => achingVerbs.has(lemma))
}

/** "Woke up with my eye all gunky and red" */
function isOwnPartUnwell(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'my') return false
  const words = tokens.slice(index + 1, index + 1 + wordsOfPart).filter(({ sentence }) => sentence === tokens[index]?.sentence)
  const part = words.slice(0, 3).findIndex(({ lemma }) => bodyParts.has(lemma))
  if (part < 0 || words.slice(0, part).some(({ lemma }) => relatives.has(lemma) || others.has(lemma))) return false
  return words.slice(part + 1).some(({ word }) => feelings.has(word))
}

const wordsOfPart = 7

const opinionWords = wordSet(
  'worry concern sure call write ask afraid scared frighten scare terrify terrified panic desperate frantic upset wonder try give question check help take shake find leave charted babysit type minding ring phone wit wits tether distraught helpless',
)

/** "I am worried", "I have a daughter who..." say nothing about the speaker's own health. */
export function isOpinion(tokens: readonly Token[], index: number): boolean {
  const words = tokens.slice(index + 2, index + 6).map(({ lemma }) => lemma)
  return (
    words.some((lemma) => opinionWords.has(lemma) || relatives.has(lemma)) ||
    (words[0] === 'not' && /^(?:changed|seen|told|called|given|moved|left|rung)$/.test(tokens[index + 3]?.word ?? ''))
  )
}
