import { createClinic, type ListenedClause } from '@dr-ai/clinic'
import type { MessageRow } from '@dr-ai/clinic/corpus/read-corpus'
import type { ModelSettings } from '../../apps/server/src/doctor/model/connect-model.ts'
import { hearWithModel } from '../../apps/server/src/doctor/model/hear-with-model.ts'
import { createMask } from '../../apps/server/src/doctor/model/mask.ts'
import { modelFailureOf } from '../../apps/server/src/doctor/model/model-failure.ts'
import { createModelLine } from '../../apps/server/src/doctor/model/model-line.ts'
import { readLearned, readPack } from '../clinic/load-clinic.ts'
import { scoreListener } from '../models/score-listeners.ts'

/**
 * How the doctor listens with a real model beside its own readers. In: how the model is reached, and rows, each of which goes to it once, one
 * after the other, as a patient's message would. Out: the figures with it and without, its failures and its seconds.
 */
export async function scoreModel(settings: ModelSettings, rows: readonly MessageRow[]): Promise<Record<string, number | string | null>> {
  const clinic = createClinic(readPack(), { learned: readLearned() })
  const line = createModelLine(settings)
  const claimed = new Map<string, readonly ListenedClause[]>()
  const failures: Record<string, number> = {}
  const seconds: number[] = []
  const count = { late: 0, tokens: 0 }
  for (const { text } of rows) {
    const start = performance.now()
    const onUsage = (tokens: number): void => {
      count.tokens += tokens
    }
    try {
      const brief = clinic.listenFor(clinic.newCase(), text)
      const { clauses, isLate } = await hearWithModel(line, {
        brief,
        words: text,
        mask: createMask(),
        timeout: settings.timeout,
        signal: null,
        onUsage,
      })
      claimed.set(text, clauses)
      count.late += isLate ? 1 : 0
    } catch (error) {
      const { kind } = modelFailureOf(error)
      failures[`model.failed.${kind}`] = (failures[`model.failed.${kind}`] ?? 0) + 1
    }
    seconds.push((performance.now() - start) / 1_000)
  }
  const sorted = seconds.toSorted((a, b) => a - b)
  const quantile = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2))
  return {
    ...scoreListener(null, rows),
    ...scoreListener({ name: 'model', claims: ({ text }) => claimed.get(text) ?? [] }, rows),
    'model.form': line.form(),
    ...failures,
    'model.late': count.late,
    'model.seconds.p50': quantile(0.5),
    'model.seconds.p95': quantile(0.95),
    'model.tokens.mean': rows.length === 0 ? 0 : Math.round(count.tokens / rows.length),
  }
}
