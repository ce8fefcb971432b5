import type { KnowledgeIndex } from '../../packages/clinic/src/knowledge/index-knowledge.ts'
import type { Alias } from './alias-reader.ts'

/** Why an alias may stand without a sentence that uses it. */
const exemptions: readonly { reason: string; holds: (alias: Alias, index: KnowledgeIndex) => boolean }[] = [
  {
    reason: 'what a clinician, a laboratory or a letter calls it: patients copy it and do not say it',
    holds: ({ finding }, { findings }) => {
      const known = findings.get(finding)
      return known?.kind === 'result' || known?.kind === 'measurement' || known?.knownBy === 'clinician'
    },
  },
  {
    reason: 'a single word or name without choices: it reads as it is written, and is its own example',
    holds: ({ alias }) => /^[\p{L}\p{N}'-]+$/u.test(alias),
  },
]

/** In: an alias that no sentence uses. Out: the reason why it needs none, or null. */
export function exemptionOf(alias: Alias, index: KnowledgeIndex): string | null {
  return exemptions.find(({ holds }) => holds(alias, index))?.reason ?? null
}
