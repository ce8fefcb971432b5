/** A smooth function: fills in its gradient at the point and gives its value. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number

const remembered = 8
const longestSearch = 20
const enoughDecrease = 1e-4
const settled = 1e-6

/** Limited-memory BFGS with a backtracking search (Nocedal and Wright, Numerical Optimization, algorithm 7.5). Deterministic. */
export function minimise(objective: Objective, size: number, rounds: number): Float64Array {
  let point = new Float64Array(size)
  let gradient = new Float64Array(size)
  let value = objective(point, gradient)
  const steps: Float64Array[] = []
  const changes: Float64Array[] = []
  for (let round = 0; round < rounds; round++) {
    const direction = directionOf(gradient, steps, changes)
    const slope = product(direction, gradient)
    if (slope >= 0) break
    const next = new Float64Array(size)
    const nextGradient = new Float64Array(size)
    let nextValue = value
    let length = 1
    let isLower = false
    for (let attempt = 0; attempt < longestSearch && !isLower; attempt++, length /= 2) {
      for (let at = 0; at < size; at++) next[at] = (point[at] as number) + length * (direction[at] as number)
      nextValue = objective(next, nextGradient)
      isLower = nextValue <= value + enoughDecrease * length * slope
    }
    if (!isLower) break
    const step = difference(next, point)
    const change = difference(nextGradient, gradient)
    if (product(step, change) > 1e-12) {
      steps.push(step)
      changes.push(change)
      if (steps.length > remembered) {
        steps.shift()
        changes.shift()
      }
    }
    const isSettled = Math.abs(value - nextValue) < settled * Math.max(1, Math.abs(value))
    point = next
    gradient = nextGradient
    value = nextValue
    if (isSettled) break
  }
  return point
}

function directionOf(gradient: Float64Array, steps: readonly Float64Array[], changes: readonly Float64Array[]): Float64Array {
  const direction = gradient.map((value) => -value)
  const shares: number[] = []
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at] as Float64Array
    const change = changes[at] as Float64Array
    const share = product(step, direction) / product(step, change)
    shares[at] = share
    addScaled(direction, change, -share)
  }
  const last = steps.length - 1
  const scale =
    last < 0
      ? 1 / (Math.sqrt(product(gradient, gradient)) || 1)
      : product(steps[last] as Float64Array, changes[last] as Float64Array) /
        product(changes[last] as Float64Array, changes[last] as Float64Array)
  for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] as number) * scale
  steps.forEach((step, at) => {
    const change = changes[at] as Float64Array
    addScaled(direction, step, (shares[at] ?? 0) - product(change, direction) / product(step, change))
  })
  return direction
}

function product(first: Float64Array, second: Float64Array): number {
  let sum = 0
  for (let at = 0; at < first.length; at++) sum += (first[at] as number) * (second[at] as number)
  return sum
}

function addScaled(target: Float64Array, source: Float64Array, scale: number): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] as number) + scale * (source[at] as number)
}

function difference(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, at) => value - (second[at] as number))
}
