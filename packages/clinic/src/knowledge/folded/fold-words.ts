import { countPart, type FoldedParts, numberPart, textPart, unzigzag, zigzag } from './folded-file.ts'

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

/** Names of which most stand in a list that the reader has too: those by their places in it, the others in words. */
export function foldNames(part: string, names: readonly string[], known: readonly string[]): FoldedParts {
  const places = new Map(known.map((name, place) => [name, place]))
  const zeroIsOther = names.map((name) => 1 + (places.get(name) ?? -1))
  return {
    [`${part}.places`]: zeroIsOther.map((place, at) => zigzag(place - (zeroIsOther[at - 1] ?? 0) - 1)),
    [`${part}.others`]: names.filter((name) => !places.has(name)).join('\n'),
  }
}

export function unfoldNames(parts: FoldedParts, part: string, known: readonly string[]): string[] {
  const [step, others] = [numberPart(parts, `${part}.places`), textPart(parts, `${part}.others`).split('\n')]
  let [place, other] = [0, 0]
  return Array.from({ length: countPart(parts, `${part}.places`) }, () => {
    place += unzigzag(step()) + 1
    return (place === 0 ? others[other++] : known[place - 1]) ?? ''
  })
}
