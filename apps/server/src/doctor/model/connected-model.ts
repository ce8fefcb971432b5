import { type ModelSettings, modelName } from './connect-model.ts'
import { createEars, type Ears } from './ears.ts'
import { type ModelFailure, modelFailureOf } from './model-failure.ts'
import { createModelLine, type ModelLine } from './model-line.ts'
import type { ModelMetrics } from './model-metrics.ts'

/** An outside model as the doctor on this server works with it. */
export interface ConnectedModel {
  name: string
  settings: ModelSettings
  line: ModelLine
  ears: Ears
  metrics: ModelMetrics
  /** Counts a failure and tells the operator its kind. */
  noted(error: unknown): ModelFailure
}

/** @param onFailure Tells the operator that a reply fell back, by the kind of failure alone. */
export function connectedModel(
  settings: ModelSettings,
  metrics: ModelMetrics,
  onFailure?: (kind: ModelFailure['kind']) => void,
): ConnectedModel {
  const noted = (error: unknown): ModelFailure => {
    const failure = modelFailureOf(error)
    metrics.failed(failure.kind)
    onFailure?.(failure.kind)
    return failure
  }
  const line = createModelLine(settings)
  return { name: modelName(settings), settings, line, ears: createEars(line, settings.timeout, noted), metrics, noted }
}
