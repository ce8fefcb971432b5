import { contextTriggers, type TriggerKind } from './context-triggers.ts'
import { phraseOf } from './parse-pattern.ts'
import type { Token } from './token.ts'
import { type Lemmatiser, tokenise } from './tokenise.ts'

export interface ContextTrigger {
  kind: TriggerKind
  start: number
  end: number
}

interface Entry {
  words: readonly string[]
  kind: TriggerKind
}

const tables = new WeakMap<Lemmatiser, ReadonlyMap<string, readonly Entry[]>>()

/** So many neighbours in the list can share words with a trigger. */
const longestOverlap = 12

/** Every trigger of a text; at each place the longest, and of one phrase every meaning ("resolved" denies and dates). */
export function findTriggers(tokens: readonly Token[], lemmaOf: Lemmatiser): ContextTrigger[] {
  const table = triggerTable(lemmaOf)
  const found: ContextTrigger[] = []
  for (let start = 0; start < tokens.length; start += 1) {
    let longest: ContextTrigger[] = []
    for (const entry of table.get(tokens[start]?.lemma ?? '') ?? []) {
      const end = isYesOrNo(start, tokens) ? null : endOf(entry.words, start, tokens)
      if (end === null || (entry.kind === 'deniesBeforeAtEnd' && !endsPart(end, tokens)) || isPresentTime(entry, start, tokens)) continue
      if (end > (longest[0]?.end ?? 0)) longest = []
      if (longest.length === 0 || end === longest[0]?.end) longest.push({ kind: entry.kind, start, end })
    }
    found.push(...longest)
    if (isBygoneYear(start, tokens)) found.push({ kind: 'pastBefore', start: start - 1, end: start + 1 })
    if (isBygoneAge(start, tokens))
      found.push({ kind: 'pastBefore', start: start - 3, end: start + 1 }, { kind: 'pastAfter', start: start - 3, end: start + 1 })
  }
  const near = (at: number) => found.slice(Math.max(0, at - longestOverlap), at + longestOverlap)
  return found.filter(
    (trigger, at) => !near(at).some((other) => other.start < trigger.start && other.end >= trigger.end && swallows(other.kind)),
  )
}

/** "Will they come, yes or no": denies nothing. */
function isYesOrNo(at: number, tokens: readonly Token[]): boolean {
  return tokens[at]?.word === 'no' && tokens[at - 1]?.word === 'or' && tokens[at - 2]?.word === 'yes'
}

/** "In 2015" is past; "since 2015" and "it began in 2015" are not. Years up to 2024: the reader has no clock. */
function isBygoneYear(at: number, tokens: readonly Token[]): boolean {
  if (!/^(?:19[3-9]\d|20[01]\d|202[0-4])$/.test(tokens[at]?.word ?? '') || tokens[at - 1]?.word !== 'in') return false
  return !tellsOfBeginning(at, tokens)
}

/** "It began in 2015", "it started when I was six". */
function tellsOfBeginning(at: number, tokens: readonly Token[]): boolean {
  const sentence = tokens[at]?.sentence
  return tokens.slice(Math.max(0, at - 12), at + 12).some((token) => token.sentence === sentence && beginnings.has(token.lemma))
}

/** "When I was six", "when I was nineteen": childhood and youth; "when I was 32 weeks" is none. */
function isBygoneAge(at: number, tokens: readonly Token[]): boolean {
  const age = tokens[at]
  if (age === undefined || !youngAge.test(age.word)) return false
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ lemma }) => lemma)
  return before.join(' ') === 'when i be' && !timeUnits.has(tokens[at + 1]?.lemma ?? '') && !tellsOfBeginning(at, tokens)
}

const youngAge =
  /^(?:[3-9]|1\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)$/

const beginnings = new Set(['start', 'begin', 'notice', 'since', 'first', 'onset', 'appear', 'develop'])
const timeUnits = new Set(['hour', 'day', 'week', 'month', 'year', 'long'])

/** "A 3-day history of fever", "a history of 3 days of fever" and "it began two years ago" tell of now. */
function isPresentTime({ kind, words }: Entry, start: number, tokens: readonly Token[]): boolean {
  if (kind !== 'pastAfter' && kind !== 'pastBefore') return false
  // "It goes away when I rest" is no end of it.
  if (words.includes('away')) return returning.has(tokens[start + words.length]?.lemma ?? '')
  if (words.includes('ago'))
    return tokens
      .slice(Math.max(0, start - 25), start + 25)
      .some(({ lemma, sentence }) => sentence === tokens[start]?.sentence && beginnings.has(lemma))
  return (
    words.join(' ') === 'history of' &&
    (lastsUntilNow(start, tokens) || timeUnits.has(tokens[start - 1]?.lemma ?? '') || /^\d/.test(tokens[start + 2]?.word ?? ''))
  )
}

const returning = new Set(['when', 'with', 'if', 'after', 'once', 'by', 'as', 'then', 'but'])
const lasting = new Set(['persist', 'persistent', 'ongoing', 'continue', 'worsen', 'progressive', 'progressively', 'since', 'intermittent'])

/** "A history of constipation and tiredness that have been persistent". */
function lastsUntilNow(start: number, tokens: readonly Token[]): boolean {
  return tokens.slice(start, start + 20).some(({ lemma, sentence }) => sentence === tokens[start]?.sentence && lasting.has(lemma))
}

function endsPart(end: number, tokens: readonly Token[]): boolean {
  const next = tokens[end]
  return next === undefined || next.before !== 'none' || next.lemma === 'and' || next.lemma === 'but'
}

/** A longer phrase that begins earlier takes the words of a shorter one ("cannot be ruled out"), ends excepted. */
function swallows(kind: TriggerKind): boolean {
  return kind !== 'ends'
}

function endOf(words: readonly string[], start: number, tokens: readonly Token[]): number | null {
  let at = start
  for (const [index, word] of words.entries()) {
    while (index > 0 && tokens[at]?.isLight && tokens[at]?.lemma !== word && tokens[at]?.before === 'none') at += 1
    const token = tokens[at]
    if (token?.lemma !== word || (index > 0 && (token.before === 'sentence' || (token.before === 'soft' && word === 'it')))) return null
    at += 1
  }
  return at
}

function triggerTable(lemmaOf: Lemmatiser): ReadonlyMap<string, readonly Entry[]> {
  const known = tables.get(lemmaOf)
  if (known !== undefined) return known
  const table = new Map<string, Entry[]>()
  for (const [kind, phrases] of Object.entries(contextTriggers) as [TriggerKind, readonly string[]][]) {
    for (const phrase of phrases) {
      const words = phraseOf(phrase, (text) => tokenise(text, lemmaOf).map(({ lemma }) => lemma))
      const list = table.get(words[0] ?? '')
      if (list === undefined) table.set(words[0] ?? '', [{ words, kind }])
      else list.push({ words, kind })
    }
  }
  tables.set(lemmaOf, table)
  return table
}
