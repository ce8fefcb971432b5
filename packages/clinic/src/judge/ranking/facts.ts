import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { rankingConstants } from '../constants.ts'
import type { ReasoningIndex } from './reasoning-index.ts'

const { pastWeight, uncertainWeight } = rankingConstants

/** What the case says about each finding, by number, with what follows from the hierarchy. */
export interface Facts {
  /** How sure a presence is (1 told plainly, less for "maybe", least for what is said to be over); 0 where it is not present. Includes implied parents. */
  present: Float64Array
  /** Present findings, told or implied, parents before children. */
  presentNumbers: readonly number[]
  /** The most general denied findings; what they imply is in `absentAll`. */
  absentNumbers: readonly number[]
  absentAll: Uint8Array
  /** Asked and not known. */
  unknown: Uint8Array
}

/** Kinds whose past presence counts as much as a present one. */
const timelessKinds = new Set(['history', 'risk', 'exposure', 'medication', 'result'])

/** A presence that no longer lasts says nothing about today, unless it is a history. */
export function countsAsPresent(observation: Observation, kind: string): boolean {
  return observation.polarity === 'present' && (observation.temporality === 'current' || timelessKinds.has(kind))
}

/** Reads the observations of a case. Children imply their parents; an absent parent implies the absence of children nobody affirmed. */
export function readFacts(index: ReasoningIndex, observations: ConsultationCase['observations']): Facts {
  const present = new Float64Array(index.findings.length)
  const absentAll = new Uint8Array(index.findings.length)
  const unknown = new Uint8Array(index.findings.length)
  const markPresent = (number: number, sureness: number) => {
    if ((present[number] ?? 0) >= sureness) return
    present[number] = sureness
    for (const parent of index.parents[number] ?? []) markPresent(parent, sureness)
  }
  const markAbsent = (number: number) => {
    if (absentAll[number] === 1 || (present[number] ?? 0) > 0) return
    absentAll[number] = 1
    for (const child of index.children[number] ?? []) markAbsent(child)
  }
  const denied: number[] = []
  for (const observation of Object.values(observations)) {
    const number = index.findingNumbers.get(observation.finding)
    if (number === undefined) continue
    if (countsAsPresent(observation, index.findings[number]?.kind ?? '')) markPresent(number, observation.certain ? 1 : uncertainWeight)
    else if (observation.polarity === 'present') markPresent(number, pastWeight)
    else if (observation.polarity === 'absent') denied.push(number)
    else if (observation.polarity === 'unknown') unknown[number] = 1
  }
  for (const number of denied) markAbsent(number)
  const presentNumbers: number[] = []
  const absentNumbers: number[] = []
  for (let number = 0; number < present.length; number++) {
    if ((present[number] ?? 0) > 0) presentNumbers.push(number)
    else if (absentAll[number] === 1 && !(index.parents[number] ?? []).some((parent) => absentAll[parent] === 1)) absentNumbers.push(number)
  }
  presentNumbers.sort((a, b) => (index.depth[a] ?? 0) - (index.depth[b] ?? 0) || a - b)
  return { present, presentNumbers, absentNumbers, absentAll, unknown }
}
