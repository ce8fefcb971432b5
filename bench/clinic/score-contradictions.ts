import type { Clinic, KnowledgePack } from '@dr-ai/clinic'
import { indexKnowledge } from '@dr-ai/clinic/knowledge/index-knowledge'
import { type LintRule, lintInterview, lintRules } from '@dr-ai/clinic/testing/lint-verdict'
import { simulateInterview } from '@dr-ai/clinic/testing/simulate-interview'

export interface ContradictionScore {
  /** How many places broke each rule. */
  counts: ReadonlyMap<LintRule, number>
  verdicts: number
  questionsMean: number
  /** "seed condition: rule: text" of each. */
  slips: readonly string[]
}

/** Simulated interviews read by the linter. The same `interviews` draw the same patients. */
export function scoreContradictions(clinic: Clinic, pack: KnowledgePack, interviews: number): ContradictionScore {
  const knowledge = indexKnowledge(pack)
  const counts = new Map<LintRule, number>(lintRules.map((rule) => [rule, 0]))
  const slips: string[] = []
  let verdicts = 0
  let questions = 0
  for (let seed = 0; seed < interviews; seed++) {
    const interview = simulateInterview(clinic, pack, seed)
    if (interview.verdict !== null) verdicts++
    questions += interview.questions.length
    for (const { rule, text } of lintInterview(knowledge, interview)) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
      slips.push(`${seed} ${interview.condition}: ${rule}: ${text}`)
    }
  }
  return { counts, verdicts, questionsMean: questions / interviews, slips }
}
