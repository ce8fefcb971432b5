import { isAside, tellsOfTheLast } from './aside.ts'
import type { Act } from './clause.ts'
import type { Hearing } from './hearing.ts'
import { blanked } from './later/of-others.ts'

/** One message after the other, parted as sentences. */
export function inSentences(before: string, words: string): string {
  return [before.trim(), words.trim()].filter((each) => each !== '').join(/[\w'’)"]$/.test(before.trim()) ? '. ' : ' ')
}

/**
 * The words that may speak for a condition: sentences that tell of a finding and do not only deny;
 * of those without a finding the longer ones that neither deny nor merely soothe.
 */
export function tellingWords(given: string, read: Hearing, mayCorrect: boolean): string {
  const words = blanked(given, read.beside ?? [])
  const telling: string[] = []
  for (const match of words.matchAll(/(?:[^.!?\n]|\.(?=\d))+[.!?]*/g)) {
    const [sentence] = match
    const told = read.mentions.filter(({ start }) => start >= match.index && start < match.index + sentence.length)
    if (mayCorrect && !tellsOfTheLast.test(sentence) && onlyCorrects(match.index, match.index + sentence.length, read)) continue
    if (
      told.length === 0 &&
      !tellsOfTheLast.test(sentence) &&
      (isAside(sentence) || isNoStory(match.index, match.index + sentence.length, read))
    )
      continue
    if (told.length > 0 && !tellsOfTheLast.test(sentence) && told.every(({ polarity }) => polarity === 'absent')) continue
    telling.push(sentence.trim())
  }
  return telling.join(' ')
}

/** "I said dizzy, not fainted" puts right what was told and is no story of its own. */
function onlyCorrects(from: number, to: number, { clauses, disowned = [] }: Hearing): boolean {
  const own = clauses.filter(({ start }) => start >= from && start < to)
  if (disowned.some(({ start }) => start >= from && start < to)) return true
  return own.length > 0 && own.every(({ act }) => act === 'correction')
}

/** Words that only ask, plead or greet tell nothing of an illness. */
function isNoStory(from: number, to: number, { clauses }: Hearing): boolean {
  const own = clauses.filter(({ start }) => start >= from && start < to)
  return own.length > 0 && own.every(({ act }) => act.startsWith('ask-') || notTelling.has(act))
}

const notTelling: ReadonlySet<Act> = new Set([
  'help',
  'feeling',
  'thanks',
  'greeting',
  'bye',
  'about-doctor',
  'refusal',
  'obstacle',
  'plan',
  'opinion',
])
