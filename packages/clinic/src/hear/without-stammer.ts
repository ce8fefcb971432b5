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
  let same = 0
  for (let place = length; place < said.length; place += 1) {
    same = said[place] === said[place - length] ? same + 1 : 0
    if (same >= mostRepeats * length) return true
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
