import type { TalkRow } from '@dr-ai/clinic/corpus/read-corpus'
import { type TriageLevel, triageLevels } from '@dr-ai/clinic/knowledge/schema'
import { loadClinic } from '../clinic/load-clinic.ts'

/** Whole talks, each said to the doctor to its end. Out: how many, and the share in which every level stays within what its hand allows, by kind too. */
export function scoreTalks(rows: readonly TalkRow[]): Record<string, number> {
  const clinic = loadClinic()
  const kinds = new Map<string, { of: number; right: number }>()
  for (const row of rows) {
    const kind = kinds.get(row.kind) ?? { of: 0, right: 0 }
    kinds.set(row.kind, { of: kind.of + 1, right: kind.right + Number(isRight(clinic, row)) })
  }
  const all = [...kinds.values()]
  const right = all.reduce((sum, kind) => sum + kind.right, 0)
  return {
    'talks.count': rows.length,
    'talks.levels.right': share(right, rows.length),
    ...Object.fromEntries([...kinds].map(([name, { of, right: own }]) => [`talks.${name}.right`, share(own, of)])),
  }
}

function isRight(clinic: ReturnType<typeof loadClinic>, { turns, expect }: TalkRow): boolean {
  let consultation = clinic.newCase()
  const levels = turns.map((words) => {
    const turn = clinic.consult(consultation, words)
    consultation = turn.case
    return turn.reply.triage?.level ?? null
  })
  return expect.every(({ after, levels: [lowest, highest] }) => {
    const level = urgency(levels[after - 1] ?? null)
    return (lowest === null || level >= urgency(lowest)) && (highest === null || level <= urgency(highest))
  })
}

/** The more urgent, the higher; 0 while nothing has been said. */
function urgency(level: TriageLevel | null): number {
  return level === null ? 0 : triageLevels.length - triageLevels.indexOf(level)
}

const share = (part: number, whole: number) => Number((part / Math.max(1, whole)).toFixed(4))
