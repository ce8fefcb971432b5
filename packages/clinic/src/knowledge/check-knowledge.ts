import { checkAdvice } from './check-advice.ts'
import { checkConditions } from './check-conditions.ts'
import { checkFindings } from './check-findings.ts'
import { checkRedFlags } from './check-red-flags.ts'
import { findingIds } from './finding-ids.ts'
import type { Complaint, KnowledgeSources } from './knowledge-sources.ts'

/**
 * Reads every entry with a clinician's editor's eye.
 * In: the files as read. Out: complaints in plain words, empty when all is well. Never throws on half-written entries.
 */
export function checkKnowledge(sources: KnowledgeSources): Complaint[] {
  const ids = findingIds(sources.findings)
  const complaints = [...checkFindings(sources.findings, ids), ...checkConditions(sources.conditions, ids), ...checkRedFlags(sources.redFlags, ids), ...checkAdvice(sources.advice, new Set(sources.conditions.map(({ condition }) => condition.id)), ids)]
  return [...new Map(complaints.map((complaint) => [JSON.stringify(complaint), complaint])).values()]
}
