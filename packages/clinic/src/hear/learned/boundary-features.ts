import { bucketOf, hashOf, mix } from './features.ts'
import { lineKind } from './line-kind.ts'
import type { GroupShape } from './linear-model.ts'
import { wordClass } from './word-class.ts'
import type { WordToken } from './word-tokens.ts'

export const boundaryShapes: readonly GroupShape[] = [{ weight: 1, byRarity: false }]

const farthest = 6
const nearEnd = 5

/**
 * What speaks for or against a new clause before each token but the first: the words and signs around the gap and how far
 * it is from both ends. In: the tokens, the doctor's line, and the places where a joining word may begin a clause. Out: one
 * feature group for each gap.
 */
export function boundaryFeatures(tokens: readonly WordToken[], asked: string | null, joins: ReadonlySet<number>): Uint32Array[] {
  const line = hashOf(lineKind(asked))
  const edge = hashOf('<edge>')
  const hashAt = (place: number): number => tokens[place]?.hash ?? edge
  const classes = tokens.map(({ words }) => wordClass(words))
  const classAt = (place: number): number => classes[place] ?? edge
  let since = 0
  return tokens.slice(1).map((token, before) => {
    const at = before + 1
    const previous = tokens[before] as WordToken
    const sign = hashOf(previous.sign)
    since += 1
    const features = [
      of(1, sign),
      of(2, sign, token.isCapital ? 1 : 0),
      of(3, hashAt(at)),
      of(4, sign, hashAt(at)),
      of(5, hashAt(before)),
      of(6, hashAt(at), hashAt(at + 1)),
      of(7, hashAt(before - 1), hashAt(before)),
      of(8, hashAt(before), hashAt(at)),
      of(9, hashAt(at + 1)),
      of(10, hashAt(at), hashAt(at + 1), hashAt(at + 2)),
      of(11, hashAt(before - 1)),
      of(12, Math.min(at, farthest)),
      of(13, Math.min(tokens.length - at, nearEnd)),
      of(14, Math.min(since, farthest)),
      of(15, sign, Math.min(since, nearEnd)),
      of(16, joins.has(token.start) ? 1 : 0),
      of(17, hashAt(0), Math.min(at, farthest)),
      of(18, line, Math.min(at, farthest)),
      of(19, classAt(before), classAt(at)),
      of(20, classAt(before - 1), classAt(before), classAt(at)),
      of(21, classAt(before), classAt(at), classAt(at + 1)),
      of(22, classAt(before - 1), classAt(before), classAt(at), classAt(at + 1)),
      of(23, sign, classAt(at)),
      of(24, classAt(before), hashAt(at)),
      of(25, hashAt(before), classAt(at)),
    ]
    if (/^[.?!;,]$/.test(previous.sign)) since = 0
    return Uint32Array.from(new Set(features)).sort()
  })
}

/** Of up to four hashes; without a list of them, since every gap of a text is read so. */
function of(kind: number, first: number, second?: number, third?: number, fourth?: number): number {
  let hash = mix(mix(40, kind), first)
  if (second !== undefined) hash = mix(hash, second)
  if (third !== undefined) hash = mix(hash, third)
  if (fourth !== undefined) hash = mix(hash, fourth)
  return bucketOf(hash)
}
