import { opensWithDoer } from './done-to-speaker.ts'
import { conditionVerbs, openingWords, relatives, speakingVerbs } from './experiencer-words.ts'
import { isOnlyNamed } from './is-only-named.ts'
import { saysItIsMe } from './says-it-is-me.ts'
import type { Token } from './token.ts'

/** Whom a message is about that names nobody: "He collapsed", or "it is me, not him". */
export function namelessPatient(tokens: readonly Token[], patientIs: string, isOpen: boolean): string | null {
  if (patientIs === 'self')
    return isOpen && opensWithAnother(tokens) ? (relativeOf(tokens) ?? 'patient') : isOpen && opensWithTitle(tokens) ? 'patient' : null
  return saysItIsMe(tokens) ? 'self' : null
}

/** "He collapsed", "his face droops": somebody else is ill, whoever it is. */
function opensWithAnother(tokens: readonly Token[]): boolean {
  return /^(?:he|she|his|her|hes|shes)$/.test(tokens[0]?.word ?? '') && !opensWithDoer(tokens)
}

/** "He has a fever, dad 81", "She coughs, my daughter": who "he" or "she" is. */
function relativeOf(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ lemma }, index) => {
    const owner = tokens[index - 1]
    const isMine = /^(?:my|our)$/.test(owner?.word ?? '')
    const isAside = isMine ? owner?.before !== 'none' : /^\d{1,3}$/.test(tokens[index + 1]?.word ?? '')
    const isSpeaker = speakingVerbs.has(tokens[index + 1]?.lemma ?? '')
    return isAside && relatives.has(lemma) && lemma !== 'twin' && !isSpeaker && !isOnlyNamed(tokens, index)
  })
  return tokens[at]?.lemma ?? null
}

/** "Mrs Doyle, 88, has a sore heel", "an old lady of 90, confused": somebody is brought who is no relative. */
function opensWithTitle(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word)
  const start = words.findIndex(
    (word) => word === 'old' || (!openingWords.has(word) && !/^(?:an?|the|this|my|our|about|it|is|for|re)$/.test(word)),
  )
  const [title = '', name = ''] = words.slice(start, start + 2)
  const behind = tokens.slice(start + 2, start + 4)
  const isIll = behind.some(({ word, lemma }) => /^\d{2,3}$/.test(word) || (conditionVerbs.has(lemma) && !speakingVerbs.has(lemma)))
  if (/^(?:mr|mrs|ms|miss)$/.test(title)) return isIll && !behind.some(({ word }) => word === 'here')
  const isOld = /^(?:old|elderly|frail)$/.test(title) && /^(?:lady|woman|man|gentleman|resident)$/.test(name) && behind[0]?.word !== 'here'
  const isCaredFor =
    /^(?:lady|gentleman|resident|client|woman|man)$/.test(title) &&
    /^(?:i|we)$/.test(name) &&
    /^(?:care|look|nurse|visit|clean|sit)$/.test(behind[0]?.lemma ?? '')
  return isOld || isCaredFor || (/^(?:resident|patient|client)$/.test(title) && isIll)
}
