import { countNames, numberStems, type PackedLexicon, packStems } from '../../hear/lexicon/compile-lexicon.ts'
import type { PackedCondition, PackedFinding } from '../knowledge-pack.ts'
import { plainNames } from '../plain-names.ts'
import { type FoldedParts, numberPart, textPart } from './folded-file.ts'

/** The stems of the conditions' prose without those that their names and findings give: these are counted again where it is unfolded. */
export function foldLexicon({ stems, steps, quarters }: PackedLexicon, conditions: readonly PackedCondition[], findings: readonly PackedFinding[]): FoldedParts {
  const { numberOf, all } = numberStems()
  const named = countNames(conditions, plainNames(findings), numberOf)
  const more = steps.map((list, at) => {
    let number = 0
    return list.flatMap((step, place): [number: number, quarters: number][] => {
      number += step
      const further = (quarters[at]?.[place] ?? 0) - (named[at]?.get(number) ?? 0)
      return further === 0 ? [] : [[number, further]]
    })
  })
  return {
    'lexicon.stems': stems.split(' ').slice(all().length).join(' '),
    'lexicon.counts': more.map(({ length }) => length),
    'lexicon.steps': more.flatMap((list) => list.map(([number], place) => number - (list[place - 1]?.[0] ?? 0))),
    'lexicon.quarters': more.flatMap((list) => list.map(([, further]) => further)),
  }
}

export function unfoldLexicon(parts: FoldedParts, conditions: readonly PackedCondition[], findings: readonly PackedFinding[]): PackedLexicon {
  const { numberOf, all } = numberStems()
  const uses = countNames(conditions, plainNames(findings), numberOf)
  const [count, step, quarter] = [numberPart(parts, 'lexicon.counts'), numberPart(parts, 'lexicon.steps'), numberPart(parts, 'lexicon.quarters')]
  for (const own of uses) {
    let number = 0
    for (let left = count(); left > 0; left--) {
      number += step()
      own.set(number, (own.get(number) ?? 0) + quarter())
    }
  }
  return packStems([...all(), ...textPart(parts, 'lexicon.stems').split(' ')], uses)
}
