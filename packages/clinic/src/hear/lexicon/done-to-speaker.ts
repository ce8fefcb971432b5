import { dependants, firstPerson, others, relatives, wordSet } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** "My partner controls all my money" */
const controllingVerbs = wordSet('control monitor track lock hide')

const harmingVerbs = wordSet(`
  hit beat punch slap choke strangle kick rape abuse molest assault threaten push shove grab hurt touch force kill burn bite scream drive annoy stress wake bother worry scare knock bump tackle foul elbow head land stand step trip wind nag
  leave dump ditch cheat betray ghost divorce reject sack fire bully humiliate ignore blame upset murder smother stop prevent
`)
const partings = wordSet('left leave leaves dumped dump ditched cheated divorced died split passed finished')

/** "My husband hits me", "my girlfriend left me": the one who does it is not the patient. */
export function harmsSpeaker(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1, index + 6)
  const isControlled = after.some(
    ({ word }, place) => word === 'my' && after.slice(Math.max(0, place - 2), place).some(({ lemma }) => controllingVerbs.has(lemma)),
  )
  if (isControlled || isParted(tokens, index) || laysHandOn(tokens, index)) return true
  return after.some(
    ({ word }, place) =>
      (word === 'me' || word === 'us') &&
      (harmingVerbs.has(after[place - 1]?.lemma ?? '') ||
        harmingVerbs.has(after[place - 2]?.lemma ?? '') ||
        /^(?:driv(?:es?|ing)|drove)$/.test(after[place - 1]?.word ?? '')),
  )
}

const handlingVerbs = wordSet('put lay wrap grab squeeze hold pull twist bite throw smash break burn punch hit slap kick press crush')
const ownParts = wordSet('neck throat face arm hair wrist head hand nose mouth jaw eye ear leg finger back stomach chest')
const handReach = 9

/** "My partner put his hands round my neck": the part of the body is the speaker's. */
function laysHandOn(tokens: readonly Token[], index: number): boolean {
  const sentence = tokens[index]?.sentence
  const after = tokens.slice(index + 1, index + 1 + handReach).filter((token) => token.sentence === sentence)
  const own = after.findIndex(({ word }, at) => word === 'my' && ownParts.has(after[at + 1]?.lemma ?? ''))
  return own > 0 && after.slice(0, own).some(({ lemma, word }) => handlingVerbs.has(lemma) || handlingVerbs.has(word))
}

/** "My boyfriend left and now I can't eat": what follows is about the one who was left. */
function isParted(tokens: readonly Token[], index: number): boolean {
  const verb = tokens.slice(index + 1, index + 4).findIndex(({ word, before }) => partings.has(word) && before !== 'sentence')
  if (verb < 0) return false
  const behind = tokens.slice(index + 2 + verb)
  const own = behind.findIndex(({ word, lemma }) => word === 'my' || firstPerson.has(lemma))
  const [next] = behind.slice(own + 1)
  const isOwn = own >= 0 && !relatives.has(next?.lemma ?? '') && !others.has(next?.lemma ?? '')
  return isOwn && !behind.some(({ word }) => /^(?:he|she|him|her|his|hes|shes)$/.test(word)) && !dependants.has(tokens[index]?.lemma ?? '')
}

/**
 * "She broke my heart and I can't sleep", "he knocked me over": it opens with another, who did something to the speaker. "He took my tablets and I can't
 * wake him" does not tell of the speaker.
 */
export function opensWithDoer(tokens: readonly Token[]): boolean {
  const after = tokens.slice(1)
  const near = after.slice(0, 5)
  if (near.some(({ word }) => word === 'me')) return true
  const isMine = near.some(
    ({ word }, at) => word === 'my' && !relatives.has(near[at + 1]?.lemma ?? '') && !others.has(near[at + 1]?.lemma ?? ''),
  )
  if (!isMine) return false
  const speaks = after.findIndex(({ word, lemma }, at) => at > 1 && (word === 'i' || (word === 'my' && lemma === 'my' && at > near.length)))
  return speaks >= 0 && !after.slice(speaks).some(({ word }) => /^(?:him|her|he|she|his|them)$/.test(word))
}
