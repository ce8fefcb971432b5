import type { PackedCondition } from '../../knowledge/knowledge-pack.ts'
import { type AgeBand, ageBandLimits, commonnessRates, type Frequency, frequencyShares, type RedFlag } from '../../knowledge/schema.ts'
import { rankingConstants } from '../constants.ts'

const { anyAgePart, expectedShare, mostBackground, narrowerShare } = rankingConstants
const importanceOfKind: Record<string, number> = rankingConstants.importanceOfKind
const toldFactors: Record<string, number> = rankingConstants.toldFactors

/** What the reasoning needs of a finding, base or slot child. */
export interface ReasoningFinding {
  id: string
  name: string
  kind: string
  parents: readonly string[]
  /** Share among people who come for something else. */
  background: number
  /** The slot dimension of a child, and the children of the same finding that cannot be true beside it. */
  dimension?: string | undefined
  excludes?: readonly string[] | undefined
  /** Findings of one group come together whatever the disease. */
  group?: string | undefined
  grave?: true | undefined
}

export interface ReasoningIndex {
  findings: readonly ReasoningFinding[]
  findingNumbers: ReadonlyMap<string, number>
  /** Parents before children. */
  parents: readonly (readonly number[])[]
  children: readonly (readonly number[])[]
  depth: Uint8Array
  background: Float64Array
  /** How much of the case a present finding is: 1 for complaints and signs, less for histories and risks. */
  importance: Float64Array
  group: Int16Array
  conditions: readonly PackedCondition[]
  conditionNumbers: ReadonlyMap<string, number>
  /** The place of each condition in the order of their ids: of two equally likely ones the earlier stands first. */
  idPlaces: Uint32Array
  /** For each finding, the conditions that list it (or a child of it) and the share of their patients who have it. */
  postings: readonly { conditions: readonly number[]; shares: readonly number[] }[]
  /** For each condition, its findings with shares (parents filled in). */
  shares: readonly ReadonlyMap<number, number>[]
  /** For each condition, its expected base findings and what it would cost if a long story left them out (log of 1 - share). */
  expected: readonly (readonly { finding: number; cost: number }[])[]
  /** For each finding, the sister slot values that cannot be true beside it. */
  excludes: readonly (readonly number[])[]
  /** Log rate by condition and age band, in the order of ageBands; -Infinity where it never happens. */
  logRates: readonly Float64Array[]
  /** The log rate at the age where the condition is commonest. */
  logRatePeaks: Float64Array
  /** The log rate where the age is not known: a third of the commonest, a coarse mean over all ages; at least one. */
  logRatesOfAnyAge: Float64Array
  /** The findings of rules that send to hospital. */
  dangerSigns: ReadonlySet<string>
  /** The rules that speak in full however the whole message sounds. */
  plainRules: ReadonlySet<string>
}

export const ageBands = Object.keys(ageBandLimits) as AgeBand[]

