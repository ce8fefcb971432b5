import type { TalkRow } from '@dr-ai/clinic/corpus/read-corpus'
import { compareLevels } from '@dr-ai/clinic/judge/level-order'
import { loadClinic } from '../clinic/load-clinic.ts'
import { share } from './share.ts'

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
    const level = levels[after - 1] ?? null
    if (level === null) return lowest === null
    return (lowest === null || compareLevels(level, lowest) >= 0) && (highest === null || compareLevels(level, highest) <= 0)
  })
}
