import type { Token } from '../lexicon/token.ts'
import type { PhraseIndex } from './phrase-index.ts'

/** Words of a message that are like a phrase in which people tell a finding. */
export interface PhraseMatch {
  finding: string
  /** The tokens from start up to end, of which `used` stand in the phrase. */
  start: number
  end: number
  used: readonly number[]
  /** What share of the phrase's meaning the words have. */
  likeness: number
  /** How many phrases of the finding are about as near. */
  votes: number
  /** The phrase's words that are missing. */
  missing: number
}

/** Less of a phrase's meaning proposes nothing. */
export const leastLikeness = 0.45
/** So many words of other meaning may stand between those of a phrase. */
const mostBetween = 4

/**
 * For each finding and sentence the words that are most like one of its phrases, in any order but close together.
 * In: the tokens of a message. Time grows with its length and with how many phrases its words stand in.
 */
export function matchPhrases(tokens: readonly Token[], index: PhraseIndex): PhraseMatch[] {
  const matches: PhraseMatch[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to += 1
    matches.push(...matchSentence(from, to, tokens, index))
    from = to
  }
  return matches
}

function matchSentence(from: number, to: number, tokens: readonly Token[], index: PhraseIndex): PhraseMatch[] {
  const places = new Map<number, number[]>()
  for (let at = from; at < to; at += 1) {
    const number = index.numberOf.get(tokens[at]?.lemma ?? '')
    if (number === undefined) continue
    const list = places.get(number)
    if (list === undefined) places.set(number, [at])
    else list.push(at)
  }
  const shares = new Map<number, number>()
  for (const word of places.keys())
    for (const phrase of index.phrasesOf[word] ?? []) shares.set(phrase, (shares.get(phrase) ?? 0) + (index.weights[word] ?? 0))
  const best = new Map<number, PhraseMatch & { worth: number }>()
  for (const [phrase, weight] of shares) {
    if (weight < leastLikeness * (index.totals[phrase] ?? 0)) continue
    const match = nearest(phrase, places, tokens, index)
    if (match === null) continue
    const finding = index.findingOf[phrase] ?? 0
    const known = best.get(finding)
    const votes = (known?.votes ?? 0) + 1
    if (known === undefined || match.worth > known.worth) best.set(finding, { ...match, finding: index.findings[finding] ?? '', votes })
    else known.votes = votes
  }
  return [...best.values()].map(({ worth: _, ...match }) => match)
}

/** The closest stand of a phrase's words; null where they stand too far apart or too few are there. */
function nearest(phrase: number, places: ReadonlyMap<number, readonly number[]>, tokens: readonly Token[], index: PhraseIndex) {
  const words = index.wordsOf[phrase] ?? []
  const total = index.totals[phrase] ?? 1
  const stands = words.flatMap((word) => (places.get(word) ?? []).map((at) => ({ word, at }))).sort((a, b) => a.at - b.at)
  let best: { start: number; end: number; used: number[]; likeness: number; worth: number; missing: number } | null = null
  for (const [first, { at: start }] of stands.entries()) {
    const found = new Map<number, number>()
    let weight = 0
    for (const { word, at } of stands.slice(first)) {
      if (at - start > 2 * words.length + 2 * mostBetween) break
      if (found.has(word)) continue
      found.set(word, at)
      weight += index.weights[word] ?? 0
      const likeness = weight / total
      const between = wordsBetween(start, at, tokens) - found.size
      if (likeness < leastLikeness || between > mostBetween || (found.size < 2 && words.length > 1)) continue
      const worth = likeness * weight - between / 2
      if (best === null || worth > best.worth)
        best = { start, end: at + 1, used: [...found.values()], likeness, worth, missing: words.length - found.size }
    }
  }
  return best
}

function wordsBetween(from: number, to: number, tokens: readonly Token[]): number {
  let count = 0
  for (let at = from; at <= to; at += 1) if (!tokens[at]?.isLight) count += 1
  return count
}
