/** What of a model (`weights-file.ts`) is made coarser. */
interface Scaled {
  heads: readonly string[]
  scales: readonly number[]
  buckets: Uint32Array
  weights: Int8Array
}

/**
 * Into so many sizes the weights of a model fall, beside none. Training finds 127 and writes these: the reader hears as well with them, and its file is a fifth on the way
 * to a browser (docs/decisions/0021-the-doctor-in-the-pocket.md has the figures). Of whole messages danger is heard, so that they have more.
 */
const sizesOf = (model: string): number => (model === 'messages' ? 6 : model === 'pleas' ? 3 : 4)

/** A little less than half rounds down: it keeps the balance of the many small weights that become none. */
const roundedUp = 0.48

/** The weights of a model in fewer steps, without the rows of which nothing is left. What is coarse already stays as it is. */
export function coarseWeights<Model extends Scaled>(name: string, model: Model): Model {
  let largest = 0
  for (const weight of model.weights) largest = Math.max(largest, Math.abs(weight))
  const step = largest / sizesOf(name)
  if (step <= 1) return model
  const width = model.heads.length
  const coarse = Int8Array.from({ length: largest + 1 }, (_, size) => Math.floor(size / step + roundedUp))
  const kept = new Uint32Array(model.buckets.length)
  const weights = new Int8Array(model.weights.length)
  let rows = 0
  for (const [row, bucket] of model.buckets.entries()) {
    let heaviest = 0
    for (let head = 0; head < width; head++) {
      const weight = model.weights[row * width + head] ?? 0
      const size = coarse[Math.abs(weight)] ?? 0
      weights[rows * width + head] = weight < 0 ? -size : size
      heaviest = Math.max(heaviest, size)
    }
    if (heaviest > 0) kept[rows++] = bucket
  }
  return {
    ...model,
    scales: model.scales.map((scale) => scale * step),
    buckets: kept.slice(0, rows),
    weights: weights.slice(0, rows * width),
  }
}
