import { type ContextTrigger, findTriggers } from './find-triggers.ts'
import { startsStatement } from './starts-statement.ts'
import type { Token } from './token.ts'
import type { Lemmatiser } from './tokenise.ts'

/** What the surrounding words say about one place in a text. */
export interface PlaceContext {
  isDenied: boolean
  isCertain: boolean
  isUnknown: boolean
  temporality: 'current' | 'past' | 'hypothetical'
}

/** Answers for one place, the tokens from start up to end, of which `own` belong to the finding itself. */
export type ContextReader = (start: number, end: number, own?: readonly number[]) => PlaceContext

/** "No change" is no denial, unless the change itself is the finding ("no change in bowel habit"). */
const barePrefixes = new Set(['no', 'not', 'without'])
/** How far a backward trigger reaches ("fever and cough were not present"). */
const backwardReach = 8
const nearbyReach = 6

/**
 * Denial, doubt and time after the ConText algorithm: a trigger rules over the words after (or before) it until a
 * word that ends its scope, a new statement, or the end of the sentence.
 */
export function readContext(tokens: readonly Token[], lemmaOf: Lemmatiser): ContextReader {
  const triggers = findTriggers(tokens, lemmaOf)
  const ends = new Set(triggers.filter(({ kind }) => kind === 'ends').map(({ start }) => start))
  const bySentence = Map.groupBy(triggers, ({ start }) => tokens[start]?.sentence ?? 0)
  const scopesBySentence = new Map(
    [...bySentence].map(([sentence, list]) => [sentence, list.map((trigger) => ({ ...trigger, ...scopeOf(trigger, tokens, ends, list) }))]),
  )
  return (start, end, own = []) => {
    const scopes = scopesBySentence.get(tokens[start]?.sentence ?? 0) ?? []
    const ruling = scopes.filter(({ reach, start: from, end: to, ...scope }) => {
      if (own.includes(from)) return false
      return reach === 'after'
        ? from < start && scope.to > start && (to <= start || own.some((place) => place >= from && place < to))
        : reach === 'before' && from >= end && scope.from < end
    })
    const brokenPseudo = scopes.some(
      ({ kind, start: from, end: to }) =>
        (kind === 'pseudo' || kind === 'unknownAfter') &&
        from < start &&
        to > start &&
        !own.includes(from) &&
        barePrefixes.has(tokens[from]?.lemma ?? ''),
    )
    const has = (...kinds: readonly string[]) => ruling.some(({ kind }) => kinds.includes(kind))
    return {
      isDenied: brokenPseudo || has('deniesAfter', 'deniesNearby', 'deniesBefore', 'deniesBeforeAtEnd'),
      isUnknown: !brokenPseudo && has('unknownAfter'),
      isCertain: !has('doubtsAfter', 'doubtsBefore'),
      temporality: has('imaginedAfter') ? 'hypothetical' : has('pastAfter', 'pastBefore') ? 'past' : 'current',
    }
  }
}

function scopeOf(
  trigger: ContextTrigger,
  tokens: readonly Token[],
  ends: ReadonlySet<number>,
  triggers: readonly ContextTrigger[],
): { reach: 'after' | 'before' | 'none'; from: number; to: number } {
  if (trigger.kind === 'pseudo' || trigger.kind === 'ends' || isSpanUpToNow(trigger, tokens)) return { reach: 'none', from: 0, to: 0 }
  if (
    trigger.kind === 'deniesBefore' ||
    trigger.kind === 'deniesBeforeAtEnd' ||
    trigger.kind === 'doubtsBefore' ||
    trigger.kind === 'pastBefore'
  )
    return { reach: 'before', from: backwardFrom(trigger, tokens, ends, triggers), to: trigger.start }
  // "No, it was the left side": an answer, not a denial of what follows.
  const next = tokens[trigger.end]
  if (trigger.end - trigger.start === 1 && tokens[trigger.start]?.lemma === 'no' && next?.before === 'soft')
    return { reach: 'none', from: 0, to: 0 }
  return { reach: 'after', from: trigger.end, to: forwardTo(trigger, tokens, ends, triggers) }
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
  triggers: readonly ContextTrigger[],
): number {
  let from = trigger.start
  while (from > 0 && trigger.start - from < backwardReach) {
    const token = tokens[from]
    if (token === undefined || token.before === 'sentence' || ends.has(from - 1)) break
    // "Palpitations and had a heart attack years ago": only the heart attack is past.
    if (trigger.kind === 'pastBefore' && from < trigger.start && startsStatement(tokens, from, triggers)) break
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

function forwardTo(
  trigger: ContextTrigger,
  tokens: readonly Token[],
  ends: ReadonlySet<number>,
  triggers: readonly ContextTrigger[],
): number {
  const isNearby = trigger.kind === 'deniesNearby'
  let last = trigger.end
  while (last < tokens.length && tokens[last]?.before !== 'sentence') last += 1
  for (let at = trigger.end; at < last; at += 1) {
    const token = tokens[at]
    if (token === undefined || ends.has(at) || (token.isAfterColon && at > trigger.end)) return at
    if (isNearby && at - trigger.end >= nearbyReach) return at
    if (isNearby && token.before === 'soft' && !continuesList(at, last, tokens)) return at
    if (at > trigger.end && startsStatement(tokens, at, triggers)) return at
  }
  return last
}

/** "not red, swollen or hot": the list runs on when "or" follows. */
function continuesList(at: number, last: number, tokens: readonly Token[]): boolean {
  return tokens.slice(at, Math.min(last, at + nearbyReach)).some(({ lemma }) => lemma === 'or' || lemma === 'nor')
}
