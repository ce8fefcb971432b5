import { isAnswerBefore, isClosed } from './answering-no.ts'
import { endsAtAnd } from './ends-at-and.ts'
import { type ContextTrigger, findTriggers } from './find-triggers.ts'
import type { FrameKind } from './frame-rule.ts'
import { continuesList, isTimed, isToldAnew, unclearFrom } from './listed-after-no.ts'
import { readFrames } from './read-frames.ts'
import { statementStarts } from './starts-statement.ts'
import type { Token } from './token.ts'
import type { Lemmatiser } from './tokenise.ts'
import { isWhatItIsFor } from './what-it-is-for.ts'

/** What the surrounding words say about one place in a text. */
export interface PlaceContext {
  isDenied: boolean
  isCertain: boolean
  isUnknown: boolean
  /** Whether nobody can tell if a "no" before it denies it. */
  isUnclear: boolean
  temporality: 'current' | 'past' | 'hypothetical'
  /** What the words around are about instead of the patient now. */
  frames: ReadonlySet<FrameKind>
}

/** Answers for one place, the tokens from start up to end, of which `own` belong to the finding itself. */
export type ContextReader = (start: number, end: number, own?: readonly number[]) => PlaceContext

/** Where something is named that can be denied, and the tokens that name it. */
export interface NamedPlace {
  start: number
  end: number
  used: readonly number[]
}

/** "No change" is no denial, unless the change itself is the finding ("no change in bowel habit"). */
const barePrefixes = new Set(['no', 'not', 'without'])
const backwardReach = 8
const nearbyReach = 6

/**
 * Denial, doubt and time after the ConText algorithm: a trigger rules over the words after (or before) it until a
 * word that ends its scope, a new statement, or the end of the sentence. `named`: all findings that the words name, where known.
 */
export function readContext(tokens: readonly Token[], lemmaOf: Lemmatiser, named: readonly NamedPlace[] | null = null): ContextReader {
  const triggers = findTriggers(tokens, lemmaOf)
  const framesOf = readFrames(tokens)
  const ends = new Set(triggers.filter(({ kind }) => kind === 'ends').map(({ start }) => start))
  const bySentence = Map.groupBy(triggers, ({ start }) => tokens[start]?.sentence ?? 0)
  const scopesBySentence = new Map(
    [...bySentence].map(([sentence, list]) => {
      const begins = statementStarts(tokens, list)
      const stopFrom = firstStops(tokens, ends, begins)
      const scopes = list.map((trigger) => {
        const scope = scopeOf(trigger, tokens, ends, begins, stopFrom, named)
        return { ...trigger, ...scope, unclearFrom: unclearFrom(trigger, scope.to, tokens) }
      })
      return [
        sentence,
        {
          reaching: scopes.filter(({ reach }) => reach !== 'none'),
          breakable: scopes.filter(
            ({ kind, start }) => (kind === 'pseudo' || kind === 'unknownAfter') && barePrefixes.has(tokens[start]?.lemma ?? ''),
          ),
        },
      ]
    }),
  )
  return (start, end, own = []) => {
    const { reaching = [], breakable = [] } = scopesBySentence.get(tokens[start]?.sentence ?? 0) ?? {}
    const isOwn = (place: number): boolean => own.includes(place)
    const ruling = reaching.filter((scope) => {
      if (scope.reach === 'before') return scope.start >= end && scope.from < end && !isOwn(scope.start)
      if (scope.start >= start || scope.to <= start || isOwn(scope.start)) return false
      return scope.end <= start || own.some((place) => place >= scope.start && place < scope.end)
    })
    const brokenPseudo = breakable.some(({ start: from, end: to }) => from < start && to > start && !isOwn(from))
    const has = (...kinds: readonly string[]) => ruling.some(({ kind }) => kinds.includes(kind))
    return {
      isDenied:
        brokenPseudo ||
        ruling.some(
          (scope) =>
            scope.kind.startsWith('denies') &&
            start < scope.unclearFrom &&
            !(scope.reach === 'after' && isTakenForGranted(start, scope, tokens)),
        ),
      isUnknown: !brokenPseudo && has('unknownAfter'),
      isUnclear: ruling.some((scope) => start >= scope.unclearFrom),
      isCertain: !has('doubtsAfter', 'doubtsBefore'),
      temporality:
        has('imaginedAfter') && !isWhatItIsFor(start, end, tokens) ? 'hypothetical' : has('pastAfter', 'pastBefore') ? 'past' : 'current',
      frames: framesOf(start),
    }
  }
}

