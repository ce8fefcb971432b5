import type { ConsultationCase } from '../case/case.ts'
import type { Clause } from '../hear/clause.ts'
import type { Push } from '../judge/questions/emergency-pushes.ts'

const kept = 5
const telling: ReadonlySet<string> = new Set(['done', 'company'])

/** The case with what this message said of things done and of who is there, while an emergency stands: for the crew. */
export function noteForCrew(now: ConsultationCase, pushes: readonly Push[], clauses: readonly Clause[]): ConsultationCase {
  const told = pushes.filter(({ kind }) => telling.has(kind)).map(({ clause }) => (clauses[clause]?.text ?? '').replace(/[\s,.;!]+$/, ''))
  if (told.length === 0 || now.emergency === undefined || now.emergency === 'none') return now
  return {
    ...now,
    done: [...new Set([...(now.done ?? []), ...told.map((each) => each.trim()).filter((each) => each !== '')])].slice(-kept),
  }
}
