import type { FeatureGroup } from '../../src/hear/learned/linear-model.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { fitSoftmax } from './fit-softmax.ts'
import type { Fit } from './logistic.ts'
import { type Matrix, matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const rounds = 20
/** A kind must stand in so many rows to be learned. */
const leastRows = 8

/** A line of one or more kinds, and how much it counts. */
export interface KindRow {
  features: FeatureGroup[]
  kinds: readonly string[]
  count: number
}

/** How small the file is kept: in how many rows a feature must stand to be learned from, and how many weights a head keeps, the heaviest. */
export interface KindLimits {
  leastRows: number
  mostWeights: number
}

/** Trains one classifier that shares a whole among kinds. In: the rows, and how small the file is kept. Out: its weights. */
export function trainKinds(rows: readonly KindRow[], limits: KindLimits): LinearWeights {
  const heads = kindsOf(rows)
  const placeOf = new Map(heads.map((kind, place) => [kind, place]))
  const known = rows.flatMap(({ features, kinds, count }) => {
    const wanted = [...new Set(kinds)].flatMap((kind) => placeOf.get(kind) ?? [])
    const shares = wanted.map((head) => [head, 1 / wanted.length] as const)
    return wanted.length === 0 ? [] : [{ features, heads: shares, count }]
  })
  const matrix = matrixOf(
    known.map(({ features }) => features),
    [],
    limits.leastRows,
  )
  const fit = heaviest(centred(fitSoftmax(matrix, known, heads.length, rounds)), matrix, limits.mostWeights)
  return quantise(
    matrix,
    fit,
    heads,
    heads.map(() => [1, 0]),
  )
}

/** Among shares of a whole only differences count: the middle weight of every feature becomes none, and most others nearly so. */
function centred({ heads, weights }: Fit): Fit {
  const biasAt = weights.length - heads
  const own = weights.slice()
  for (let from = 0; from < biasAt; from += heads) {
    const middle = weights.slice(from, from + heads).sort()[heads >> 1] ?? 0
    for (let head = 0; head < heads; head++) own[from + head] = (own[from + head] ?? 0) - middle
  }
  return { heads, weights: own }
}

/** Each head with its heaviest weights alone, counted by how many rows have the feature: what is rare may weigh much and decide little. */
function heaviest({ heads, weights }: Fit, { rarity, columns }: Matrix, most: number): Fit {
  const rows = new Float64Array(rarity.length)
  for (const own of columns) for (const column of own) rows[column] = (rows[column] ?? 0) + 1
  const own = weights.slice()
  for (let head = 0; head < heads; head++) {
    const sizes = Float64Array.from(rarity, (rare, column) =>
      Math.abs((weights[column * heads + head] ?? 0) * rare * Math.sqrt(rows[column] ?? 0)),
    )
    const least = sizes.toSorted().at(-most) ?? 0
    sizes.forEach((size, column) => {
      if (size < least) own[column * heads + head] = 0
    })
  }
  return { heads, weights: own }
}

function kindsOf(rows: readonly KindRow[]): string[] {
  const counts = new Map<string, number>()
  for (const { kinds } of rows) for (const kind of new Set(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= leastRows)
    .map(([kind]) => kind)
    .sort()
}
