/** A shorter text is read as it is, whatever it says again: nobody's story in his own words is as long. */
const leastLength = 5_000
/** A part says no more between the same neighbours than it does the first so many times, and the last so many: what was measured last is told there. */
const timesKept = 4

const spoken = /[\p{L}\p{N}]/u
const signs = /[^\p{L}\p{N}]+/gu
const words = /\s*\S+\s*/g
const endsPart = /[,.;!?\n]\s*$/

/**
 * A very long text without the parts that come again and again among the same neighbours: each pair of neighbours stays the first four times and
 * the last four. What stands between other neighbours stays, so that every line of a form keeps its "no". Any other text comes out as it went in, and so does what came out.
 */
export function withoutRefrain(text: string): string {
  let kept = partsOf(text)
  for (let length = text.length; length >= leastLength; ) {
    const rest = withoutKnownPairs(kept)
    if (rest.length === kept.length) break
    kept = rest
    length = kept.reduce((sum, part) => sum + part.length, 0)
  }
  return kept.join('')
}

/** Pieces of a text up to a comma, a stop or the end of a line, each with a letter or a number; a point within a number ends none. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let open = ''
  let isSpoken = false
  for (const word of text.match(words) ?? [text]) {
    open += word
    isSpoken ||= spoken.test(word)
    if (!isSpoken || !endsPart.test(word)) continue
    parts.push(open)
    open = ''
    isSpoken = false
  }
  return open === '' ? parts : [...parts, open]
}

function withoutKnownPairs(parts: readonly string[]): string[] {
  const numbers = new Map<string, number>()
  const said = parts.map((part) => {
    const plain = part.replaceAll(signs, ' ').trim()
    return numbers.get(plain) ?? numbers.set(plain, numbers.size).size - 1
  })
  const pairs = said.slice(1).map((next, place) => (said[place] ?? 0) * parts.length + next)
  const left = new Map<number, number>()
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1)
  const begun = new Map<number, number>()
  const isKnown = pairs.map((pair) => {
    const [before, behind] = [begun.get(pair) ?? 0, (left.get(pair) ?? 0) - 1]
    begun.set(pair, before + 1)
    left.set(pair, behind)
    return before >= timesKept && behind >= timesKept
  })
  return parts.filter((_, place) => !(isKnown[place - 1] === true && isKnown[place] === true))
}
