import { newCase } from '@dr-ai/clinic/case'
import type { TurnRow } from '@dr-ai/clinic/corpus/read-corpus'
import { hear } from '@dr-ai/clinic/hear'
import { createLearnedReader } from '@dr-ai/clinic/hear/learned-reader'
import { buildKnowledgeBase } from '@dr-ai/clinic/judge/knowledge-base'
import { readLearned, readPack } from '../clinic/load-clinic.ts'

interface Counts {
  right: number
  said: number
  is: number
}

/**
 * Acts of the clauses as hear reads the whole reply after the doctor's line: each clause of a row against the heard clause
 * that shares most of its words. Out: F1 weighed by how often an act occurs, with and without the learned reader.
 */
export function scoreActs(turns: readonly TurnRow[]): Record<string, number> {
  const pack = readPack()
  const alone = buildKnowledgeBase(pack)
  const both = buildKnowledgeBase(pack, undefined, createLearnedReader(readLearned()))
  return { 'acts.f1': f1Of(both, turns), 'acts.lexiconAlone.f1': f1Of(alone, turns) }
}

function f1Of({ knowledge, learned }: ReturnType<typeof buildKnowledgeBase>, turns: readonly TurnRow[]): number {
  const counts = new Map<string, Counts>()
  const of = (act: string): Counts => {
    const found = counts.get(act) ?? { right: 0, said: 0, is: 0 }
    counts.set(act, found)
    return found
  }
  const { person } = newCase()
  for (const { asked, text, clauses } of turns) {
    const pending = { id: 'asked', kind: 'open' as const, findings: [], text: asked, why: '', options: [] }
    const heard = hear(knowledge, learned, text, { pending, person, complaints: [] }).clauses
    let at = 0
    for (const clause of clauses) {
      const end = at + clause.text.length
      const shared = (other: { start: number; end: number }) => Math.min(end, other.end) - Math.max(at, other.start)
      const said = heard.reduce<(typeof heard)[number] | null>(
        (best, other) => (shared(other) > 0 && (best === null || shared(other) > shared(best)) ? other : best),
        null,
      )
      of(clause.act).is += 1
      if (said !== null) of(said.act).said += 1
      if (said?.act === clause.act) of(clause.act).right += 1
      at = end + 1
    }
  }
  const whole = [...counts.values()].reduce((sum, { is }) => sum + is, 0)
  const f1 = [...counts.values()].reduce((sum, { right, said, is }) => sum + (is * 2 * right) / Math.max(1, said + is), 0) / whole
  return Number(f1.toFixed(4))
}
