import type { DiagnosisScore } from './score-diagnoses.ts'

const bins = 10
const folds = 5

/**
 * The expected error of the shown top confidence: 10 equal bins, 5 folds by diagnosis. On each fold the temperature is
 * the one that fits the other folds best, so no case helps to judge itself. `fixed` leaves the engine's own temperature.
 */
export function calibrationError(leaders: DiagnosisScore['leaders'], fixed: boolean): number {
  const foldOf = (gold: string) => [...gold].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1009, 7) % folds
  const judged: { probability: number; isRight: boolean }[] = []
  for (let fold = 0; fold < folds; fold++) {
    const rest = leaders.filter(({ gold }) => foldOf(gold) !== fold)
    const power = fixed ? 1 : bestPower(rest)
    for (const leader of leaders)
      if (foldOf(leader.gold) === fold) judged.push({ probability: sharpen(leader.probabilities, power), isRight: leader.isRight })
  }
  return binError(judged)
}

/** The share of the leader when all shares are raised to a power and made to sum to 1 again ("something else" included). */
function sharpen(probabilities: readonly number[], power: number): number {
  const other = Math.max(0, 1 - probabilities.reduce((sum, value) => sum + value, 0))
  const total = [...probabilities, other].reduce((sum, value) => sum + value ** power, 0)
  return (probabilities[0] ?? 0) ** power / (total || 1)
}

function bestPower(leaders: DiagnosisScore['leaders']): number {
  let best = { power: 1, loss: Number.POSITIVE_INFINITY }
  for (let power = 0.3; power <= 3; power += 0.1) {
    const loss = leaders.reduce((sum, { probabilities, isRight }) => {
      const share = Math.min(0.999, Math.max(0.001, sharpen(probabilities, power)))
      return sum - Math.log(isRight ? share : 1 - share)
    }, 0)
    if (loss < best.loss) best = { power, loss }
  }
  return best.power
}

function binError(judged: readonly { probability: number; isRight: boolean }[]): number {
  let error = 0
  for (let bin = 0; bin < bins; bin++) {
    const inside = judged.filter(({ probability }) => Math.min(bins - 1, Math.floor(probability * bins)) === bin)
    if (inside.length === 0) continue
    const confidence = inside.reduce((sum, { probability }) => sum + probability, 0) / inside.length
    const right = inside.filter(({ isRight }) => isRight).length / inside.length
    error += (inside.length / judged.length) * Math.abs(confidence - right)
  }
  return error
}
