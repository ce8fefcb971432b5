import { englishWords } from './english-words.ts'
import { foldSpelling, lemmatise } from './lemmatise.ts'
import { readContext } from './read-context.ts'
import { tokenise } from './tokenise.ts'

const dictionary = new Set(englishWords.map(foldSpelling))
const lemmaOf = (word: string) => lemmatise(word, (candidate) => dictionary.has(candidate))

/**
 * Whether a sentence denies a concept, by the words around it alone. Looks for the concept in capitals first, then in
 * any case. Out: false when the concept does not stand in the sentence.
 */
export function isConceptDenied(sentence: string, concept: string): boolean {
  const words = concept
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = words.join('\\s+')
  const place = new RegExp(pattern.toUpperCase().replaceAll('\\S', '\\s'), '').exec(sentence) ?? new RegExp(pattern, 'i').exec(sentence)
  if (place === null) return false
  const tokens = tokenise(sentence, lemmaOf)
  const own = tokens.flatMap((token, index) => (token.start >= place.index && token.end <= place.index + place[0].length ? [index] : []))
  const [first] = own
  const last = own.at(-1)
  return first !== undefined && last !== undefined && readContext(tokens, lemmaOf)(first, last + 1, own).isDenied
}
