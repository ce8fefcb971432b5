import type { Mention } from '../../case/model.ts'
import { plainMention } from '../../case/plain-mention.ts'
import type { Sayings } from '../../knowledge/denials/sayings.ts'
import { sayingsOfIllness } from '../../knowledge/denials/sayings-of-illness.ts'
import { sayingsOfLife } from '../../knowledge/denials/sayings-of-life.ts'
import { sayingsOfTheBody } from '../../knowledge/denials/sayings-of-the-body.ts'
import type { ContextReader } from './read-context.ts'
import type { Experiencers } from './read-experiencer.ts'
import { clauseBefore, isAsked, lineOf } from './read-part-statements.ts'
import { beginningsIn, startsOf } from './source-starts.ts'
import type { Token } from './token.ts'

/** All sayings, by finding. */
export const sayings: readonly (readonly [finding: string, said: Sayings])[] = [sayingsOfTheBody, sayingsOfIllness, sayingsOfLife].flatMap(
  (each) => Object.entries(each),
)

/** What may stand behind words that end what is said. */
const end = String.raw`(?= (?:,|\.|and|or|nor|but|no|not|so|i|he|she|it|its|my|his|her|they|we|the|there|just|now|at all|any ?more|either|neither|though|tho|then|anywhere|here|lately|recently|yet|really|ever|for|with|thank|since|when|only)(?: |$)|$)`
const anyOf = (sources: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\w'])(?:${sources.map((source) => source.replace(/\$$/, end)).join('|')})(?!\w)`, 'g')
const readers = sayings.map(([finding, { denied, bare, about, well }], order) => ({
  finding,
  order,
  denied: denied === undefined ? null : anyOf(denied),
  bare: bare === undefined ? null : anyOf(bare),
  about: about === undefined ? null : new RegExp(String.raw`\b(?:${about})\b`),
  well: well === undefined ? null : anyOf(well),
}))

type SayingReader = (typeof readers)[number]
/** Readers by the letters with which what they read can begin. */
const readersByStart = new Map<string, SayingReader[]>()
/** Readers of what can begin with anything. */
const everyTime: SayingReader[] = []
for (const [place, [, { denied = [], bare = [], well = [] }]] of sayings.entries()) {
  const reader = readers[place] as SayingReader
  const starts = [...denied, ...bare, ...well].map(startsOf)
  if (starts.includes(null)) everyTime.push(reader)
  else
    for (const start of new Set(starts.flatMap((each) => [...(each ?? [])])))
      readersByStart.set(start, [...(readersByStart.get(start) ?? []), reader])
}

/** The readers of which something can stand in a line, in their order. */
function readersFor(line: string): SayingReader[] {
  const found = new Set(everyTime)
  for (const beginning of beginningsIn(line)) for (const reader of readersByStart.get(beginning) ?? []) found.add(reader)
  return [...found].sort((a, b) => a.order - b.order)
}

/** What a word against a pregnancy denies: nothing where one is told. */
const ofPregnancy: ReadonlySet<string> = new Set(['pregnancy-possible'])

/** Before what tells of being well: a denial, a wish, a condition, an earlier time. */
const unsure =
  /\b(?:if|hope|hoping|hopefully|wish|wished|used|would|should|could|might|may|until|till|unless|whether|supposed|pretend|want|wants|wanted|before|when|barely|hardly|scarcely|only|almost|nearly|cannot|not|never|no|without|struggle|struggles|struggling|trouble|difficulty|nor)(?: \w+){0,3} $|\b(?:had|was|were) $/
const unsureDenial =
  /\b(?:if|hope|hoping|hopefully|wish|wished|whether|until|till|unless|in case|when)(?: \w+){0,4} $|\b(?:cannot|will not|would not) (?!(?:see|feel|find|hear|say|remember)\b)(?:\w+ ){0,4}$/
/** "Not poorly, just tired": another name for it, no denial. */
const told = /^(?: (?!\.)\S+){0,5} (?:just|more like|but more)\b/
/** What follows takes it back: "walking to the bathroom is not possible", "well until Monday". */
const takesBack =
  /^(?: (?:until|till|when|unless|if|except|only|but (?:now|then|today)|anymore|any more|before|yesterday|enough)\b|(?: (?!\.)\S+){0,4} (?:except|apart)\b|(?: (?!,|\.)\S+){0,4} (?:not|cannot|hard|difficult|impossible|hurts|painful|worse)\b)/

/**
 * What sayings deny. In: the words, their tokens, whose they are, what stands around each place, and what else was read. Out: findings that are absent; none
 * that is told as there in the same message.
 */
export function readSayings(
  text: string,
  tokens: readonly Token[],
  { of }: Experiencers,
  contextOf: ContextReader,
  mentions: readonly Mention[],
): Mention[] {
  const { words, tokenAt } = lineOf(tokens)
  const read = new Set(mentions.flatMap(({ finding }) => [finding, finding.split('.')[0] ?? finding]))
  const isPregnant = mentions.some(({ finding, polarity }) => finding === 'pregnant' && polarity === 'present')
  return readersFor(words).flatMap(({ finding, denied, bare, about, well }) => {
    if (read.has(finding) || (isPregnant && ofPregnancy.has(finding))) return []
    const isHere = (match: RegExpExecArray): boolean =>
      (of[tokenAt(match.index)] ?? 'patient') === 'patient' && !isAsked(text, tokens[tokenAt(match.index + match[0].length - 1)]?.end ?? 0)
    const context = (match: RegExpExecArray) => contextOf(tokenAt(match.index), tokenAt(match.index + match[0].length - 1) + 1)
    const isDenied = (match: RegExpExecArray) =>
      isHere(match) &&
      isNearDenial(words.slice(Math.max(0, match.index - 120), match.index), words.slice(match.index + match[0].length)) &&
      !unsureDenial.test(clauseBefore(words, match.index)) &&
      context(match).isDenied &&
      context(match).temporality === 'current' &&
      !told.test(words.slice(match.index + match[0].length))
    const found =
      firstMatch(denied, words, isDenied) ??
      (about?.test(words) ? firstMatch(bare, words, isDenied) : null) ??
      firstMatch(
        well,
        words,
        (match) =>
          isHere(match) &&
          !unsure.test(clauseBefore(words, match.index)) &&
          !takesBack.test(words.slice(match.index + match[0].length)) &&
          context(match).temporality === 'current',
      )
    if (found === null) return []
    const first = tokens[tokenAt(found.index)]
    const last = tokens[tokenAt(found.index + found[0].length - 1)]
    if (first === undefined || last === undefined) return []
    return [plainMention(finding, { text: text.slice(first.start, last.end), start: first.start, end: last.end }, { polarity: 'absent' })]
  })
}

const denial = /\b(?:no|not|never|without|nor|neither|nil|zero|nothing|none|free (?:of|from)|deny|denies)(?= )/g
/** So many words may stand between a denial and what it denies where both are in a list. */
const wordsOfList = 14
/** Words that carry a denial on to what it denies: "never had any real ...", "not been getting". */
const carrying =
  /^(?:an?|any|the|my|me|his|her|him|their|our|signs?|of|real|new|recent|big|bad|much|more|longer|really|ever|even|actually|been|be|being|gets?|getting|got|have|has|had|having|feels?|feeling|felt|all|at|in|to|on|is|was|are|am|were|i|he|she|it|there|with|from|one|bit|such|kind|sort|see|seeing|seen|notice|noticed|do|does|did|go|going|gone|come|coming|take|taking|took|taken|touch|want|wanting|use|using|look|looking|suffer|know|known|wake|waking|old|other|extra|that|this|for|a ?bit|history|like|also|or|nor|and|by|bothered|find|need|needing)$/

/** Whether the words right before a place deny it, or a list that it stands in: "no sound, blue" does not deny blue. */
function isNearDenial(before: string, after: string): boolean {
  const sentence = before.slice(before.lastIndexOf(' . ') + 1)
  const last = [...sentence.matchAll(denial)].at(-1)
  if (last === undefined) return false
  const between = ` ${sentence.slice(last.index + last[0].length).trim()} `
  const words = between.split(' ').filter((word) => word !== ',' && word !== '')
  // "No fever, tired all the time" tells of tiredness; "no fever, shakes or sweats" is one list.
  const closes = ` ${after.slice(0, 60).split(/ (?:\.|but) /)[0] ?? ''} `
  const isList = / (?:or|nor) /.test(between) || (/ , | and /.test(between) && / (?:or|nor) /.test(closes))
  return isList ? words.length <= wordsOfList : !between.includes(' , ') && words.every((word) => carrying.test(word))
}

function firstMatch(pattern: RegExp | null, words: string, isMeant: (match: RegExpExecArray) => boolean): RegExpExecArray | null {
  if (pattern === null) return null
  for (const match of words.matchAll(pattern)) if (isMeant(match)) return match
  return null
}
