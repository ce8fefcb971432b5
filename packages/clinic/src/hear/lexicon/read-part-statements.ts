import type { Mention } from '../../case/model.ts'
import { plainMention } from '../../case/plain-mention.ts'
import type { PartState } from '../../knowledge/denials/body-parts.ts'
import {
  absentWhenWell,
  anyPart,
  namesPart,
  ownWellWords,
  partsIn,
  stateWellWords,
  stateWords,
  troubleWords,
  wellWords,
} from './part-statements.ts'
import type { Experiencers } from './read-experiencer.ts'
import type { Token } from './token.ts'

const owner = '(?:(?:my|me|the|his|her|their|our|own|both|two|all|of|these|them|ye|any|or|in|is|are) )'
const part = String.raw`(?:${owner}{0,4}\b(?:${anyPart})\b(?: area| muscles?)?)`
/** "Calves, hips", "knees and the ankles", "neither hand nor foot". */
const list = String.raw`${part}(?:(?: ,)?(?: and| or| nor| n)? ${part}){0,5}`
const copula =
  '(?: (?:is|are|am|be|do|did|feels?|feeling|looks?|looking|seems?|stays?|keeps?|has been|have been|doing|dey|all|both|still|now|just|also|quite|pretty|really|very|perfectly|absolutely|totally|completely|nice and|too|each|does|going|goes|down|in|him|her|himself|herself|myself|me)){0,4}'
/** Where a thing holds only at times or up to a time it is not well: "grand when I sit". */
const only = String.raw`(?! (?:, )?(?:until|till|when|whenever|if|unless|except|apart|bar|as long|provided|while|whilst|lying|sitting|resting|at rest|in bed|during|most|mostly|usually|sometimes|yesterday|last|before|in the|for (?:a|an|now|the|me to)|after|once|at night|by day|but (?:it|they|then|when|now)?|enough|or|on the (?:left|right|other)|only|just)\b)`
const anyState = Object.values(stateWords).join('|')
const helpers =
  '(?: (?:even|actually|now|ever|any|a|a bit|one bit|the|to be|been|be|being|feel|feels|feeling|get|gets|getting|got|have|having|had|has|give|gives|giving|gave|me|him|her|us|in|at all|look|looking|looks|going|gone|go|or|nor|neither|bother|trouble|no|of)){0,5}'
const no = String.raw`(?:no|not|never|without|nor|nil|zero|nothing|neither|nothing is|free (?:of|from)|no sign of|no signs of|nae)`
const place =
  '(?: (?:at all|anywhere|whatsoever|there|any))?(?: (?:in|of|at|around|round|on|over|with|from|under|down|to|into|inside|near|about|coming from|out of))+'

interface Frame {
  words: RegExp
  /** What a sentence must have at least: looked for first, since it is found sooner. */
  needs: RegExp
  /** Which group holds the parts, which the states; no states: the part is well. */
  parts: number
  states: number | null
}

