import type { Reader } from '../../packages/clinic/src/hear/lexicon/build-reader.ts'
import { type Match, matchPatterns } from '../../packages/clinic/src/hear/lexicon/match-patterns.ts'
import { parsePattern } from '../../packages/clinic/src/hear/lexicon/parse-pattern.ts'
import { readTokens } from '../../packages/clinic/src/hear/lexicon/read-tokens.ts'
import { tokenise } from '../../packages/clinic/src/hear/lexicon/tokenise.ts'
import { steadyText } from '../../packages/clinic/src/hear/steady-text.ts'
import type { KnowledgeIndex } from '../../packages/clinic/src/knowledge/index-knowledge.ts'
import type { KnowledgeSources } from '../../packages/clinic/src/knowledge/knowledge-sources.ts'
import { slotAliases } from '../../packages/clinic/src/knowledge/slot-aliases.ts'

/** One alias of a finding. */
export interface Alias {
  finding: string
  alias: string
}

export interface AliasReader {
  /** Every alias of every finding, in the order of the files. */
  aliases: readonly Alias[]
  /** The places of a text where an alias fits, each with its number in `aliases`. */
  read(text: string): { alias: number; match: Match }[]
}

/** A reader that tells each alias from the others of its finding. In: the files, and the index of the pack made from the very same. */
export function aliasReader(sources: KnowledgeSources, { reader, ...index }: KnowledgeIndex): AliasReader {
  const toLemmas = (text: string) => tokenise(text, reader.lemmaOf).map(({ lemma }) => lemma)
  const isPattern = (alias: string): boolean => parsePattern(alias, toLemmas) !== null
  const aliases = sources.findings
    .flatMap(({ entries }) => Object.entries(entries).flatMap(([finding, { aliases }]) => aliases.map((alias) => ({ finding, alias }))))
    .filter(({ alias }) => isPattern(alias))
  const ofSlots = Object.values(slotAliases).flat().filter(isPattern).length
  // The patterns of what denies stand before those of the findings, those of slot values behind.
  const first = reader.patterns.length - ofSlots - aliases.length
  const numbered: Reader = {
    ...reader,
    patterns: reader.patterns.map((pattern, number) => {
      const alias = aliases[number - first]
      if (alias === undefined) return pattern
      if (alias.finding !== pattern.target) throw new Error(`pattern ${number} is of ${pattern.target}, not of ${alias.finding}`)
      return { ...pattern, target: String(number - first) }
    }),
  }
  return {
    aliases,
    read: (text) =>
      matchPatterns(readTokens(steadyText(text), { ...index, reader }), numbered).flatMap((match) =>
        /^\d+$/.test(match.target) ? [{ alias: Number(match.target), match }] : [],
      ),
  }
}

/** Every sentence of the knowledge that shows how people tell something: examples of findings, of red flags and of conditions, and the phrases. */
export function exampleTexts({ findings, redFlags, conditions, phrases }: KnowledgeSources): string[] {
  return [
    ...findings.flatMap(({ entries }) =>
      Object.values(entries).flatMap(({ examples }) => [...examples.present, ...(examples.absent ?? [])]),
    ),
    ...redFlags.flatMap(({ rules }) => rules.flatMap(({ examples }) => [...examples.fires, ...(examples.silent ?? [])])),
    ...conditions.flatMap(({ condition }) => condition.examples.map(({ text }) => text)),
    ...phrases.flatMap(({ entries }) => Object.values(entries).flatMap((list) => list.split('; '))),
  ]
}
