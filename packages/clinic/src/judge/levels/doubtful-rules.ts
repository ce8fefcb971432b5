import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { countsAsPresent } from '../ranking/facts.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { evidenceFor } from './decide-triage.ts'
import { isEmergency } from './level-order.ts'

/**
 * Below this share of "needs a hospital" in the words, a rule that rests on a few of them alone is asked back before it sends
 * anybody to hospital (docs/decisions/0014-rules-in-doubt.md has both sides of it).
 */
const doubtBelow = 0.15
/** What a doubtful rule asks for until it is confirmed: the most urgent level that is no emergency. */
const levelInDoubt = 'within-24-hours'

/**
 * The rules as they speak this turn: one that rests on told words alone, in a message that does not sound grave as a whole,
 * asks for a doctor within a day and is confirmed by a direct question. Answers, measurements and documents leave no doubt, nor
 * does what was held before. In: `hospital`, the learned share of what was told; null where there is no learned reader.
 */
export function withDoubtfulRules(
  index: ReasoningIndex,
  before: ConsultationCase,
  now: ConsultationCase,
  fired: readonly HeldRule[],
  hospital: number | null,
): HeldRule[] {
  if (hospital === null) return [...fired]
  const isSure = hospital >= doubtBelow
  return fired.map((rule) => {
    const former = before.held.find((held) => held.rule === rule.rule)
    const isNew = former === undefined || former.doubted === true
    if (!isEmergency(rule.level) || !isNew || isSure || !restsOnWords(index, now, rule)) return rule
    return { ...rule, level: levelInDoubt, doubted: true }
  })
}

/** The observed finding that a doubted rule rests on and that is still to be confirmed; null where nothing is in doubt. */
export function findingInDoubt(index: ReasoningIndex, { held, observations, asked }: ConsultationCase): string | null {
  const told = held
    .filter(({ doubted }) => doubted === true)
    .flatMap(({ findings }) => findings.flatMap((finding) => presentEvidence(index, observations, finding)))
  return told.find(({ finding }) => !asked.includes(finding))?.finding ?? null
}

function restsOnWords(index: ReasoningIndex, { observations }: ConsultationCase, { findings }: HeldRule): boolean {
  const evidence = findings.flatMap((finding) => presentEvidence(index, observations, finding))
  return evidence.length > 0 && evidence.every(({ source }) => source === 'told')
}

function presentEvidence(index: ReasoningIndex, observations: ConsultationCase['observations'], finding: string): Observation[] {
  const kind = index.findings[index.findingNumbers.get(finding) ?? -1]?.kind ?? ''
  return evidenceFor(index, observations, finding).filter(
    (observation) => observation.source !== 'implied' && countsAsPresent(observation, kind),
  )
}
