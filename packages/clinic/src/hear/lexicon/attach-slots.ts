import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { byWord } from './choose-matches.ts'
import type { Match } from './match-patterns.ts'
import { distancesOf, nearestTo } from './nearest-reading.ts'
import type { Token } from './token.ts'

/** A slot value with the finding it is said about. */
export interface SlotReading {
  match: Match
  child: string
  /** The reading of the finding it belongs to; null when it is the running topic. */
  parent: Match | null
}

/** What is told of one may be asked of the other: chest pressure on effort counts as chest pain on effort. */
const sisters: ReadonlyMap<string, string> = new Map([['chest-tightness', 'chest-pain']])
const sharedSlots = /^(?:worse-exertion|relieved-rest|relieved-nitrate|radiates-.*)$/
const painWords = new Set(['pain', 'ache', 'hurt', 'discomfort', 'cramp'])

/**
 * Gives every slot value a finding that has such a child: the nearest in the same sentence, else the newest topic that
 * has one ("it", "the pain"). Words that already belong to a finding speak only about that finding ("vomiting blood"
 * says nothing about the cough).
 * In: slot readings, finding readings that stand as present, and the topics told before the text, the newest first.
 */
export function attachSlots(
  slots: readonly Match[],
  readings: readonly Match[],
  topicsBefore: readonly string[],
  tokens: readonly Token[],
  findings: ReadonlyMap<string, PackedFinding>,
  taken: readonly Match[],
): SlotReading[] {
  const found: SlotReading[] = []
  const sentences = sentencesOf(tokens)
  const between = distancesOf(tokens)
  const sentenceOf = ({ start }: Match): number => tokens[start]?.sentence ?? 0
  const readingsIn = Map.groupBy(readings, sentenceOf)
  const readingsAt = byWord(readings)
  const takenAt = byWord(taken)
  const hasAll = (match: Match, reading: Match): boolean => match.used.every((index) => reading.used.includes(index))
  const withChild = remembered((sentence: number, slot: string) =>
    (readingsIn.get(sentence) ?? []).filter((reading) => childOf(reading.target, slot, findings) !== null),
  )
  const earlierTopics = remembered((sentence: number) => [
    ...new Set([
      ...readings
        .filter((reading) => sentenceOf(reading) < sentence)
        .map(({ target }) => target)
        .reverse(),
      ...topicsBefore,
    ]),
  ])
  const saysCharacter = remembered((sentence: number) => hasCharacter(slots, sentence, tokens, findings))
  for (const match of slots.filter(
    (slot) =>
      !isVerb(slot, tokens) &&
      !isOtherMeasure(slot, tokens) &&
      !isPointInTime(slot, tokens) &&
      !isInterjection(slot, tokens) &&
      !isConditional(slot, tokens) &&
      !isOfLinen(slot, tokens) &&
      !isWokenAtNight(slot, tokens),
  )) {
    const [firstWord = -1] = match.used
    const isOwned = (takenAt.get(firstWord) ?? []).some((reading) => hasAll(match, reading))
    const sentence = sentenceOf(match)
    const candidates = isOwned
      ? (readingsAt.get(firstWord) ?? []).filter((reading) => hasAll(match, reading) && childOf(reading.target, match.target, findings))
      : withChild(sentence, match.target)
    const nearest = nearestTo(match, candidates, between)
    if (nearest !== null) found.push({ match, child: childOf(nearest.target, match.target, findings) ?? '', parent: nearest })
    else if (!isOwned && speaksOfTopic(match, tokens, sentences.get(sentence))) {
      const isAboutPain = (sentences.get(sentence)?.speaksOfPain ?? false) || saysCharacter(sentence)
      const topic = newestTopic(earlierTopics(sentence), match.target, isAboutPain, findings)
      if (topic !== null) found.push({ match, child: childOf(topic, match.target, findings) ?? '', parent: null })
    }
  }
  return found
}

/** Words that point back at a complaint, and so few words that nothing else can be meant. */
const pointers = new Set(['it', 'they', 'them', 'this', 'these', 'both', ...painWords, 'symptom', 'feeling', 'sensation', 'problem'])
const fewWords = 7
const opening = 3

