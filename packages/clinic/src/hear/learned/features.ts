/** How many places the hashed features share, as a power of two. */
export const bucketBits = 18
const bucketMask = (1 << bucketBits) - 1
/** Longer messages are read up to here, so that no message takes long. */
const longestText = 6000
const shortestGram = 3
const longestGram = 5

/** The hashed features of one text, each bucket once: its words with their neighbours, and the letters inside the words. */
export interface TextFeatures {
  words: Uint32Array
  letters: Uint32Array
}

/**
 * Takes a text apart for the learned reader. In: any text. Out: the buckets of its words, word pairs, triples and pairs
 * over a gap, and of its runs of three to five letters. Spelling is levelled first: case, accents, apostrophes, numbers
 * by size. Time grows with the length of the text alone.
 */
export function featuresOf(text: string): TextFeatures {
  const words = wordsOf(text)
  return { words: wordFeatures(words), letters: letterFeatures(words) }
}

const wordPattern = /[a-z]+|\d+(?:[.,/]\d+)*|[?!]+|\p{Extended_Pictographic}/gu

/** The levelled words of a text: "don’t" is "dont", "5'10" numbers are named by their size, a question mark is a word. */
export function wordsOf(text: string): string[] {
  return (levelled(text.slice(0, longestText).toLowerCase()).match(wordPattern) ?? []).map((word) => {
    if (/^\d/.test(word)) return numberWord(word)
    return word.startsWith('?') ? '?' : word.startsWith('!') ? '!' : word
  })
}

const plainLetters = /^[\w \n.,;:?!()/%+-]*$/

/** Without accents and apostrophes inside words; most texts have neither. */
function levelled(text: string): string {
  if (plainLetters.test(text)) return text
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{L})['’‘`](?=\p{L})/gu, '')
}

/** Small numbers stand for themselves, larger ones for their size. */
function numberWord(word: string): string {
  const value = Number.parseFloat(word.replace(',', '.'))
  if (word.includes('/')) return '#/#'
  if (Number.isInteger(value) && value <= 12) return `#${value}`
  return `#${word.includes('.') ? 'd' : ''}${value < 20 ? 'teen' : value < 40 ? '20' : value < 65 ? '40' : value < 100 ? '65' : value < 200 ? '100' : '200'}`
}

/** The buckets of words, their pairs, triples and pairs over a gap. */
export function wordFeatures(words: readonly string[]): Uint32Array {
  const hashes = words.map(hashOf)
  const seen = new Set<number>()
  const start = hashOf('<start>')
  for (let at = 0; at < hashes.length; at++) {
    const word = hashes[at] ?? 0
    const before = at > 0 ? (hashes[at - 1] ?? 0) : start
    seen.add(bucketOf(mix(1, word)))
    seen.add(bucketOf(mix(mix(2, before), word)))
    if (at < 2) continue
    const further = hashes[at - 2] ?? 0
    seen.add(bucketOf(mix(mix(mix(3, further), before), word)))
    seen.add(bucketOf(mix(mix(4, further), word)))
  }
  return Uint32Array.from(seen).sort()
}

/** The buckets of the runs of letters inside words. */
export function letterFeatures(words: readonly string[]): Uint32Array {
  const seen = new Set<number>()
  for (const word of new Set(words)) {
    if (!/^[a-z]/.test(word)) continue
    const padded = `<${word}>`
    for (let from = 0; from < padded.length - shortestGram + 1; from++) {
      let hash = 0x811c9dc5
      for (let length = 1; length <= longestGram && from + length <= padded.length; length++) {
        hash = Math.imul(hash ^ padded.charCodeAt(from + length - 1), 0x01000193)
        if (length >= shortestGram) seen.add(bucketOf(mix(5 + length, hash)))
      }
    }
  }
  return Uint32Array.from(seen).sort()
}

/** FNV-1a over the character codes. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Murmur3's way of taking one more number into a hash. */
export function mix(hash: number, value: number): number {
  let mixed = Math.imul(value, 0xcc9e2d51)
  mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593) ^ hash
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) >>> 0
}

/** The place of a hash among the features. */
export function bucketOf(hash: number): number {
  let last = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  last = Math.imul(last ^ (last >>> 13), 0xc2b2ae35)
  return ((last ^ (last >>> 16)) >>> 0) & bucketMask
}
