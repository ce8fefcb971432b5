import { waysOf } from '../../packages/clinic/src/hear/lexicon/parse-pattern.ts'
import { lexicon } from '../../packages/clinic/src/knowledge/lexicon.ts'
import type { Alias, AliasReader } from './alias-reader.ts'

const unit = /[+~]|<([^>]+)>|(?:\([^)]*\)|[^\s()<>+~])+/g

/**
 * The words that an alias is written in: its first choices, each further choice beside the first ones of the others, and the parts of an `a + b` the other way
 * round as well.
 */
function* ownWordings(alias: string): Generator<string> {
  const groups: string[][][] = [[]]
  for (const [text, className] of alias.matchAll(unit)) {
    if (text === '+' || text === '~') groups.push([])
    else groups.at(-1)?.push(className === undefined ? waysOf(text) : [...wordsOf(className)])
  }
  for (const order of [groups, groups.toReversed()]) {
    const ways = order.flat()
    const first = ways.map(([way]) => way ?? '')
    yield spoken(first)
    for (const [place, others] of ways.entries()) for (const way of others.slice(1)) yield spoken(first.with(place, way))
  }
}

const wordsOf = (className: string): readonly string[] => Object.entries(lexicon).find(([name]) => name === className)?.[1] ?? [className]

const spoken = (words: readonly string[]): string => words.join(' ').replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim()

/** The aliases that read none of the words they are written in: what is hidden, spelt anew or taken for a denial before them never reaches them. */
export function findDeaf({ aliases, read }: AliasReader): Alias[] {
  const reads = (text: string, number: number): boolean => read(text).some(({ alias }) => alias === number)
  return aliases.filter(({ alias }, number) => ![...ownWordings(alias)].some((wording) => reads(wording, number)))
}
