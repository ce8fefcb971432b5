import type { FrameKind } from './frame-rule.ts'
import { frameRules, ownWords } from './frame-rules.ts'
import type { Token } from './token.ts'

/** Answers for each token in which frames it stands. */
type FrameReader = (at: number) => ReadonlySet<FrameKind>

const none: ReadonlySet<FrameKind> = new Set()
/** So many sentences further on an earlier time may be set against now. */
const sentencesAhead = 4

/** The frames of a text. A frame begins with words that set it up and ends with its sentence, or where the words come back to the patient now. */
export function readFrames(tokens: readonly Token[]): FrameReader {
  const frames = new Map<number, Set<FrameKind>>()
  const sentences = [...Map.groupBy(tokens.keys(), (at) => tokens[at]?.sentence ?? 0).values()].map((places) => sentenceOf(places, tokens))
  sentences.forEach(({ words, places }, number) => {
    if (ownWords.test(words)) return
    for (const { kind, opens, ends, needs } of frameRules) {
      // Nearly no frame opens: a search costs far less than finding all.
      if (words.search(opens) < 0) continue
      let end = -1
      let next = 0
      for (const match of words.matchAll(opens)) {
        const from = match.index
        const after = from + match[0].length
        // What ends an earlier frame behind this place ends this one too: a sentence of nothing but beginnings is looked through once.
        if (end < after) end = endFrom(after, words, ends)
        if (
          needs !== undefined &&
          !needs.test(
            [words.slice(after), ...sentences.slice(number + 1, number + 1 + sentencesAhead).map((next) => next.words)].join(' . '),
          )
        )
          continue
        for (; (places[next]?.start ?? words.length) < end; next++) {
          const { at, start } = places[next] as { at: number; start: number }
          if (start >= from) frames.set(at, (frames.get(at) ?? new Set()).add(kind))
        }
      }
    }
  })
  return (at) => frames.get(at) ?? none
}

/** Where a frame ends whose words stand before a place: where the words come back to the patient now, else with them. */
function endFrom(after: number, words: string, ends: RegExp | undefined): number {
  const close = ends?.exec(words.slice(after))
  return close == null ? words.length : after + close.index
}

/** The words of one sentence with a comma for every soft break, and where in them each token stands. */
function sentenceOf(numbers: readonly number[], tokens: readonly Token[]): { words: string; places: { at: number; start: number }[] } {
  let words = ''
  const places = numbers.map((at) => {
    const { word = '', before = 'none' } = tokens[at] ?? {}
    words += before === 'soft' ? ' , ' : words === '' ? '' : ' '
    const start = words.length
    words += word
    return { at, start }
  })
  return { words, places }
}
