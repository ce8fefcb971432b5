import type { ListenerTally } from '@dr-ai/clinic'
import type { CorrectionKind } from '../output-filter/correction.ts'
import type { ModelFailureKind } from './model-failure.ts'

/** What is counted of an outside model; never a word of anybody. */
export interface ModelMetrics {
  /** Replies by who gave them: the model, the clinic itself (emergencies, crises), the embedded doctor in the model's stead. */
  answered(by: 'model' | 'clinic' | 'fallback'): void
  failed(kind: ModelFailureKind): void
  corrected(kind: CorrectionKind): void
  /** What became of what the model heard: facts added, heard alike, the other way round, not heard; claims dropped by kind. */
  heard(tally: ListenerTally): void
  /** All counts so far, by name and label. */
  counts(): ModelCount[]
}

interface ModelCount {
  name: 'replies' | 'failures' | 'corrections' | 'heard'
  label: string
  count: number
}

export function createModelMetrics(): ModelMetrics {
  const counted = new Map<string, ModelCount>()
  const add = (name: ModelCount['name'], label: string, times = 1): void => {
    if (times === 0) return
    const known = counted.get(`${name} ${label}`) ?? { name, label, count: 0 }
    counted.set(`${name} ${label}`, { ...known, count: known.count + times })
  }
  return {
    answered: (by) => add('replies', by),
    failed: (kind) => add('failures', kind),
    corrected: (kind) => add('corrections', kind),
    heard: ({ added, agreed, contradicted, unheard, dropped }) => {
      for (const [label, times] of Object.entries({ added, agreed, contradicted, unheard })) add('heard', label, times)
      for (const kind of dropped) add('heard', kind)
    },
    counts: () => [...counted.values()],
  }
}
