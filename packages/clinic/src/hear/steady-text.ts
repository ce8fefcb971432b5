import { lastRead } from './last-read.ts'
import { withScotsOpened } from './with-scots-opened.ts'
import { withoutRefrain } from './without-refrain.ts'
import { withoutStammer } from './without-stammer.ts'

/** Longer runs of signs and blanks say no more than this many. */
const longestRun = 8
/** Longer than any word of a language that is read here. */
const longestWord = 60
/** Longer than any expression without a blank that is read here. */
const longestStretch = 160

const longRuns = new RegExp(String.raw`[^\p{L}\p{N}\p{M}]{${longestRun + 1},}`, 'gu')
const longWords = new RegExp(String.raw`[\p{L}\p{N}\p{M}_]{${longestWord}}(?=[\p{L}\p{N}\p{M}_])`, 'gu')
const longStretches = new RegExp(String.raw`\S{${longestStretch}}(?=\S)`, 'gu')

/**
 * The same words in a form that reads in steady time: runs of signs are shortened, endless words parted, stammers and refrains cut. Denials of
 * Scots are opened. Ordinary texts come out as they went in. A pattern that looks over blanks, signs or one word then never looks further than these bounds.
 */
export const steadyText: (words: string) => string = lastRead(steadied)

function steadied(words: string): string {
  const steady = withoutStammer(words)
    .replace(longRuns, (run) => `${[...run].slice(0, longestRun - 1).join('')}${run.includes('\n') ? '\n' : [...run][longestRun - 1]}`)
    .replace(longWords, '$& ')
    .replace(longStretches, '$& ')
  const plain = withScotsOpened(withoutRefrain(steady))
  // What came through as it was stammers nowhere.
  return plain === words ? words : steadied(plain)
}
