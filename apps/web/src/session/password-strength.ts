/** How long a password would hold against whoever has stolen the browser's files. */
export type PasswordStrength = 'very weak' | 'weak' | 'fair' | 'strong'

/**
 * Guesses a second against Argon2id with 64 MiB and 3 passes on a machine with several graphics cards: some hundred a card. Source: the memory
 * a card has (24 GB) and reads a second (1 TB) over what a guess moves.
 */
const guessesASecond = 10_000
const [hour, month, century] = [3_600, 2_592_000, 3_155_760_000]

const common =
  /^(?:pass ?word|qwert[yz]?|asdf|letmein|welcome|admin|demo|login|secret|iloveyou|monkey|dragon|sunshine|princess|football|baseball|master|summer|winter|hello|doctor|health|abc|test|user|changeme)\W*\d*\W*$/i
const alphabets: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z0-9]/, 33],
]

/**
 * How strong a password is, by the guesses it takes: letters that repeat or follow each other count as one, well-known words as nothing, and
 * what is made of words counts by its words.
 */
export function passwordStrength(password: string): PasswordStrength {
  const seconds = 2 ** bitsOf(password) / 2 / guessesASecond
  if (seconds < hour) return 'very weak'
  if (seconds < month) return 'weak'
  return seconds < century ? 'fair' : 'strong'
}

/** Bits of a word among others: some two thousand are used. A single one is taken from a dictionary of a hundred thousand. */
const bitsAWord = 11
const bitsOfOneWord = 17
const leastVowels = 0.25

function bitsOf(password: string): number {
  if (common.test(password)) return 0
  const words = password.trim().split(/[\s_-]+/)
  const letters = [...password].filter((letter, place, all) => !isForeseen(letter, all[place - 1]))
  const alphabet = alphabets.reduce((size, [has, letters]) => size + (has.test(password) ? letters : 0), 0)
  const byLetters = letters.length * Math.log2(Math.max(2, alphabet))
  if (!words.every(isWord)) return byLetters
  return Math.min(byLetters, words.length === 1 ? bitsOfOneWord : new Set(words).size * bitsAWord)
}

/** Letters that can be spoken, with one digit at the end or none. */
function isWord(word: string): boolean {
  return /^\p{L}+\d?$/u.test(word) && (word.match(/[aeiouy]/gi)?.length ?? 0) / word.length >= leastVowels
}

/** The same letter again, or the next one: "aaa", "abc", "321". */
function isForeseen(letter: string, before: string | undefined): boolean {
  return before !== undefined && Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1
}
