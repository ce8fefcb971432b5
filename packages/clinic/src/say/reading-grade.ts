/**
 * Flesch-Kincaid grade of a reply: list items count as sentences, Markdown marks are taken off, and the names given
 * (conditions and drugs, which have no easier word) are replaced by one neutral word. 0.39 words per sentence + 11.8
 * syllables per word - 15.59 (Kincaid 1975).
 */
export function readingGrade(text: string, names: readonly string[] = []): number {
  let plain = text.replace(/\*\*/g, '')
  for (const name of [...names].sort((a, b) => b.length - a.length)) plain = plain.replaceAll(name, 'thing')
  const sentences = plain
    .split(/\n+|(?<=[.!?:])\s+/)
    .map((sentence) => sentence.match(/[A-Za-z']+/g) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return Math.max(0, 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59)
}

/** Vowel groups, without a silent final e. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const groups = letters
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}
