import type { Clinic } from '@dr-ai/clinic'
import type { CaseRow } from './read-cases.ts'
import { runCase } from './run-case.ts'
import { type Share, wilson } from './wilson.ts'

/** What levels a gold label accepts. */
const accepted: Record<string, readonly string[]> = {
  emergency: ['ambulance', 'emergency-department'],
  'within-24h': ['within-24-hours'],
  'within-days': ['appointment'],
  'primary-care': ['appointment', 'within-24-hours'],
  'self-care': ['self-care'],
}

export interface TriageScore {
  right: Share
  /** Emergencies that were given less. */
  under: Share
  selfcareRight: Share
  /** Non-emergencies that were sent to emergency. */
  overcalled: Share
  rows: { id: string; gold: string; level: string | null; leader: string }[]
}

/** Tells the whole story of each row and scores the level of the verdict; every row with a gold level counts. */
export function scoreTriage(clinic: Clinic, rows: readonly CaseRow[]): TriageScore {
  const judged = rows
    .filter((row) => row.gold_triage)
    .map((row) => {
      const run = runCase(clinic, row, 'told')
      return { id: row.id, gold: row.gold_triage ?? '', level: run.triage, leader: run.ranked[0]?.condition ?? '' }
    })
  const isRight = ({ gold, level }: (typeof judged)[number]) => accepted[gold]?.includes(level ?? '') ?? false
  const isEmergency = (level: string | null) => accepted.emergency?.includes(level ?? '') ?? false
  const emergencies = judged.filter(({ gold }) => gold === 'emergency')
  const others = judged.filter(({ gold }) => gold !== 'emergency')
  const selfcare = judged.filter(({ gold }) => gold === 'self-care')
  return {
    right: wilson(judged.filter(isRight).length, judged.length),
    under: wilson(emergencies.filter(({ level }) => !isEmergency(level)).length, emergencies.length),
    selfcareRight: wilson(selfcare.filter(isRight).length, selfcare.length),
    overcalled: wilson(others.filter(({ level }) => isEmergency(level)).length, others.length),
    rows: judged,
  }
}