const needsDenial = /\b(?:no|not|never|without|nor|nil|zero|nothing|neither|free|nae)\b/
const needs = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`)

const frames: readonly Frame[] = [
  // "hip is grand", "calves, hips fine"
  {
    words: new RegExp(String.raw`\b(${list})${copula}(?: ,)? (?:${wellWords})\b${only}`, 'g'),
    needs: needs(wellWords),
    parts: 1,
    states: null,
  },
  // "nothing wrong with my back", "no trouble with the waterworks"
  {
    words: new RegExp(String.raw`\b${no}(?: \w+){0,1} (?:${troubleWords})${place} (${list})`, 'g'),
    needs: needsDenial,
    parts: 1,
    states: null,
  },
  // "no trouble sleeping", "no bowel problems"
  {
    words: new RegExp(
      String.raw`\b(?:no|without|never|nil|zero|never any|not any|not have(?: any)?|not having(?: any)?) (?:(?:${troubleWords})(?: with| in| at all)? (${list})|(${list}) (?:${troubleWords}))\b`,
      'g',
    ),
    needs: needsDenial,
    parts: 1,
    states: null,
  },
  // "my knee does not bother me"
  {
    words: new RegExp(String.raw`\b(${list})${copula} (?:not|no|never)${helpers} (?:${troubleWords})\b${only}`, 'g'),
    needs: needsDenial,
    parts: 1,
    states: null,
  },
  // "the stones are not sore", "hips never hurt"
  {
    words: new RegExp(
      String.raw`\b(${list})${copula} (?:not|no|never|without|neither|nothing)${helpers} ((?:${anyState})(?:(?: ,)?(?: or| nor| and| not| no)* (?:${anyState})){0,4})\b${only}`,
      'g',
    ),
    needs: needsDenial,
    parts: 1,
    states: 2,
  },
  // "no pain in my stones", "nothing hurts in the belly"
  {
    words: new RegExp(
      String.raw`\b${no}(?: \w+){0,1}${helpers} ((?:${anyState})(?:(?: ,)?(?: or| nor| and| no| not)* (?:${anyState})){0,4})${place} (${list})`,
      'g',
    ),
    needs: needsDenial,
    parts: 2,
    states: 1,
  },
  // "no hip pain", "no calf or thigh pain"
  {
    words: new RegExp(
      String.raw`\b(?:no|without|nor|nil|zero|never any|never had(?: any)?|not any|not have(?: any)?|not having(?: any)?|neither|not got(?: any)?) (?:a |any )?(${list}) ((?:${anyState})(?:(?: ,)?(?: or| nor| and) (?:${anyState})){0,3})\b`,
      'g',
    ),
    needs: needsDenial,
    parts: 1,
    states: 2,
  },
]
/** "The legs are strong", "hands warm", "neck turns freely": one state each. */
const wellFrames = Object.entries(stateWellWords).map(([state, words]) => ({
  state: state as PartState,
  words: new RegExp(String.raw`\b(${list})${copula} (?:${words})\b${only}`, 'g'),
  needs: needs(words),
}))
/** "The urine is clear", "eats loads": in a way of the part's own. */
const needsOwnWell = needs(ownWellWords)
const ownWell = new RegExp(String.raw`\b(${list})${copula} (${ownWellWords})\b${only}`, 'g')
/** "I can feel my toes", "feels the paper": where a part is felt it is not numb. */
const felt = new RegExp(
  String.raw`\b(?:can|could|still|able to) (?:still |even )?(?:feel|feels|sense) (?:everything (?:in|on) |touch (?:in|on) |it (?:in|on) )?(${list})|\b(?:full|all|good|normal|complete|have|got|has|having) (?:of )?(?:the |my |his |her |their )?(?:feelings?|sensation) (?:in|of|on) (?:all )?(${list})|\b(?:feelings?|sensation) (?:in|of|on) (?:all )?(${list}) (?:is|are) (?:normal|fine|good|ok|okay|grand|there|the same)`,
  'g',
)
const needsFeeling = /\b(?:feels?|sense|feelings?|sensation)\b/
const states = Object.entries(stateWords).map(([state, words]) => ({
  state: state as PartState,
  words: new RegExp(String.raw`\b(?:${words})\b`),
}))

/** Words shortly before a statement that make it a wish, a question, an earlier time or somebody else's. */
const hedged =
  /\b(?:if|when|hope|hoping|hopefully|wish|wished|thought|used|would|should|could|might|may|will|until|till|unless|whether|supposed|pretend|once|before|after|instead|want|wants|wanted|make|makes|was|were|other|left|right|good|bad|one|sore|another|else|than)(?: \w+){0,3} $|\b(?:not|never|cannot|hardly|barely|scarcely|is|are|does|do|did|was|has|have|had|no|without|feel|feels|feeling|felt) $|\b(?:not|never|cannot|hardly|barely|struggle|struggling|struggles)(?: \w+){1,2} $/
/** "My sister's hip is fine", where nobody speaks for a sister. */
const ofRelative =
  /\b(?:sister|brother|mother|mum|mom|mam|father|dad|husband|wife|partner|son|daughter|friend|mate|neighbour|neighbor|aunt|auntie|uncle|cousin|nan|gran|granny|grandad|everyone|everybody|he|she) $/
/** For denials only what makes them of another kind. */
const hedgedDenial =
  /\b(?:if|hope|hoping|hopefully|wish|wished|would|should|could|might|may|until|till|unless|whether|supposed|pretend|other)(?: \w+){0,3} $/

/**
 * What statements over parts of the body deny: that a part is well, that it is not sore, swollen, numb ..., that it is no trouble ("the hips are grand",
 * "no bother with my waterworks", "balls not sore"). In: the words, their tokens, whose they are, and what else was read. Out: findings that are absent; none
 * that is told as there in the same message.
 */
export function readPartStatements(
  text: string,
  tokens: readonly Token[],
  { of, onBehalfOf }: Experiencers,
  mentions: readonly Mention[],
): Mention[] {
  const { words, tokenAt } = lineOf(tokens)
  const isOwn = onBehalfOf === null || /\bi (?:have|am|feel|got|get|had)\b/.test(words)
  const told = new Set(
    mentions.filter(({ polarity }) => polarity !== 'absent').flatMap(({ finding }) => [finding, finding.split('.')[0] ?? finding]),
  )
  const known = new Set(mentions.filter(({ polarity }) => polarity === 'absent').map(({ finding }) => finding))
  const found: Mention[] = []
  for (const { from, to, absent } of deniedPlaces(words, isOwn)) {
    const first = tokens[tokenAt(from)]
    const last = tokens[tokenAt(to - 1)]
    if (first === undefined || last === undefined || (of[tokenAt(from)] ?? 'patient') !== 'patient' || isAsked(text, last.end)) continue
    for (const finding of absent.filter((each) => !told.has(each) && !known.has(each))) {
      known.add(finding)
      found.push(
        plainMention(finding, { text: text.slice(first.start, last.end), start: first.start, end: last.end }, { polarity: 'absent' }),
      )
    }
  }
  return found
}

/** What a place of the words denies. */
interface DeniedAt {
  from: number
  to: number
  absent: readonly string[]
}

/** Statements stand in one sentence each, and only sentences that name a part are looked through. */
function deniedPlaces(words: string, isOwn: boolean): DeniedAt[] {
  let start = 0
  const found: DeniedAt[][] = [[], [], [], []]
  for (const sentence of words.split(' . ')) {
    const from = start
    start += sentence.length + ' . '.length
    if (!namesPart(sentence)) continue
    const each = [framed(sentence, isOwn), wellInOneWay(sentence), wellInItsOwnWay(sentence), feltParts(sentence)]
    for (const [kind, places] of each.entries())
      for (const place of places) found[kind]?.push({ ...place, from: from + place.from, to: from + place.to })
  }
  return found.flat()
}

function placeOf({ index, 0: { length } }: RegExpExecArray, absent: readonly string[]): DeniedAt {
  return { from: index, to: index + length, absent }
}

/** The matches of a pattern that are meant as said, where a sentence has what it needs. */
function meant(words: string, pattern: RegExp, needed: RegExp): RegExpExecArray[] {
  if (!needed.test(words)) return []
  return [...words.matchAll(pattern)].filter(({ index }) => !hedged.test(clauseBefore(words, index)))
}

function framed(words: string, isOwn: boolean): DeniedAt[] {
  const usable = frames.filter((frame) => frame.needs.test(words))
  return usable.flatMap(({ words: pattern, parts, states: place }) =>
    [...words.matchAll(pattern)].flatMap((match): DeniedAt[] => {
      const before = clauseBefore(words, match.index)
      const isWell = place === null && parts === 1 && isWellFrame(match[0])
      if ((isOwn && ofRelative.test(before)) || (isWell ? hedged : hedgedDenial).test(before)) return []
      const denied = place === null ? null : states.filter((each) => each.words.test(match[place] ?? '')).map(({ state }) => state)
      return partsIn(match[parts] ?? match[parts + 1] ?? '').map((each) =>
        placeOf(match, denied === null ? absentWhenWell(each) : denied.flatMap((state) => each.states[state] ?? [])),
      )
    }),
  )
}

function wellInOneWay(words: string): DeniedAt[] {
  return wellFrames.flatMap(({ state, words: pattern, needs: needed }) =>
    meant(words, pattern, needed).flatMap((match) => partsIn(match[1] ?? '').map(({ states: own }) => placeOf(match, own[state] ?? []))),
  )
}

function wellInItsOwnWay(words: string): DeniedAt[] {
  return meant(words, ownWell, needsOwnWell).flatMap((match) =>
    partsIn(match[1] ?? '').flatMap(({ as = [] }) =>
      as.filter(([own]) => new RegExp(`^(?:${own})$`).test(match[2] ?? '')).map(([, absent]) => placeOf(match, absent)),
    ),
  )
}

function feltParts(words: string): DeniedAt[] {
  return meant(words, felt, needsFeeling).flatMap((match) =>
    partsIn(match[1] ?? match[2] ?? match[3] ?? '').map(({ states: own }) => placeOf(match, own.numb ?? [])),
  )
}

/** Whether a match says that something is well instead of denying a trouble. */
function isWellFrame(words: string): boolean {
  return (
    !/\b(?:not|never|without|nothing|nil|zero|no)\b/.test(words) ||
    /\b(?:no|not a) (?:bother|problems?|trouble|issues?|worries|complaints|hassle|wahala)$/.test(words)
  )
}

/** The words of the same clause before a place. */
export function clauseBefore(words: string, at: number): string {
  const before = words.slice(Math.max(0, at - 80), at)
  return before.slice(Math.max(before.lastIndexOf(' , '), before.lastIndexOf(' . '), before.lastIndexOf(' but ')) + 1)
}

/** Whether the sentence that ends behind a place ends as a question. */
export function isAsked(text: string, end: number): boolean {
  return /^[^.!;\n?]*\?/.test(text.slice(end))
}

/** The words as one line, " , " for a soft break and " . " for a new sentence, and which token stands at a place of it. */
export function lineOf(tokens: readonly Token[]): { words: string; tokenAt(place: number): number } {
  let words = ''
  const starts: number[] = []
  for (const { word, before } of tokens) {
    words += words === '' ? '' : before === 'none' ? ' ' : before === 'soft' ? ' , ' : ' . '
    starts.push(words.length)
    words += word
  }
  return {
    words,
    tokenAt: (place) => {
      let at = starts.length - 1
      while (at > 0 && (starts[at] ?? 0) > place) at -= 1
      return at
    },
  }
}
