import { asksOfContact } from '../asks-of-contact.ts'
import type { HeardPatient } from '../learned/heard-patient.ts'
import { askedFor } from './asked-for.ts'
import { conditionVerbs, dependants, openingWords } from './experiencer-words.ts'
import { childOfWriter, relativeWithNumber } from './relative-with-number.ts'
import { saysItIsThem } from './says-it-is-me.ts'
import { soundsOf } from './sounds-of-another.ts'
import { isWornCarer, saysSpeakerIsIll } from './speaker-is-ill.ts'
import type { Token } from './token.ts'

/** What a message says of its patient before each person in it is looked at. */
interface Meant {
  /** Whether somebody who is named as ill may be the patient. */
  isOpen: boolean
  /** Who is named as the patient; null where nobody is surely. */
  named: string | null
  /** Who it is where nobody else turns out to be. */
  likeliest: string | null
}

/** Whom a message is about, by what it says outright, by an age, and by how its words sound. The parameters are those of `readExperiencer`. */
export function whoIsMeant(tokens: readonly Token[], patientIs: string, mayBeAnother: boolean, heard: HeardPatient | null): Meant {
  const mayOpen = patientIs === 'self' && mayBeAnother
  const sounds = mayOpen && heard !== null && !isWornCarer(tokens) ? soundsOf(heard, tokens) : null
  const isOpen = mayOpen && sounds !== 'self' && (sounds === 'another' || mayMeanAnother(tokens))
  const likeliest = sounds === 'another' ? (heard?.name ?? 'patient') : null
  const outright = patientIs === 'self' ? namedOutright(tokens, mayBeAnother, isOpen) : null
  return { isOpen, named: outright ?? (likeliest === 'patient' ? null : likeliest), likeliest }
}

/** Whom a message says outright that it is about ("I am 68 but it's my husband that's ill"), or names with an age; null where nobody is. */
function namedOutright(tokens: readonly Token[], mayBeAnother: boolean, isOpen: boolean): string | null {
  return saysItIsThem(tokens) ?? (mayBeAnother ? (entitled(tokens) ?? askedFor(tokens)) : null) ?? (isOpen ? namedByNumber(tokens) : null)
}

/** "My child: itchy all night": a child before a colon at the head of a message. */
function entitled([owner, named, next]: readonly Token[]): string | null {
  const isHead = /^(?:my|our)$/.test(owner?.word ?? '') && next?.isAfterColon === true
  return isHead && named !== undefined && dependants.has(named.lemma) ? named.lemma : null
}

/** Who is named with a number: "my daughter 2 years fever", "my three year old has"; null where nobody is. */
const namedByNumber = (tokens: readonly Token[]): string | null =>
  relativeWithNumber(tokens) ?? childOfWriter(tokens) ?? (namesChildByAge(tokens) ? 'child' : null)

/** Whether the speaker tells of no illness of his own, and asks nothing for himself of somebody else's. */
function mayMeanAnother(tokens: readonly Token[]): boolean {
  return !saysSpeakerIsIll(tokens) && !asksOfContact(tokens.map(({ word }) => word).join(' '))
}

/** "Mum 74 cannot lift her arm", "82 year old mother is short of breath": a relative named before anything else is the patient. */
export function opensMessage(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(0, index).every(({ lemma, word }) => openingWords.has(lemma) || /^\d+$/.test(word))
}

/** "My 3-year-old has a fever": a child named by nothing but its age. */
function namesChildByAge(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      word === 'old' &&
      /^(?:year|yr|month|mth|week|wk|day)s?$/.test(tokens[at - 1]?.word ?? '') &&
      (tokens.slice(Math.max(0, at - 4), at).some(({ lemma }) => lemma === 'my' || lemma === 'our') || opensMessage(tokens, at)) &&
      conditionVerbs.has(tokens[at + 1]?.lemma ?? ''),
  )
}
