import type { Clinical } from '@dr-ai/contract/schemas/clinical'

/** Whether the level asks for help at once. */
export const isUrgent = (triage: Clinical['triage']): boolean => triage?.level === 'ambulance' || triage?.level === 'emergency-department'

/**
 * The level that stands after these answers, oldest first: the one last given; one that asks for help at once only while the newest answer
 * bears it, since that is how it is taken back.
 */
export function standingTriage(answers: readonly Clinical[]): Clinical['triage'] {
  const latest = answers.findLast(({ triage }) => triage !== null)?.triage ?? null
  return isUrgent(latest) ? (answers.at(-1)?.triage ?? null) : latest
}

/** The patient's story as the newest verdict tells it; null where none does. */
export function verdictStory(answers: readonly Clinical[]): string | null {
  return answers.findLast(({ kind }) => kind === 'verdict')?.parts?.find(({ kind }) => kind === 'understood')?.text ?? null
}
