/** Said again more often than this, words say no more. */
const mostRepeats = 8
/** The longest run of words, signs and blanks that is looked for as a repeated one. */
const longestPiece = 64

const pieces = /[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu

/**
 * The text with what is said again and again, without anything in between, said eight times: a stammer, a key held down, a line pasted
 * a thousand times. Any other text comes out as it went in. Time grows with the length of the text alone.
 */
export function withoutStammer(text: string): string {
  const said = text.match(pieces) ?? []
  if (said.length <= mostRepeats) return text
  const numbers = new Map<string, number>()
  let rest = Int32Array.from(said, (piece) => numbers.get(piece) ?? numbers.set(piece, numbers.size).size - 1)
  let kept = said
  for (let length = 1; length <= Math.min(longestPiece, kept.length / (mostRepeats + 1)); length += 1) {
    if (!stammers(rest, length)) continue
    const places = placesKept(rest, length)
    rest = Int32Array.from(places, (place) => rest[place] ?? 0)
    kept = places.map((place) => kept[place] ?? '') as RegExpMatchArray
  }
  return kept.length === said.length ? text : kept.join('')
}

/** Whether a piece of so many parts is said more often than counts. */
function stammers(said: Int32Array, length: number): boolean {
  const alike = (place: number): boolean => said[place] === said[place - length]
  const needed = mostRepeats * length
  // As many in a row as are needed cover one of these places, wherever they begin: the others need no look.
  for (let place = length + needed - 1; place < said.length; place += needed) {
    if (!alike(place)) continue
    let [from, to] = [place, place + 1]
    while (from > length && alike(from - 1)) from -= 1
    while (to < said.length && alike(to)) to += 1
    if (to - from >= needed) return true
  }
  return false
}

/** The places that stay when every run of a piece of so many parts is cut to its first repeats. */
function placesKept(said: Int32Array, length: number): number[] {
  const places: number[] = []
  let from = 0
  while (from < said.length) {
    let same = from + length
    while (same < said.length && said[same] === said[same - length]) same += 1
    const repeats = Math.floor((same - from) / length)
    const isStammer = repeats > mostRepeats
    const to = isStammer ? from + mostRepeats * length : Math.max(from + 1, same - length + 1)
    for (let place = from; place < Math.min(to, said.length); place += 1) places.push(place)
    from = isStammer ? from + repeats * length : to
  }
  return places
}
