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
  for (const { used, cost } of matches.filter(({ isDeniedInside }) => !isDeniedInside))
    for (const index of used) cheapest.set(index, Math.min(cheapest.get(index) ?? cost, cost))
  const fitsElsewhere = (match: Match) =>
    match.cost > 0 && match.used.length > 1 && match.used.every((index) => (cheapest.get(index) ?? 0) < match.cost)
  const score = ({ used, cost }: Match) => used.length - cost / 2
  const ordered = matches
    .filter((match) => !match.isDeniedInside && !fitsElsewhere(match))
    .sort((a, b) => score(b) - score(a) || a.cost - b.cost || b.literal - a.literal || (a.target < b.target ? -1 : 1))
  const covered = new Set<number>()
  const kept: Match[] = matches.filter((match) => !match.isDeniedInside && fitsElsewhere(match) && match.used.length > 2)
  for (const match of ordered) {
    const isBare = match.used.every((index) => denialWords.has(tokens[index]?.lemma ?? ''))
    const isEqual = kept.some(
      (other) => other.literal === match.literal && other.cost === match.cost && other.used.join() === match.used.join(),
    )
    if (!isEqual && !isBare && match.used.every((index) => covered.has(index) || denialWords.has(tokens[index]?.lemma ?? ''))) continue
    for (const index of match.used) covered.add(index)
    kept.push(match)
  }
  for (const match of matches)
    if (
      match.isDeniedInside &&
      !kept.some((other) => other.target === match.target && other.used.some((index) => match.used.includes(index)))
    )
      kept.push(match)
  return kept.sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * "No appetite loss" denies "appetite loss"; it does not say "no appetite" beside it. "Cannot walk and it is hard" says "cannot walk"; it does
 * not deny "walk ... hard" beside it. Of two such readings of one finding the closer one stays.
 */
function withoutDoubleDenials(readings: readonly Match[], tokens: readonly Token[]): Match[] {
  const hasDenial = ({ used }: Match) => used.some((index) => denialWords.has(tokens[index]?.lemma ?? ''))
  const isRival = (match: Match, other: Match) =>
    other.target === match.target && hasDenial(other) !== hasDenial(match) && other.used.some((index) => match.used.includes(index))
  return readings.filter(
    (match) =>
      !readings.some(
        (other) =>
          isRival(match, other) && (hasDenial(match) ? other.used.length > 1 && other.cost <= match.cost : other.cost < match.cost),
      ),
  )
}
