import type { CorrectionKind } from '../leash/correction.ts'
import type { ModelFailureKind } from './model-failure.ts'

/** What is counted of an outside model; never a word of anybody. */
export interface ModelMetrics {
  /** Replies by who gave them: the model, the clinic itself (emergencies, crises), the embedded doctor in the model's stead. */
  answered(by: 'model' | 'clinic' | 'fallback'): void
  failed(kind: ModelFailureKind): void
  corrected(kind: CorrectionKind): void
  /** All counts so far, by name and label. */
  counts(): { name: 'replies' | 'failures' | 'corrections'; label: string; count: number }[]
}

export function createModelMetrics(): ModelMetrics {
  const counted = new Map<string, { name: 'replies' | 'failures' | 'corrections'; label: string; count: number }>()
  const add = (name: 'replies' | 'failures' | 'corrections', label: string): void => {
    const known = counted.get(`${name} ${label}`) ?? { name, label, count: 0 }
    counted.set(`${name} ${label}`, { ...known, count: known.count + 1 })
  }
  return {
    answered: (by) => add('replies', by),
    failed: (kind) => add('failures', kind),
    corrected: (kind) => add('corrections', kind),
    counts: () => [...counted.values()],
  }
}
