import type { PackedPhrases } from './compile-phrases.ts'

/** Phrases by the words they are made of. */
export interface PhraseIndex {
  numberOf: ReadonlyMap<string, number>
  /** For each word the phrases that it stands in, rising. */
  phrasesOf: readonly Int32Array[]
  /** How much each word tells: the rarer, the more. */
  weights: Float64Array
  /** For each phrase its finding (a place in `findings`), its words and what they weigh together. */
  findingOf: Int32Array
  wordsOf: readonly (readonly number[])[]
  totals: Float64Array
  findings: readonly string[]
}

/** In: tables of compilePhrases. Out: the index; some milliseconds. */
export function indexPhrases({ words, findings }: PackedPhrases): PhraseIndex {
  const list = words === '' ? [] : words.split(' ')
  const wordsOf: number[][] = []
  const findingOf: number[] = []
  findings.forEach(([, numbers], finding) => {
    for (let at = 0; at < numbers.length; ) {
      const length = numbers[at] ?? 0
      wordsOf.push(numbers.slice(at + 1, at + 1 + length))
      findingOf.push(finding)
      at += 1 + length
    }
  })
  const phrasesOf: number[][] = list.map(() => [])
  wordsOf.forEach((own, phrase) => {
    for (const word of own) phrasesOf[word]?.push(phrase)
  })
  const weights = Float64Array.from(phrasesOf, ({ length }) => Math.log(1 + wordsOf.length / (1 + length)))
  return {
    numberOf: new Map(list.map((word, number) => [word, number])),
    phrasesOf: phrasesOf.map((own) => Int32Array.from(own)),
    weights,
    findingOf: Int32Array.from(findingOf),
    wordsOf,
    totals: Float64Array.from(wordsOf, (own) => own.reduce((sum, word) => sum + (weights[word] ?? 0), 0)),
    findings: findings.map(([finding]) => finding),
  }
}
