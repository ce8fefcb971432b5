import { hasOccasion, staysElsewhere } from './beside-the-story.ts'
import { harmsSpeaker } from './done-to-speaker.ts'
import { wordSet } from './experiencer-words.ts'
import { ownsThing } from './owns-thing.ts'
import type { Token } from './token.ts'

/** Whether the relative or friend named at a place is not ill: a companion, company, who is to read a note, who does the speaker harm, a newborn, the owner of a thing. */
export function isOnlyNamed(tokens: readonly Token[], index: number): boolean {
  return [isBroughtBy, harmsSpeaker, isCompany, isReader, isBorn, isSpeakerOnce, isElsewhere, isHost, ownsThing].some((isSo) =>
    isSo(tokens, index),
  )
}

/** "Brought in by his son", "accompanied by her mother": the relative is the companion, not the patient. */
function isBroughtBy(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 6), index)
  const by = before.findLastIndex(({ lemma }) => lemma === 'by')
  return by > 0 && before.slice(0, by).some(({ lemma }) => ['bring', 'accompany', 'carry', 'refer', 'send'].includes(lemma))
}

/** "After a row with my boyfriend" tells of the speaker's evening. */
function isCompany(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 6), index)
  const joined = before.findLastIndex(({ lemma }) => lemma === 'with')
  return joined >= 0 && before.length - joined <= 3 && before.slice(0, joined).some(({ lemma }) => meetings.has(lemma))
}

/** "Since I was a kid", "his dad had it as a child": somebody himself, long ago. */
function isSpeakerOnce(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index).map(({ word }) => word)
  return /\b(?:i (?:was|am) (?:just |only |still )?|as )(?:a|an) ?(?:\w+ )?$/.test(`${before.join(' ')} `)
}

/** "My brother is in Hull", "my mum is in hospital and I cannot sleep": where somebody is, is no illness of theirs. */
function isElsewhere(tokens: readonly Token[], index: number): boolean {
  const behind = tokens
    .slice(index + 1, index + 7)
    .map(({ word }) => word)
    .join(' ')
  if (/^(?:is|was|lives|works|stays)(?: still| away| currently| now| only| over)* in hospital\b/.test(behind))
    return tokens.slice(index + 1).some(
      ({ word }, at, rest) =>
        word === 'i' &&
        ownTrouble.test(
          rest
            .slice(at + 1, at + 4)
            .map((each) => each.word)
            .join(' '),
        ),
    )
  return staysElsewhere(behind)
}
const ownTrouble = /^(?:can(?:not|['’]?t)?|am|['’]?m|feel|have|keep|get|do) /

/** "My sister's hen do": whose day it is, is not ill. */
function isHost(tokens: readonly Token[], index: number): boolean {
  return hasOccasion(
    tokens
      .slice(index + 1, index + 3)
      .map(({ word }) => word)
      .join(' '),
  )
}

const meetings = wordSet('row argument fight argue quarrel split break breakup date sex dinner night drink talk chat fall live sleep')

/** "A sick note for my boss", "a letter to my teacher": who is to read it is not ill. */
function isReader(tokens: readonly Token[], index: number): boolean {
  const [to, owner] = tokens.slice(Math.max(0, index - 2), index)
  return (
    readers.has(tokens[index]?.lemma ?? '') &&
    /^(?:for|to|from|by)$/.test(to?.word ?? '') &&
    /^(?:my|our|the|his|her)$/.test(owner?.word ?? '')
  )
}

const readers = wordSet('boss teacher client colleague coworker')

/** "Had my baby six days ago", "I born my baby and the blood still comes", "since I had my son": who gave birth speaks of herself, unless the child is ill. */
function isBorn(tokens: readonly Token[], index: number): boolean {
  const before = wordsOf(tokens.slice(Math.max(0, index - 5), index))
  if (tokens[index]?.lemma === 'baby' && hadIt.test(before) && whenBorn.test(wordsOf(tokens.slice(index + 1, index + 5)))) return true
  return givesBirth.test(before) && !isIllNow.test(wordsOf(tokens.slice(index + 1, index + illWithin)).replace(isSoOld, ' '))
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')

/** Words behind the birth in which the child would be said to be ill. */
const illWithin = 100

const hadIt = /\bhad (?:my|a|our|the)$/
const whenBorn = /\b(?:ago|days?|weeks?|months?|yesterday|today|last|on|by)\b/

const givesBirth =
  /\b(?:since|after) (?:(?:having|i had) )?(?:the|my|our)(?: \w+)?$|\bi (?:\w+ )?(?:born|borned|birthed|delivered|deliver|had|gave birth to|put to bed) (?:to )?(?:my|a|the|our)(?: (?:\w+))?$/

const isIllNow = /\b(?:he|she|baby) (?:is|has|looks|keeps|feels|does|will|cannot|can not)\b/

/** "He's four months": said of a child who is not ill. */
const isSoOld = /\b(?:he|she|baby) is (?:now |only |just |about |nearly )?(?!ill|sick)\w+ (?:days?|weeks?|months?|years?)\b/g