/** "Without my snoring", "I forgot my tablets, I can't feel my coil": what somebody calls his own is there, unless he says that he has it no more. */
function isTakenForGranted(start: number, { start: from, end: to }: ContextTrigger, tokens: readonly Token[]): boolean {
  return (
    /^(?:my|his|her|their|your)$/.test(tokens[start - 1]?.word ?? '') &&
    to <= start - 1 &&
    !tokens.slice(from, start - 1).some(({ lemma }) => having.has(lemma))
  )
}

const having = new Set([
  'have',
  'get',
  'feel',
  'notice',
  'no',
  'suffer',
  'affect',
  'bother',
  'in',
  'on',
  'around',
  'with',
  'of',
  'from',
  'see',
  'about',
])

function scopeOf(
  trigger: ContextTrigger,
  tokens: readonly Token[],
  ends: ReadonlySet<number>,
  begins: (at: number) => boolean,
  stopFrom: (at: number) => number,
  named: readonly NamedPlace[] | null,
): { reach: 'after' | 'before' | 'none'; from: number; to: number } {
  if (trigger.kind === 'pseudo' || trigger.kind === 'ends' || isSpanUpToNow(trigger, tokens)) return { reach: 'none', from: 0, to: 0 }
  if (
    trigger.kind === 'deniesBefore' ||
    trigger.kind === 'deniesBeforeAtEnd' ||
    trigger.kind === 'doubtsBefore' ||
    trigger.kind === 'pastBefore'
  )
    return { reach: 'before', from: backwardFrom(trigger, tokens, ends, begins), to: trigger.start }
  // "No, it was the left side": an answer, not a denial of what follows; "I don't enjoy it no more, ..." denies what stands before.
  const next = tokens[trigger.end]
  if (isBareNo(trigger, tokens) && (next?.before === 'soft' || isAnswerBefore(next, tokens[trigger.end + 1])))
    return { reach: 'none', from: 0, to: 0 }
  return { reach: 'after', from: trigger.end, to: forwardTo(trigger, tokens, ends, stopFrom, named) }
}

function isBareNo({ start, end }: ContextTrigger, tokens: readonly Token[]): boolean {
  const [first, second] = tokens.slice(start, end)
  return first?.lemma === 'no' && (second === undefined || (end - start === 2 && /^(?:more|longer)$/.test(second.lemma)))
}

/** "In the past few days", "in the past 3 weeks": a span that reaches up to now, not the past. */
function isSpanUpToNow(trigger: ContextTrigger, tokens: readonly Token[]): boolean {
  const next = tokens[trigger.end]
  return (
    tokens[trigger.end - 1]?.lemma === 'past' &&
    next !== undefined &&
    next.before === 'none' &&
    /^(?:\d|few|couple|several|two|three|four|five|six|seven|eight|nine|ten|hour|day|night|week|month)/.test(next.lemma)
  )
}

function backwardFrom(
  trigger: ContextTrigger,
  tokens: readonly Token[],
  ends: ReadonlySet<number>,
  begins: (at: number) => boolean,
): number {
  let from = trigger.start
  while (from > 0 && trigger.start - from < backwardReach) {
    const token = tokens[from]
    if (token === undefined || token.before === 'sentence' || ends.has(from - 1)) break
    // "Palpitations and had a heart attack years ago": only the heart attack is past.
    if (from < trigger.start && begins(from)) break
    if (
      token.before === 'soft' &&
      from < trigger.start &&
      !tokens.slice(from, trigger.start).some(({ lemma }) => lemma === 'and' || lemma === 'or')
    )
      break
    from -= 1
  }
  return from
}

/** Answers where, from a place on, what was begun stops to rule: a word that ends it, a new statement, or the end of the sentence. */
function firstStops(tokens: readonly Token[], ends: ReadonlySet<number>, begins: (at: number) => boolean): (at: number) => number {
  const known = new Map<number, number>()
  return (from) => {
    let at = from
    while (!known.has(at)) {
      const token = tokens[at]
      if (token === undefined || token.before === 'sentence' || ends.has(at) || token.isAfterColon || begins(at)) break
      at += 1
    }
    const stop = known.get(at) ?? at
    for (let passed = from; passed <= at; passed += 1) known.set(passed, stop)
    return stop
  }
}

