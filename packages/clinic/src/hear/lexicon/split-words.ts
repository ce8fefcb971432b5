import { openContraction } from './open-contractions.ts'

/** A word of the text with its place, contractions opened, and what stands before it. */
export interface RawWord {
  word: string
  start: number
  end: number
  before: 'none' | 'soft' | 'sentence'
  isAfterColon: boolean
}

const piece = /\d+(?:[.,]\d+)*|\p{L}(?:\/\p{L})+(?![\p{L}/])|w\/(?=\s)|\p{L}+(?:['’ʼ]\p{L}+)*|[^\s\p{L}\d]|\n/giu
/** A sign that is matched alone is never one of these. */
const isWord = /^[\p{L}\d]/u
const curled = /[’ʼ]/g
const sentenceEnds = new Set(['.', '!', '?', ';', '•', '·'])
const softBreaks = new Set([',', ':', '(', ')', '[', ']', '–', '—', '/', '&', '|', '"', '*'])
const notSentenceEnds = new Set(['dr', 'mr', 'mrs', 'ms', 'vs', 'eg', 'ie', 'approx', 'st', 'no', 'e', 'g', 'i'])

/** Sounds of hesitation: they say nothing and part nothing. */
const fillers = new Set(['um', 'uh', 'uhm', 'umm', 'uhh', 'erm', 'er', 'hmm', 'ohh', 'mm', 'mmm'])

/** "I am not, like, moody": a "like" behind a pause likens nothing. */
function isFiller(word: string, before: RawWord['before']): boolean {
  return fillers.has(word) || (word === 'like' && before === 'soft')
}

/** So many blanks in a row are a layout, not a word space. */
const layoutGap = 4

/** Splits a text into words. Hyphens split words too; a full stop after a title, inside "e.g." or before a number ("no. 5") ends no sentence. */
export function splitWords(text: string): RawWord[] {
  const words: RawWord[] = []
  let before: RawWord['before'] = 'sentence'
  let isAfterColon = false
  let lastEnd = 0
  let isAfterFiller = false
  const isCurled = text.search(curled) >= 0
  for (const match of text.matchAll(piece)) {
    const [raw] = match
    const start = match.index
    if (isWord.test(raw)) {
      if (lastEnd > 0 && start - lastEnd >= layoutGap && text.slice(lastEnd, start).trim() === '') before = 'sentence'
      const end = start + raw.length
      lastEnd = end
      const spoken = raw.toLowerCase()
      if (isFiller(spoken, before)) {
        // A pause for breath parts nothing; after a yes or no it does.
        isAfterFiller = !/^(?:yes|yeah|no|nope|ok|okay)$/.test(words.at(-1)?.word ?? '')
        if (before === 'soft' && isAfterFiller) before = 'none'
        continue
      }
      isAfterFiller = false
      for (const word of openContraction(isCurled ? spoken.replaceAll(curled, "'") : spoken)) {
        words.push({ word, start, end, before, isAfterColon })
        before = 'none'
        isAfterColon = false
      }
    } else {
      if (raw === ',' && isAfterFiller) continue
      isAfterColon ||= raw === ':'
      before = stronger(before, breakOf(raw, text, start, words.at(-1)?.word ?? ''))
    }
  }
  return words
}

function breakOf(mark: string, text: string, at: number, lastWord: string): RawWord['before'] {
  if (mark === '\n') return /^\s*(?:\n|[-*•\d]|[A-Z])/.test(text.slice(at + 1)) ? 'sentence' : 'none'
  if (
    mark === '.' &&
    (lastWord === 'no' ? /^\s*\d/.test(text.slice(at + 1)) : notSentenceEnds.has(lastWord) || /^[a-z]\./i.test(text.slice(at + 1)))
  )
    return 'none'
  if (sentenceEnds.has(mark)) return 'sentence'
  if (mark === '-') return /\s/.test(text[at - 1] ?? ' ') || /\s/.test(text[at + 1] ?? ' ') ? 'soft' : 'none'
  return softBreaks.has(mark) ? 'soft' : 'none'
}

function stronger(a: RawWord['before'], b: RawWord['before']): RawWord['before'] {
  return a === 'sentence' || b === 'sentence' ? 'sentence' : a === 'soft' || b === 'soft' ? 'soft' : 'none'
}
