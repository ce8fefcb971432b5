const noneShared = 'A'.charCodeAt(0)
const mostShared = 25

/** Sorted words, each as a capital that says how many letters it shares with the one before, and the rest of it. */
export function foldWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? ''
      let shared = 0
      while (shared < mostShared && shared < word.length && word[shared] === before[shared]) shared++
      return String.fromCharCode(noneShared + shared) + word.slice(shared)
    })
    .join('')
}

export function unfoldWords(text: string): string[] {
  let word = ''
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((folded) => {
    word = word.slice(0, folded.charCodeAt(0) - noneShared) + folded.slice(1)
    return word
  })
}
