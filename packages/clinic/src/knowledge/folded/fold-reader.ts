import { foldSpelling } from '../../hear/lexicon/lemmatise.ts'
import type { ReaderTables } from '../../hear/lexicon/reader-tables.ts'
import type { PackedCondition, PackedFinding } from '../knowledge-pack.ts'
import { conditionProse, findingProse, wordsOf } from '../packed-prose.ts'
import { codePatterns } from './code-patterns.ts'
import { foldNames, foldWords, unfoldNames, unfoldWords } from './fold-words.ts'
import { codedPart, countPart, type FoldedParts, numberPart, textPart } from './folded-file.ts'
import { createMixedReader, createMixedWriter } from './mixed-coder.ts'

/** The part of the pack whose words the dictionary has too (`compile-knowledge.ts`); they are taken from there again. */
interface Prose {
  findings: readonly PackedFinding[]
  conditions: readonly PackedCondition[]
}

const idsOf = ({ findings }: Prose): string[] => findings.map(({ id }) => id)

function saidWords({ findings, conditions }: Prose): Set<string> {
  const bases = findings.filter(({ base }) => base === undefined)
  return new Set(wordsOf([...bases.flatMap(findingProse), ...conditions.flatMap(conditionProse)]).map(foldSpelling))
}

/** The tables of the reader. Words of phrases have their numbers in the order in which they are met. */
export function foldReader({ dictionary, vocabulary, phrases, elements, targets, patterns }: ReaderTables, prose: Prose): FoldedParts {
  const known = dictionary.split(' ')
  const said = saidWords(prose)
  const inDictionary = new Set(known)
  const phraseWords = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))]
  const others = [...new Set([...phraseWords, ...Object.keys(vocabulary)])].filter((word) => !inDictionary.has(word))
  const places = new Map([...known, ...others].map((word, place) => [word, place]))
  const wordNumbers = new Map(phraseWords.map((word, number) => [word, number]))
  const coder = createMixedWriter()
  codePatterns(coder, patterns.length, { phrases: phrases.map((phrase) => phrase.split(' ').map((word) => wordNumbers.get(word) ?? 0)), elements, patterns })
  return {
    'reader.dictionary': foldWords(known.filter((word) => !said.has(word))),
    'reader.others': others.join(' '),
    'reader.uses': [...places.keys()].map((word) => (Object.hasOwn(vocabulary, word) ? (vocabulary[word] ?? 0) : 0)),
    'reader.phrase-words': phraseWords.map((word) => places.get(word) ?? 0),
    ...foldNames('reader.targets', targets, idsOf(prose)),
    'reader.pattern-count': [patterns.length],
    'reader.patterns': coder.finish(),
  }
}

export function unfoldReader(parts: FoldedParts, prose: Prose): ReaderTables {
  const dictionary = [...saidWords(prose), ...unfoldWords(textPart(parts, 'reader.dictionary'))].sort()
  const words = [...dictionary, ...textPart(parts, 'reader.others').split(' ').filter(Boolean)]
  const [use, place] = [numberPart(parts, 'reader.uses'), numberPart(parts, 'reader.phrase-words')]
  const uses = words.map((word): [string, number] => [word, use()])
  const read = codePatterns(createMixedReader(codedPart(parts, 'reader.patterns')), numberPart(parts, 'reader.pattern-count')(), null)
  const phraseWords = Array.from({ length: countPart(parts, 'reader.phrase-words') }, () => words[place()] ?? '')
  return {
    dictionary: dictionary.join(' '),
    vocabulary: Object.fromEntries(uses.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1))),
    phrases: read.phrases.map((list) => list.map((number) => phraseWords[number]).join(' ')),
    elements: read.elements,
    targets: unfoldNames(parts, 'reader.targets', idsOf(prose)),
    patterns: read.patterns,
  }
}