function forwardTo(
  trigger: ContextTrigger,
  tokens: readonly Token[],
  ends: ReadonlySet<number>,
  stopFrom: (at: number) => number,
  named: readonly NamedPlace[] | null,
): number {
  const first = tokens[trigger.end]
  if (first === undefined || first.before === 'sentence' || ends.has(trigger.end)) return trigger.end
  if (refusesDeed(trigger, tokens)) return trigger.end + 1
  const isNearby = trigger.kind === 'deniesNearby'
  if (isNearby && first.before === 'soft' && !continuesList(trigger.end, tokens)) return trigger.end
  const contrasted = untilContrast(trigger, stopFrom(trigger.end + 1), tokens)
  const stop = endsAtAnd(trigger, contrasted, tokens, (to) => isNamed(trigger, to, named))
  if (!isNearby) return Math.min(stop, endOfList(trigger, stop, tokens, named))
  let isList = false
  for (let at = trigger.end + 1; at < stop; at += 1) {
    const goesOn = continuesList(at, tokens) || (isList && tokens[at - 1]?.lemma === 'or')
    if ((at - trigger.end >= nearbyReach && !(isList && goesOn)) || (tokens[at]?.before === 'soft' && !goesOn)) return at
    isList ||= tokens[at]?.before === 'soft'
  }
  return stop
}

/** "No fever just a sore throat", "not a real voice, just my own", "not bleeding, streaming as in snotty": what stands behind is told instead of what is denied. */
function untilContrast({ kind, end }: ContextTrigger, stop: number, tokens: readonly Token[]): number {
  if (!kind.startsWith('denies')) return stop
  for (let at = end + 1; at < stop; at += 1)
    if (contrasting.has(tokens[at]?.word ?? '') || (tokens[at]?.word === 'as' && tokens[at + 1]?.word === 'in')) return at
  return stop
}

const contrasting = new Set(['just', 'simply', 'merely', 'mainly', 'mostly', 'meaning'])

/**
 * "No fever or blood, diarrhoea twice", "no urine two days, vomiting", "no hunger, nausea is there": what stands behind the comma is
 * told anew where it has a number, a time or a verb of its own, where what was denied had its own time, or where every part before
 * had a "no" of its own ("no fever, no back pain, burning when I wee"). A list that goes on to an "or" stays one list.
 */
function endOfList(trigger: ContextTrigger, stop: number, tokens: readonly Token[], named: readonly NamedPlace[] | null): number {
  const from = trigger.end
  const isRepeated = repeatsNo(trigger.start, tokens)
  for (let at = from + 1; at < stop; at += 1) {
    if (tokens[trigger.start]?.lemma === 'no' && tokens[at]?.lemma === 'no') return at
    if (tokens[at]?.before !== 'soft' || tokens[at]?.lemma === 'or' || continuesList(at, tokens)) continue
    if (isRepeated || isClosed(at, tokens) || isToldAnew(at, tokens) || isTimed(from, at, tokens) || !isNamed(trigger, at, named)) return at
  }
  return stop
}

/** Whether what the denial stands before is something that can be denied: "no appetite, tired" denies nothing more. */
function isNamed(trigger: ContextTrigger, to: number, named: readonly NamedPlace[] | null): boolean {
  return named?.some(({ start, end, used }) => start >= trigger.end && end <= to && !used.includes(trigger.start)) ?? true
}

/** "cannot talk, lips blue", "won't wake, he is limp": what somebody cannot or will not do denies nothing but itself. */
function refusesDeed({ start, end }: ContextTrigger, tokens: readonly Token[]): boolean {
  const refusing = tokens[start]?.lemma === 'cannot' || (tokens[start]?.lemma === 'not' && tokens[start - 1]?.lemma === 'will')
  return refusing && end === start + 1 && !perceiving.has(tokens[end]?.lemma ?? '')
}

const perceiving = new Set([
  'see',
  'feel',
  'find',
  'hear',
  'notice',
  'detect',
  'spot',
  'smell',
  'say',
  'have',
  'be',
  'remember',
  'recall',
  'really',
  'even',
  'report',
])

/** Whether the part before this "no" was denied by a "no" of its own. */
function repeatsNo(start: number, tokens: readonly Token[]): boolean {
  if (tokens[start]?.lemma !== 'no') return false
  for (let at = start - 1; at >= Math.max(0, start - nearbyReach) && tokens[at + 1]?.before !== 'sentence'; at -= 1)
    if (tokens[at]?.lemma === 'no') return true
  return false
}
