import type { Token } from '../lexicon/token.ts'

/** The ways in which people tell findings, made ready when the knowledge is packed: plain JSON, quick to load. */
export interface PackedPhrases {
  /** The base forms that phrases are made of, parted by blanks. */
  words: string
  /** For each finding its phrases one after the other: how many words, then their numbers. */
  findings: readonly (readonly [finding: string, numbers: readonly number[]])[]
}

/** Words without a meaning of their own: a phrase is found whether or not they are there. */
const emptyWords = new Set(
  'i me my mine myself you your he him his himself she her herself it its itself we us our they them their this that these those there here a an the some any and or so then of in to at on for from by with as is are was were be been being am do does did have has had having get got just like really very quite bit im ive hes shes its theres thats id ill dont when if now also too'.split(
    ' ',
  ),
)

/** Whether a token says something of its own. */
export function isTelling(token: Token): boolean {
  return !token.isLight && !emptyWords.has(token.word) && !emptyWords.has(token.lemma)
}

/** In: phrases by finding, and how a text is taken apart. Out: tables; phrases without a telling word are left out. */
export function compilePhrases(phrases: Readonly<Record<string, string>>, tokensOf: (text: string) => readonly Token[]): PackedPhrases {
  const words = new Map<string, number>()
  const numberOf = (word: string) => {
    const known = words.get(word) ?? words.size
    words.set(word, known)
    return known
  }
  const findings = Object.entries(phrases).map(([finding, list]): [string, number[]] => {
    const seen = new Set<string>()
    const numbers = list.split('; ').flatMap((phrase) => {
      const told = [
        ...new Set(
          tokensOf(phrase)
            .filter(isTelling)
            .map(({ lemma }) => numberOf(lemma)),
        ),
      ]
      const key = told.toSorted((a, b) => a - b).join()
      if (told.length === 0 || seen.has(key) || (told.length === 1 && told[0] === numberOf('not'))) return []
      seen.add(key)
      return [told.length, ...told]
    })
    return [finding, numbers]
  })
  return { words: [...words.keys()].join(' '), findings }
}
