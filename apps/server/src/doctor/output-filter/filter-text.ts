import { checkSentence } from './check-sentence.ts'
import type { CorrectionKind } from './correction.ts'
import type { FilterView } from './filter-view.ts'

/** Characters of a model's words that are read; more than any good reply has. */
const longest = 6_000

export interface FilteredText {
  text: string
  dropped: CorrectionKind[]
}

/** Holds a model's words to the output filter, sentence by sentence. One is made for each reply: it remembers what it has judged. */
export function createTextFilter(view: FilterView): { whole(text: string): FilteredText; soFar(text: string): string } {
  const judged = new Map<string, CorrectionKind | null>()
  const judge = (sentence: string): CorrectionKind | null => {
    const known = judged.get(sentence)
    if (known !== undefined) return known
    const kind = checkSentence(sentence, view)
    judged.set(sentence, kind)
    return kind
  }
  const hold = (text: string, isGrowing: boolean): FilteredText => {
    const dropped: CorrectionKind[] = []
    const sentences = sentencesOf(withoutMarkup(text.slice(0, longest)))
    const kept = sentences.filter((sentence, index) => {
      const isOpen = isGrowing && index === sentences.length - 1 && !isEnded(sentence)
      const kind = isOpen ? checkSentence(sentence, view, false) : judge(sentence)
      if (kind !== null) dropped.push(kind)
      return kind === null
    })
    return { text: tidy(kept.join('')), dropped }
  }
  return {
    /** What of a finished text may be shown, and why the rest may not. */
    whole: (text) => hold(text, false),
    /** What of a text that is still growing may be shown now: whole words that break no rule so far, and no number before its sentence ends. */
    soFar: (text) => hold(settled(text), true).text,
  }
}

const isEnded = (sentence: string): boolean => /[.!?]["')\]*]*\s*$|\n[ \t]*\n$/.test(sentence)

/**
 * Sentences with the space after them, so that joining what is left keeps the paragraphs. A line that breaks off in the middle of a
 * sentence goes on in the next one; an empty line or the mark of a list ends it.
 */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["')\]*]*\s)|(?<=\n)(?=[ \t]*(?:\n|[-*•]|\d{1,2}[.)]))/).filter((part) => part !== '')
}

/** Links, pictures and tags of a model are shown to nobody. */
function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>\n]{0,200}>/g, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

function tidy(text: string): string {
  return text
    .replace(/^[ \t]*[-*•][ \t]*$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function settled(text: string): string {
  const words = text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1)
  const parts = sentencesOf(words)
  const last = parts.at(-1) ?? ''
  if (isEnded(last)) return words
  const number = last.search(/\S*[\d[<]/)
  return number < 0 ? words : words.slice(0, words.length - last.length + number)
}
