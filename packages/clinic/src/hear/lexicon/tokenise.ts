import { relatives } from './experiencer-words.ts'
import { isLightWord } from './parse-pattern.ts'
import { bodyParts } from './said-of-body.ts'
import { splitWords } from './split-words.ts'
import type { Token } from './token.ts'

/** Turns one lower-case word into its base form. */
export type Lemmatiser = (word: string) => string

/** Words of a text with base forms, places and breaks. "can not" and "could not" read as `cannot`. */
export function tokenise(text: string, lemmaOf: Lemmatiser): Token[] {
  const tokens: Token[] = []
  let sentence = -1
  for (const { word, start, end, before, isAfterColon } of splitWords(text)) {
    if (before === 'sentence' || sentence < 0) sentence += 1
    const last = tokens.at(-1)
    if (word === 'not' && before === 'none' && last !== undefined && (last.word === 'can' || last.word === 'could')) {
      last.word = 'cannot'
      last.lemma = 'cannot'
      last.end = end
    } else if (before === 'none' && last?.word === 'no' && pidginDenials.has(word)) {
      last.word = pidginDenials.get(word) ?? 'not'
      last.lemma = last.word
      last.end = end
    } else tokens.push({ word, lemma: lemmaOf(word), start, end, sentence, before, isAfterColon, isLight: isLightWord(word) })
  }
  for (const [at, token] of tokens.entries()) readBeside(token, tokens[at - 1], tokens[at + 1], lemmaOf)
  return openDoubleDenials(withoutAnybody(tokens))
}

/** Puts right what a word means beside its neighbours: "me dad", "my nana", "fell ill", "struggling for breath". */
function readBeside(token: Token, before: Token | undefined, next: Token | undefined, lemmaOf: Lemmatiser): void {
  if (token.word === 'me' && isOwned(next) && !takesSomebody.has(before?.lemma ?? '')) {
    token.word = 'my'
    token.lemma = 'my'
    token.isLight = true
  }
  if (/^(?:my|our|me)$/.test(before?.word ?? '')) token.lemma = layRelatives.get(token.word) ?? token.lemma
  if (token.lemma === 'fall' && becoming.has(next?.word ?? '')) token.lemma = 'become'
  if (breath.has(token.word) && beforeVerb.has(before?.lemma ?? '')) {
    token.word = 'breathe'
    token.lemma = lemmaOf('breathe')
  }
}

/** "A crick in me neck", "me dad had it": a part of the body or a relative, with what people call their own. */
const isOwned = (next: Token | undefined): boolean =>
  next?.before === 'none' && (bodyParts.has(next.lemma) || relatives.has(next.lemma) || layRelatives.has(next.word))

/** "He hit me head first", "gave me back pain" */
const takesSomebody: ReadonlySet<string> = new Set(
  'give hit kick punch slap bite tell ask leave make let send call show bring get hurt'.split(' '),
)

/** Pidgin denies a verb with "no" and a helper: "I no fit breathe", "e no dey wake", "she no get swelling", "the leg no gree move". */
const pidginDenials: ReadonlyMap<string, string> = new Map([
  ['fit', 'cannot'],
  ['gree', 'cannot'],
  ['dey', 'not'],
  ['get', 'not'],
])

/** What relatives are called at home, behind "my". */
const layRelatives: ReadonlyMap<string, string> = new Map([
  ['mam', 'mum'],
  ['mammy', 'mum'],
  ['ma', 'mum'],
  ['amma', 'mum'],
  ['da', 'dad'],
  ['daddy', 'dad'],
  ['appa', 'dad'],
  ['nana', 'gran'],
  ['nanny', 'gran'],
  ['granda', 'grandad'],
  ['gramps', 'grandad'],
  ['auntie', 'aunt'],
  ['aunty', 'aunt'],
])

/** To fall asleep or ill is no fall. */
const becoming = new Set(['asleep', 'ill', 'sick', 'pregnant', 'behind'])

/** "I can't breath", "hard to breth": the verb, written as the noun. */
const breath = new Set(['breath', 'breth', 'breeth', 'brethe', 'breaf'])
const beforeVerb = new Set(['cannot', 'can', 'hardly', 'barely', 'to', 'struggle'])

/** "Nobody fainted", "no one is bleeding" denies it as "no" does. */
function withoutAnybody(tokens: Token[]): Token[] {
  for (const [at, token] of tokens.entries()) {
    const isPair = token.word === 'no' && tokens[at + 1]?.word === 'one' && tokens[at + 1]?.before === 'none'
    if (token.word !== 'nobody' && token.word !== 'noone' && !isPair) continue
    const behind = tokens.slice(at + (isPair ? 2 : 1))
    const verb = behind.findIndex(({ lemma }) => !helping.has(lemma))
    if (!isIll.has(behind[verb]?.lemma ?? '') || behind.slice(0, verb + 1).some(({ before }) => before !== 'none')) continue
    token.word = 'no'
    token.lemma = 'no'
    if (isPair) token.end = tokens.splice(at + 1, 1)[0]?.end ?? token.end
  }
  return tokens
}

const helping = new Set(['be', 'have', 'do', 'ever', 'actually', 'really'])
const isIll = new Set(
  'faint collapse bleed vomit choke fall pass wheeze cough convulse seize burn drown unconscious breathless confused feverish'.split(' '),
)

/** So far before "without" its "cannot" may stand. */
const doubleDenialReach = 10
const doubleDenialBreaks = new Set(['but', 'and', 'because', 'so', 'although'])

/** "I cannot climb stairs without getting winded" says that winded is what happens: there "without" reads as "whereupon". */
function openDoubleDenials(tokens: Token[]): Token[] {
  tokens.forEach((token, at) => {
    if (token.word !== 'without') return
    for (let before = at - 1; before >= Math.max(0, at - doubleDenialReach); before -= 1) {
      const other = tokens[before]
      if (other === undefined || other.sentence !== token.sentence || doubleDenialBreaks.has(other.lemma)) return
      if (
        /^(?:cannot|unable|hardly|barely|scarcely)$/.test(other.lemma) ||
        (other.word === 'able' && tokens[before - 1]?.lemma === 'not')
      ) {
        token.word = 'whereupon'
        token.lemma = 'whereupon'
        return
      }
    }
  })
  return tokens
}
