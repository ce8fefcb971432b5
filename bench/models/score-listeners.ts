import { type Clinic, createClinic, type ListenedClause, type ListeningBrief, type TriageLevel } from '@dr-ai/clinic'
import type { MessageRow } from '@dr-ai/clinic/corpus/read-corpus'
import { type ListenerManner, listenTo } from '../../apps/server/src/testing/scripted-listener.ts'
import { readLearned, readPack } from '../clinic/load-clinic.ts'
import { scoreMessages } from '../listening/score-messages.ts'

const levels: readonly (TriageLevel | null)[] = [null, 'self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']

/** One way of listening beside the clinic's readers: what it claims of a row, given the list it got. */
interface Listener {
  name: string
  claims(row: MessageRow, candidates: ListeningBrief['candidates']): readonly ListenedClause[]
}

/** A scripted listener of this manner. */
export function scripted(manner: ListenerManner): Listener {
  const pack = readPack()
  const names = new Map(pack.findings.map(({ id, name }) => [id, name]))
  const grave = pack.findings.filter((finding) => finding.grave && finding.base === undefined).map(({ id }) => id)
  return {
    name: manner,
    claims: (row, candidates) => {
      const some = grave.filter((_, place) => place % 97 === row.text.length % 97)
      return listenTo(manner, { row, candidates, nameOf: (finding) => names.get(finding) ?? finding, grave: some })
    },
  }
}

/**
 * How the doctor listens with a listener beside its own readers. In: that listener (null: none), and rows. Out: the
 * figures of bench:listening, the share of told facts that are read and of readings that are false, and how often a level fell.
 */
export function scoreListener(listener: Listener | null, rows: readonly MessageRow[]): Record<string, number | null> {
  const clinic = createClinic(readPack(), { learned: readLearned() })
  const count = { facts: 0, read: 0, falseReadings: 0, fell: 0 }
  const byText = new Map(rows.map((row) => [row.text, row]))
  const hears = (words: string) => {
    const row = byText.get(words)
    const before = clinic.newCase()
    const own = clinic.consult(before, words)
    let turn = own
    if (listener !== null && row !== undefined) {
      const { candidates } = clinic.listenFor(before, words)
      const clauses = listener.claims(row, candidates)
      turn = clinic.consult(before, words, { listened: { clauses, candidates: candidates.map(({ id }) => id) } })
    }
    if (row !== undefined) countFacts(turn.case.observations, row, count)
    if (levels.indexOf(levelOf(clinic, turn)) < levels.indexOf(levelOf(clinic, own))) count.fell += 1
    return {
      level: turn.reply.triage?.level ?? null,
      isCrisis: turn.reply.kind === 'crisis' || turn.reply.crisis !== null,
      isAsked: turn.reply.question?.id.startsWith('safety') === true,
    }
  }
  const name = `listener.${listener?.name ?? 'alone'}`
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
