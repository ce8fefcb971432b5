/** What stands before the next letter of a text: its last letters, its words, and the last place that looked like this one. */
export interface TextTrail {
  /** One for each of the contexts that guess. */
  readonly hashes: Int32Array
  /** The last four letters, the last one lowest. */
  readonly four: () => number
  /** So many letters of the word so far, up to seven. */
  readonly letters: () => number
  /** So many letters went as they went at the place that looked alike, up to 63; none where there is no such place. */
  readonly alike: () => number
  /** The letter that came next there. */
  readonly nextAlike: () => number
  /** The text goes on with this letter. */
  step(letter: number): void
}

/**
 * Contexts: the last letter, two, three, the word so far, it and the word before, the last four letters, what followed the last two letters the last times, the word so far
 * and the one but last, what kinds of letters the last five are, and the word so far and what it stands in: within brackets the word before them, else the first of the statement. A word is one
 * with large letters and small ones; quotation marks, stops and commas begin a statement.
 */
export const trailContexts = 10
/** A place that looked alike: found again by its last six letters, believed from five on. */
const [foundBits, leastAlike, mostAlike, mostLetters] = [20, 5, 63, 7]
const signs = Uint8Array.from({ length: 256 }, (_, letter) => ('"\'`.,'.includes(String.fromCharCode(letter)) ? 1 : 0))
/** Of each letter whether it opens brackets or closes them; so many that are open within one another are kept apart. */
const brackets = Int8Array.from({ length: 256 }, (_, letter) => ('([{'.includes(String.fromCharCode(letter)) ? 1 : ')]}'.includes(String.fromCharCode(letter)) ? -1 : 0))
const mostOpen = 64
const [capitalA, capitalZ, lastPlain, smallBit] = [65, 90, 127, 32]

/** In: room for the letters, which are written into it as they come. */
export function createTextTrail(text: Uint8Array): TextTrail {
  const hashes = new Int32Array(trailContexts)
  const found = new Int32Array(1 << foundBits)
  let [at, four, eight, word, letters, wordBefore, secondBefore] = [0, 0, 0, 0, 0, 0, 0]
  const followed = new Int32Array(1 << 16)
  let [place, alike, firstWord] = [0, 0, 0]
  /** What stands before each of the brackets that are open, around the innermost of them. */
  const outer = new Int32Array(mostOpen)
  let [opened, depth] = [0, 0]
  const hash = (): void => {
    hashes[0] = Math.imul((four & 0xff) + 1, 0x9e3779b1)
    hashes[1] = Math.imul((four & 0xffff) + 0x10001, 0x9e3779b1)
    hashes[2] = Math.imul((four & 0xffffff) + 0x3000002, 0x9e3779b1)
    const now = word ^ Math.imul(four & 0xff, 77)
    hashes[3] = Math.imul(Math.imul(now, 0x2f0b4c47) + 8, 0x9e3779b1)
    hashes[4] = Math.imul(Math.imul(now ^ Math.imul(wordBefore, 0x5bd1e995), 0x2f0b4c47) + 9, 0x9e3779b1)
    hashes[5] = Math.imul(Math.imul(four, 0x2f0b4c47) + 11, 0x9e3779b1)
    hashes[6] = Math.imul(Math.imul((followed[four & 0xffff] as number) ^ Math.imul(four & 0xff, 0x100001), 0x2f0b4c47) + 27, 0x9e3779b1)
    hashes[7] = Math.imul(Math.imul(secondBefore ^ Math.imul(now, 0x5bd1e995), 0x2f0b4c47) + 29, 0x9e3779b1)
    hashes[8] = Math.imul(Math.imul((four & 0xf0f0f0) ^ Math.imul(eight & 0xf0f0, 0x10001), 0x2f0b4c47) + 31, 0x9e3779b1)
    hashes[9] = Math.imul(Math.imul((opened === 0 ? firstWord : opened) ^ Math.imul(now, 0x5bd1e995), 0x2f0b4c47) + 37, 0x9e3779b1)
  }
  const findAlike = (): void => {
    const key = (Math.imul(four, 0x9e3779b1) ^ Math.imul(eight & 0xffff, 0x7f4a7c15)) >>> (32 - foundBits)
    if (alike === 0) {
      place = found[key] as number
      while (alike < mostAlike && alike < place && text[place - 1 - alike] === text[at - 1 - alike]) alike++
      if (alike < leastAlike) alike = 0
    }
    found[key] = at
  }
  const stepBrackets = (letter: number): void => {
    const way = brackets[letter] as number
    if (way > 0) {
      outer[depth++ % mostOpen] = opened
      opened = wordBefore ^ Math.imul(letter, 0x2f0b4c47)
    } else if (way < 0) opened = depth > 0 ? (outer[--depth % mostOpen] as number) : 0
  }
  hash()
  return {
    hashes,
    four: () => four,
    letters: () => letters,
    alike: () => alike,
    nextAlike: () => text[place] as number,
    step(letter) {
      if (alike > 0 && text[place] === letter) {
        if (alike < mostAlike) alike++
        place++
      } else alike = 0
      text[at++] = letter
      followed[four & 0xffff] = ((followed[four & 0xffff] as number) << 8) | letter
      eight = (eight << 8) | (four >>> 24)
      four = (four << 8) | letter
      const capital = letter & ~smallBit
      const isLetter = capital >= capitalA && capital <= capitalZ
      if (isLetter || letter > lastPlain) {
        word = Math.imul(word + (isLetter ? capital : letter) + 1, 0x2f0b4c47)
        if (letters < mostLetters) letters++
      } else if (letters > 0) {
        if (firstWord === 0) firstWord = word
        secondBefore = wordBefore
        wordBefore = word
        word = 0
        letters = 0
      }
      if (signs[letter] === 1) firstWord = 0
      stepBrackets(letter)
      findAlike()
      hash()
    },
  }
}
