import { minimise } from './minimise.ts'

/** Platt's scaling: the slope and offset that make shares of logits which the model gave to rows it had not learned from. */
export function calibrate(logits: readonly number[], wanted: readonly number[]): readonly [slope: number, offset: number] {
  const fitted = minimise(
    (point, gradient) => {
      const slope = point[0] ?? 0
      const offset = point[1] ?? 0
      gradient.fill(0)
      let loss = 0
      logits.forEach((logit, at) => {
        const scaled = slope * logit + offset
        const target = wanted[at] ?? 0
        loss += Math.max(scaled, 0) - scaled * target + Math.log1p(Math.exp(-Math.abs(scaled)))
        const error = 1 / (1 + Math.exp(-scaled)) - target
        gradient[0] = (gradient[0] ?? 0) + error * logit
        gradient[1] = (gradient[1] ?? 0) + error
      })
      return loss
    },
    2,
    100,
  )
  return [fitted[0] ?? 1, fitted[1] ?? 0]
}
