import type { Match } from './match-patterns.ts'
import type { Token } from './token.ts'

/** A denial alone is no new word: "no ... appetite" adds nothing to "loss of appetite". */
const denialWords = new Set(['no', 'not', 'without', 'cannot', 'never'])

/**
 * Decides between readings that share words: the longest first, then the one with the fewest foreign words between,
 * then the more literal one; a reading that adds no new word is dropped ("fever" inside "high fever"), and so is a pair
 * whose words both fit more closely elsewhere (belly + swelling in "pain in the belly, leg swelling"). A pair
 * with a denial between ("cough without blood") leaves its words to others. Longer readings over several complaints ("stiff neck and ... light hurts") stand beside their parts.
 * Out: the readings kept, in the order of the text.
 */
export function chooseMatches(readings: readonly Match[], tokens: readonly Token[]): Match[] {
  const matches = withoutDoubleDenials(readings, tokens)
  const cheapest = new Map<number, number>()
  for (const { own, cost } of matches.filter(({ isDeniedInside }) => !isDeniedInside))
    for (const index of own) cheapest.set(index, Math.min(cheapest.get(index) ?? cost, cost))
  const fitsElsewhere = (match: Match) =>
    match.cost > 0 && match.used.length > 1 && match.used.every((index) => (cheapest.get(index) ?? 0) < match.cost)
  const score = ({ used, cost }: Match) => used.length - cost / 2
  const ordered = matches
    .filter((match) => !match.isDeniedInside && !fitsElsewhere(match))
    .sort((a, b) => score(b) - score(a) || a.cost - b.cost || b.literal - a.literal || (a.target < b.target ? -1 : 1))
  const covered = new Set<number>()
  const kept: Match[] = []
  const known = new Set<string>()
  const keptPlaces = new Set<string>()
  const keep = (match: Match) => {
    kept.push(match)
    known.add(readingOf(match))
    for (const index of match.used) keptPlaces.add(`${match.target} ${index}`)
  }
  for (const match of matches) if (!match.isDeniedInside && fitsElsewhere(match) && match.used.length > 2) keep(match)
  for (const match of ordered) {
    const isBare = match.used.every((index) => denialWords.has(tokens[index]?.lemma ?? ''))
    const reading = readingOf(match)
    if (!known.has(reading) && !isBare && match.own.every((index) => covered.has(index) || denialWords.has(tokens[index]?.lemma ?? '')))
      continue
    for (const index of match.own) covered.add(index)
    keep(match)
  }
  for (const match of matches)
    if (match.isDeniedInside && match.cost <= 3 && !match.used.some((index) => keptPlaces.has(`${match.target} ${index}`))) keep(match)
  return kept.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The readings that each word belongs to, in their order. */
export function byWord(readings: readonly Match[]): ReadonlyMap<number, readonly Match[]> {
  const found = new Map<number, Match[]>()
  for (const match of readings)
    for (const index of match.used) {
      const list = found.get(index)
      if (list === undefined) found.set(index, [match])
      else list.push(match)
    }
  return found
}

/** For each reading those that share a word with it, itself included. */
export function neighboursOf(readings: readonly Match[]): (match: Match) => readonly Match[] {
  const at = byWord(readings)
  return ({ used }) => used.flatMap((index) => at.get(index) ?? [])
}

/** Equal for matches that read the same words equally well. */
function readingOf({ literal, cost, used }: Match): string {
  return `${literal} ${cost} ${used.join()}`
}

/**
 * "No appetite loss" denies "appetite loss"; it does not say "no appetite" beside it. "Cannot walk and it is hard" says "cannot walk"; it does
 * not deny "walk ... hard" beside it. Of two such readings of one finding the closer one stays.
 */
function withoutDoubleDenials(readings: readonly Match[], tokens: readonly Token[]): Match[] {
  const hasDenial = ({ used }: Match) => used.some((index) => denialWords.has(tokens[index]?.lemma ?? ''))
  const neighbours = neighboursOf(readings)
  return readings.filter(
    (match) =>
      !neighbours(match).some(
        (other) =>
          other.target === match.target &&
          hasDenial(other) !== hasDenial(match) &&
          (hasDenial(match) ? !other.isDeniedInside && other.used.length > 1 && other.cost <= match.cost : other.cost < match.cost),
      ),
  )
}
