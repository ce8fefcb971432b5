import type { ConsultationCase } from '../../../case/case.ts'

/**
 * What is said of waiting where a rule of suspected cancer holds: no emergency, and nothing to leave for weeks (NICE NG12: the decision is made at the first
 * visit). In: the case. Out: the sentence; null where no such rule holds.
 */
export function notForWeeks({ held }: Pick<ConsultationCase, 'held'>): string | null {
  return held.some(({ rule }) => rule.startsWith('cancer-'))
    ? 'No, please do not leave it for weeks: ring your own doctor this week. It is no emergency, and a visit or a test need not touch what you have planned.'
    : null
}
