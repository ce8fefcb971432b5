import { countNames, numberStems, type PackedLexicon, packStems } from '../../hear/lexicon/compile-lexicon.ts'
import type { PackedCondition, PackedFinding } from '../knowledge-pack.ts'
import { plainNames } from '../plain-names.ts'
import { codeStems, type StemUse } from './code-stems.ts'
import { codedPart, type FoldedParts, textPart } from './folded-file.ts'
import { createMixedReader, createMixedWriter } from './mixed-coder.ts'

/** The stems of the conditions' prose without those that their names and findings give: these are counted again where it is unfolded. */
export function foldLexicon({ stems, steps, quarters }: PackedLexicon, conditions: readonly PackedCondition[], findings: readonly PackedFinding[]): FoldedParts {
  const { numberOf, all } = numberStems()
  const named = countNames(conditions, plainNames(findings), numberOf)
  const more = steps.map((list, at) => {
    let number = 0
    return list.flatMap((step, place): StemUse[] => {
      number += step
      const further = (quarters[at]?.[place] ?? 0) - (named[at]?.get(number) ?? 0)
      return further === 0 ? [] : [[number, further]]
    })
  })
  const coder = createMixedWriter()
  codeStems(coder, systemsOf(conditions), more)
  return { 'lexicon.stems': stems.split(' ').slice(all().length).join(' '), 'lexicon.uses': coder.finish() }
}

const systemsOf = (conditions: readonly PackedCondition[]): string[] => conditions.map(({ system }) => system)

export function unfoldLexicon(parts: FoldedParts, conditions: readonly PackedCondition[], findings: readonly PackedFinding[]): PackedLexicon {
  const { numberOf, all } = numberStems()
  const uses = countNames(conditions, plainNames(findings), numberOf)
  const more = codeStems(createMixedReader(codedPart(parts, 'lexicon.uses')), systemsOf(conditions), null)
  for (const [at, own] of uses.entries()) for (const [number, quarters] of more[at] ?? []) own.set(number, (own.get(number) ?? 0) + quarters)
  return packStems([...all(), ...textPart(parts, 'lexicon.stems').split(' ')], uses)
}
