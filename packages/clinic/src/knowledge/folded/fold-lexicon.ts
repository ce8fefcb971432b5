import { countNames, numberStems, type PackedLexicon, packStems } from '../../hear/lexicon/compile-lexicon.ts'
import { stemsOf } from '../../hear/lexicon/stems.ts'
import type { KnowledgePack } from '../knowledge-pack.ts'
import { plainNames } from '../plain-names.ts'
import { codeStems, type StemHints } from './code-stems.ts'
import { codedPart, type FoldedParts, textPart } from './folded-file.ts'
import { createMixedReader, createMixedWriter } from './mixed-coder.ts'

/** The part of the pack that tells of stems before they are told. */
type Known = Pick<KnowledgePack, 'conditions' | 'findings' | 'advice'>

/** The stems of the conditions' prose without those that their names and findings give: these are counted again where it is unfolded. */
export function foldLexicon({ lexicon: { stems, steps, quarters }, ...known }: Known & { lexicon: PackedLexicon }): FoldedParts {
  const { numberOf, all } = numberStems()
  const named = countNames(known.conditions, plainNames(known.findings), numberOf)
  const further = stems.split(' ').slice(all().length)
  const more = steps.map((list, at) => {
    let number = 0
    return new Map(
      list.flatMap((step, place): [number: number, quarters: number][] => {
        number += step
        const rest = (quarters[at]?.[place] ?? 0) - (named[at]?.get(number) ?? 0)
        return rest === 0 ? [] : [[number, rest]]
      }),
    )
  })
  const coder = createMixedWriter()
  codeStems(coder, all().length, hintsOf(known, named, [...all(), ...further]), more)
  return { 'lexicon.stems': further.join(' '), 'lexicon.uses': coder.finish() }
}

export function unfoldLexicon(parts: FoldedParts, known: Known): PackedLexicon {
  const { numberOf, all } = numberStems()
  const uses = countNames(known.conditions, plainNames(known.findings), numberOf)
  const stems = [...all(), ...textPart(parts, 'lexicon.stems').split(' ')]
  const more = codeStems(createMixedReader(codedPart(parts, 'lexicon.uses')), all().length, hintsOf(known, uses, stems), null)
  for (const [at, own] of uses.entries()) for (const [number, rest] of more[at] ?? []) own.set(number, (own.get(number) ?? 0) + rest)
  return packStems(stems, uses)
}

/** What of a condition's prose its other texts give away. */
function hintsOf({ conditions, advice }: Known, named: readonly ReadonlyMap<number, number>[], stems: readonly string[]): StemHints[] {
  const numbers = new Map(stems.map((stem, number) => [stem, number]))
  return conditions.map(({ id, system, summary, examination, comeBack }, at) => {
    const said = new Map<number, number>()
    const texts = [summary, [...examination, ...comeBack].join(' '), JSON.stringify(advice[id] ?? '')]
    for (const [place, text] of texts.entries()) {
      for (const stem of stemsOf(text)) {
        const number = numbers.get(stem)
        if (number !== undefined) said.set(number, (said.get(number) ?? 0) | (1 << place))
      }
    }
    return { system, named: named[at] ?? new Map(), said }
  })
}