/**
 * Whether a slot value without a finding in its sentence is said of the complaint told before: "it is worse at night", "only on the
 * left", "started two days ago" are; "I had to work late nights" is not.
 */
function speaksOfTopic({ start }: Match, tokens: readonly Token[], sentence: Sentence | undefined): boolean {
  if (sentence === undefined) return false
  const { from, to, hasPointer } = sentence
  // "Normal left leg" and "no pain elsewhere" say nothing of the complaint before; "no, it is the left" does.
  if (/^(?:no|normal|denies|without)$/.test(tokens[from]?.word ?? '') && tokens[from + 1]?.before === 'none') return start === from
  return to - from <= fewWords || start - from < opening || hasPointer
}

const linen =
  /^(?:nappy|nappies|diapers?|bed|beds|bedding|sheets?|pants|knickers|clothes|hair|feet|socks|towel|flannel|cloth|tissues?|wipes?|weather|day)$/

/** "Wet nappies" tell of no wet rash. */
function isOfLinen({ used, end }: Match, tokens: readonly Token[]): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]]
  return (
    used.length === 1 &&
    next?.before === 'none' &&
    linen.test(next.word) &&
    /^(?:wet|dry|soaked|damp|warm|cold|hot)$/.test(last?.word ?? '')
  )
}

/** "I wake up at two in the night" is of the night, not of the morning. */
function isWokenAtNight({ target, start, end }: Match, tokens: readonly Token[]): boolean {
  if (target !== 'morning' || !tokens.slice(start, end).some(({ lemma }) => lemma === 'wake' || lemma === 'waking')) return false
  const { sentence } = tokens[start] ?? {}
  return tokens.some((token) => token.sentence === sentence && /^(?:night|nights|midnight|dream|dreams)$/.test(token.word))
}

/** Words that name a quality and do something as well. */
const alsoVerbs =
  /^(?:ring|rings|rang|left|drop|drops|catch|crack|pop|spot|target|band|patch|scale|seal|strip|crop|click|clear|warm|dry|split|lock|shadow|bark)$/
const doers = /^(?:i|we|you|he|she|they|who|will|would|ll|can|could|should|must|shall|already|just|please)$/
const objects = /^(?:me|him|them|you|us|it|up|back|off|in|round|around|home|work|everyone|everybody|someone|somebody|999|911|112|111|000)$/

/** "Ring the surgery", "they already left", "I'll drop them off": what somebody does is no quality of a complaint. */
function isVerb({ used, start }: Match, tokens: readonly Token[]): boolean {
  if (used.length > 1 || !alsoVerbs.test(tokens[start]?.word ?? '')) return false
  const before = tokens[start - 1]
  const next = tokens[start + 1]
  const hasObject =
    next !== undefined && next.before === 'none' && tokens[start]?.word !== 'left' && (next.isLight || objects.test(next.word))
  return hasObject || (before !== undefined && tokens[start]?.before === 'none' && doers.test(before.word))
}

/** "Right." and "all right, right now" say nothing of a side. */
function isInterjection({ target, start, used }: Match, tokens: readonly Token[]): boolean {
  if (target !== 'right' || used.length > 1) return false
  const before = tokens[start - 1]
  const next = tokens[start + 1]
  const isAlone = (next === undefined || next.before !== 'none') && (tokens[start]?.before !== 'none' || before === undefined)
  return (
    isAlone ||
    (next === undefined && /^(?:fine|good|better|normal|gone|over|alright|need|nothing|then)$/.test(before?.word ?? '')) ||
    /^(?:all|is|be|quite|yeah|yes|ok|okay|oh|not)$/.test(before?.word ?? '') ||
    /^(?:now|away|after|before|then|ok|okay|so|well|i)$/.test(next?.word ?? '') ||
    (judging.test(before?.word ?? '') && (next === undefined || next.before !== 'none' || leadingOn.test(next.word)))
  )
}

/** "My back has never been right since", "it doesn't feel right": a judgement, no side. */
const judging = /^(?:been|feel|feels|felt|feeling|look|looks|looked|seem|seems|sound|sounds|never|just|quite|work|works|go|went|going)$/
const leadingOn = /^(?:since|after|for|from|again|at|about|with|and|but|lately|today|yet|when|anymore|inside)$/

