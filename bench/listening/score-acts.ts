import { newCase } from '@dr-ai/clinic/case'
import type { TurnRow } from '@dr-ai/clinic/corpus/read-corpus'
import { scoreClauses } from '@dr-ai/clinic/corpus/score-clauses'
import { hear } from '@dr-ai/clinic/hear'
import { createLearnedReader } from '@dr-ai/clinic/hear/learned-reader'
import { buildKnowledgeBase } from '@dr-ai/clinic/judge/knowledge-base'
import { readLearned, readPack } from '../clinic/load-clinic.ts'

/**
 * Acts of the clauses as hear reads the whole reply after the doctor's line, with and without the learned reader: F1 weighed by how
 * often an act occurs, the share of words under the right act, and F1 of the places where clauses begin.
 */
export function scoreActs(turns: readonly TurnRow[]): Record<string, number> {
  const pack = readPack()
  const figures: Record<string, number> = {}
  for (const [name, learned] of [
    ['acts', createLearnedReader(readLearned())],
    ['acts.lexiconAlone', null],
  ] as const) {
    const base = buildKnowledgeBase(pack, undefined, learned)
    for (const [figure, value] of Object.entries(scoreClauses(turns, heardIn(base, turns))))
      figures[`${name}.${figure}`] = Number(value.toFixed(4))
  }
  return figures
}

function heardIn({ knowledge, learned }: ReturnType<typeof buildKnowledgeBase>, turns: readonly TurnRow[]) {
  const { person } = newCase()
  return turns.map(({ asked, text }) => {
    const pending = { id: 'asked', kind: 'open' as const, findings: [], text: asked, why: '', options: [] }
    return hear(knowledge, learned, text, { pending, person, complaints: [] }).clauses
  })
}
