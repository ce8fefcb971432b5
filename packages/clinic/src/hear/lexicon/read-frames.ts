import { type FrameKind, frameRules, ownWords } from './frame-rules.ts'
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
      for (const match of words.matchAll(opens)) {
        const from = match.index
        const after = from + match[0].length
        const close = ends?.exec(words.slice(after))
        if (
          needs !== undefined &&
          !needs.test(
            [words.slice(after), ...sentences.slice(number + 1, number + 1 + sentencesAhead).map((next) => next.words)].join(' . '),
          )
        )
          continue
        const to = close == null ? words.length : after + close.index
        for (const { at, start } of places) if (start >= from && start < to) frames.set(at, (frames.get(at) ?? new Set()).add(kind))
      }
    }
  })
  return (at) => frames.get(at) ?? none
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