const otherMeasures = new Set([
  'drive',
  'away',
  'flight',
  'journey',
  'walk',
  'ride',
  'bus',
  'train',
  'trip',
  'queue',
  'wait',
  'shift',
  'late',
  'early',
  'sleep',
  'old',
  'apart',
])

/** "Three hours' drive", "two hours away" and "better off" say nothing of the complaint. */
function isOtherMeasure({ end }: Match, tokens: readonly Token[]): boolean {
  const last = tokens[end - 1]
  const next = tokens[end]
  if (next === undefined || next.before !== 'none') return false
  if (last?.word === 'better') return next.word === 'off'
  return /^(?:minute|hour|day|week|month|year)$/.test(last?.lemma ?? '') && otherMeasures.has(next.lemma)
}

/** "Since this morning" and "last night" say when it began, not when it comes. */
function isPointInTime({ target, start }: Match, tokens: readonly Token[]): boolean {
  return (
    /^(?:morning|night|evening)$/.test(target) && /^(?:this|last|yesterday|since|one|other|previous)$/.test(tokens[start - 1]?.word ?? '')
  )
}

/** Among so many words the next two that are no articles stand. */
const nearWords = 8

/** "Worse at night" and "better after a meal" say when it is worse or better, not which way it goes. */
function isConditional({ target, used, end }: Match, tokens: readonly Token[]): boolean {
  if (!/^(?:worsening|improving)$/.test(target) || used.length > 1 || !/^(?:worse|better)$/.test(tokens[end - 1]?.word ?? '')) return false
  const [next, afterNext] = tokens.slice(end, end + nearWords).filter(({ isLight }) => !isLight)
  if (next === undefined || next.before !== 'none') return false
  return (
    /^(?:at|after|with|when|while|during|if|on|lying|sitting|standing|walking|moving)$/.test(next.word) ||
    (next.word === 'in' && /^(?:morning|evening|afternoon|night|bed|cold|heat|sun|dark|winter|summer)/.test(afterNext?.word ?? ''))
  )
}

/** The id of a finding with a slot value; null where there is none, not of a sister either. */
function childOf(target: string, slot: string, findings: ReadonlyMap<string, PackedFinding>): string | null {
  const own = `${target}.${slot}`
  if (findings.has(own)) return own
  const sister = sharedSlots.test(slot) ? `${sisters.get(target)}.${slot}` : ''
  return findings.has(sister) ? sister : null
}

/** "It throbs on the left side" speaks of a pain: the side belongs to what throbs. */
function hasCharacter(
  slots: readonly Match[],
  sentence: number,
  tokens: readonly Token[],
  findings: ReadonlyMap<string, PackedFinding>,
): boolean {
  return slots.some(
    ({ start, target }) => tokens[start]?.sentence === sentence && findings.get(`headache.${target}`)?.dimension === 'character',
  )
}

function newestTopic(
  topics: readonly string[],
  slot: string,
  isAboutPain: boolean,
  findings: ReadonlyMap<string, PackedFinding>,
): string | null {
  const fitting = topics.filter((topic) => childOf(topic, slot, findings) !== null)
  const painful = isAboutPain ? fitting.find((topic) => findings.get(topic)?.slots.includes('character')) : undefined
  return painful ?? fitting[0] ?? null
}

interface Sentence {
  from: number
  to: number
  hasPointer: boolean
  speaksOfPain: boolean
}

function sentencesOf(tokens: readonly Token[]): Map<number, Sentence> {
  const sentences = new Map<number, Sentence>()
  tokens.forEach(({ sentence, word, lemma }, at) => {
    const known = sentences.get(sentence) ?? { from: at, to: at, hasPointer: false, speaksOfPain: false }
    known.to = at + 1
    known.hasPointer ||= pointers.has(word)
    known.speaksOfPain ||= painWords.has(lemma)
    sentences.set(sentence, known)
  })
  return sentences
}

/** Answers once for each question, however often it is asked. */
function remembered<Question extends readonly (string | number)[], Reply>(answer: (...question: Question) => Reply) {
  const known = new Map<string, Reply>()
  return (...question: Question): Reply => {
    const key = question.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const reply = answer(...question)
    known.set(key, reply)
    return reply
  }
}
