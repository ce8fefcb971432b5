import { type Clinic, createClinic, type TriageLevel } from '@dr-ai/clinic'
import type { MessageRow } from '@dr-ai/clinic/corpus/read-corpus'
import { type ListenerManner, listenTo } from '../../apps/server/src/testing/scripted-listener.ts'
import { readLearned, readPack } from '../clinic/load-clinic.ts'
import { scoreMessages } from '../listening/score-messages.ts'

const levels: readonly (TriageLevel | null)[] = [null, 'self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']

/**
 * How the doctor listens with a scripted listener beside its own readers. In: how that listener is (null: without one), and rows. Out: the
 * figures of bench:listening, the share of told facts that are read and of readings that are false, and how often a level fell.
 */
export function scoreListener(manner: ListenerManner | null, rows: readonly MessageRow[]): Record<string, number | null> {
  const pack = readPack()
  const clinic = createClinic(pack, { learned: readLearned() })
  const names = new Map(pack.findings.map(({ id, name }) => [id, name]))
  const grave = pack.findings.filter((finding) => finding.grave && finding.base === undefined).map(({ id }) => id)
  const count = { facts: 0, read: 0, falseReadings: 0, fell: 0 }
  const byText = new Map(rows.map((row) => [row.text, row]))
  const hears = (words: string) => {
    const row = byText.get(words)
    const before = clinic.newCase()
    const own = clinic.consult(before, words)
    let turn = own
    if (manner !== null && row !== undefined) {
      const { candidates } = clinic.listenFor(before, words)
      const nameOf = (finding: string) => names.get(finding) ?? finding
      const some = grave.filter((_, place) => place % 97 === words.length % 97)
      const clauses = listenTo(manner, { row, candidates, nameOf, grave: some })
      turn = clinic.consult(before, words, { listened: { clauses, candidates: candidates.map(({ id }) => id) } })
    }
    if (row !== undefined) countFacts(turn.case.observations, row, count)
    if (levels.indexOf(levelOf(clinic, turn)) < levels.indexOf(levelOf(clinic, own))) count.fell += 1
    return { level: turn.reply.triage?.level ?? null, isCrisis: turn.reply.kind === 'crisis' || turn.reply.crisis !== null }
  }
  const name = `listener.${manner ?? 'alone'}`
  const figures = scoreMessages({ name, hears }, rows)
  return {
    ...figures,
    [`${name}.reading.recall`]: Number((count.read / count.facts).toFixed(4)),
    [`${name}.reading.false`]: Number((count.falseReadings / rows.length).toFixed(4)),
    [`${name}.level.fell`]: count.fell,
  }
}

function levelOf(clinic: Clinic, { case: consultation, reply }: ReturnType<Clinic['consult']>): TriageLevel | null {
  return reply.triage?.level ?? clinic.levelOf(consultation)
}

function countFacts(
  observations: ReturnType<Clinic['newCase']>['observations'],
  { facts }: MessageRow,
  count: { facts: number; read: number; falseReadings: number },
): void {
  const told = facts.filter((fact) => !fact.startsWith('o'))
  for (const fact of told) {
    count.facts += 1
    if (observations[fact.slice(1)]?.polarity === (fact.startsWith('+') ? 'present' : 'absent')) count.read += 1
  }
  const given = new Set(told.map((fact) => fact.slice(1)))
  count.falseReadings += Object.values(observations).filter(
    ({ finding, polarity, source }) => polarity === 'present' && source === 'told' && !finding.includes('.') && !given.has(finding),
  ).length
}