/** Turns conditions and findings into arrays by number. Ids of findings that do not exist are left out. */
export function buildReasoningIndex(
  findings: readonly ReasoningFinding[],
  conditions: readonly PackedCondition[],
  redFlags: readonly RedFlag[],
): ReasoningIndex {
  const findingNumbers = new Map(findings.map((finding, number) => [finding.id, number]))
  const parents = findings.map((finding) => finding.parents.map((id) => findingNumbers.get(id)).filter((number) => number !== undefined))
  const children: number[][] = findings.map(() => [])
  parents.forEach((list, number) => {
    for (const parent of list) children[parent]?.push(number)
  })
  const depth = new Uint8Array(findings.length)
  const depthOf = (number: number, guard = 0): number =>
    guard > 8 ? 8 : Math.max(0, ...(parents[number] ?? []).map((parent) => depthOf(parent, guard + 1) + 1))
  findings.forEach((_, number) => {
    depth[number] = depthOf(number)
  })
  const group = new Int16Array(findings.length).fill(-1)
  const groups = [...new Set(findings.map((finding) => finding.group))]
  findings.forEach((finding, number) => {
    if (finding.group !== undefined) group[number] = groups.indexOf(finding.group)
  })
  const postings = findings.map(() => ({ conditions: [] as number[], shares: [] as number[] }))
  const shares = conditions.map((condition) => sharesOf(condition, findingNumbers, parents))
  shares.forEach((map, conditionNumber) => {
    for (const [number, share] of map) {
      postings[number]?.conditions.push(conditionNumber)
      postings[number]?.shares.push(share)
    }
  })
  const logRatePeaks = Float64Array.from(conditions, (condition) =>
    Math.log(Math.max(...ageBands.map((band) => commonnessRates[condition.commonness.ages?.[band] ?? condition.commonness.usual]))),
  )
  const urgent = redFlags.filter(({ level }) => level === 'ambulance' || level === 'emergency-department')
  return {
    dangerSigns: new Set(urgent.flatMap(({ all }) => all.flat())),
    plainRules: new Set(redFlags.flatMap(({ id, plain }) => (plain === true ? [id] : []))),
    findings,
    findingNumbers,
    parents,
    children,
    depth,
    background: backgroundsOf(findings, parents, depth),
    importance: Float64Array.from(findings, (finding) => importanceOfKind[finding.kind] ?? 1),
    group,
    conditions,
    conditionNumbers: new Map(conditions.map((condition, number) => [condition.id, number])),
    idPlaces: placesById(conditions),
    postings,
    shares,
    expected: shares.map((map) => expectedOf(map, findings, parents)),
    excludes: findings.map((finding) =>
      (finding.excludes ?? []).map((id) => findingNumbers.get(id)).filter((number) => number !== undefined),
    ),
    logRates: conditions.map((condition) =>
      Float64Array.from(ageBands, (band) => Math.log(commonnessRates[condition.commonness.ages?.[band] ?? condition.commonness.usual])),
    ),
    logRatePeaks,
    logRatesOfAnyAge: logRatePeaks.map((peak) => Math.log(Math.max(1, Math.exp(peak) / anyAgePart))),
  }
}

function placesById(conditions: readonly PackedCondition[]): Uint32Array {
  const order = conditions.map(({ id }, number) => ({ id, number })).sort((a, b) => a.id.localeCompare(b.id))
  const places = new Uint32Array(conditions.length)
  order.forEach(({ number }, place) => {
    places[number] = place
  })
  return places
}

/** The backgrounds, each narrower finding well below its broader one: the coarse steps alone cannot say so. */
function backgroundsOf(findings: readonly ReasoningFinding[], parents: readonly (readonly number[])[], depth: Uint8Array): Float64Array {
  const background = Float64Array.from(findings, (finding) => finding.background)
  const order = [...findings.keys()].sort((a, b) => (depth[a] ?? 0) - (depth[b] ?? 0))
  for (const number of order) {
    if (findings[number]?.dimension !== undefined) continue
    for (const parent of parents[number] ?? [])
      background[number] = Math.min(background[number] ?? 0, narrowerShare * (background[parent] ?? 1))
  }
  return background
}

function expectedOf(
  shares: ReadonlyMap<number, number>,
  findings: readonly ReasoningFinding[],
  parents: readonly (readonly number[])[],
): { finding: number; cost: number }[] {
  const expected: { finding: number; cost: number }[] = []
  for (const [finding, share] of shares) {
    if (share < expectedShare || (parents[finding]?.length ?? 0) > 0) continue
    expected.push({ finding, cost: Math.log(1 - Math.min(mostBackground, share)) * (toldFactors[findings[finding]?.kind ?? ''] ?? 1) })
  }
  return expected
}

/** The listed shares, and for every ancestor at least the share of its commonest listed child. */
function sharesOf(
  condition: PackedCondition,
  findingNumbers: ReadonlyMap<string, number>,
  parents: readonly (readonly number[])[],
): Map<number, number> {
  const map = new Map<number, number>()
  for (const [step, ids] of Object.entries(condition.findings) as [Frequency, readonly string[]][]) {
    for (const id of ids) {
      const number = findingNumbers.get(id)
      if (number !== undefined) map.set(number, Math.max(map.get(number) ?? 0, frequencyShares[step]))
    }
  }
  // A parent that has as much already has raised, or will raise, its own parents itself.
  const raise = (number: number, share: number) => {
    for (const parent of parents[number] ?? []) {
      if ((map.get(parent) ?? 0) >= share) continue
      map.set(parent, share)
      raise(parent, share)
    }
  }
  for (const [number, share] of [...map]) raise(number, share)
  return map
}
