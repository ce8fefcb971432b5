import type { CompiledPattern } from './build-reader.ts'
import type { Match } from './match-patterns.ts'

/** Prefixes of the targets under which statements about several findings stand among the patterns. */
export const normalTarget = 'normal:'
export const groupTarget = 'group:'

/** Whether a target is a statement over several findings, not a finding. */
export function isStatement({ target }: Pick<CompiledPattern | Match, 'target'>): boolean {
  return target.includes(':')
}

/**
 * The findings that a statement denies where it stands: "normal" denies them unless it is denied itself, a group only
 * where it is denied ("no urinary symptoms").
 */
export function deniedByStatement({ target }: Match, isDenied: boolean): readonly string[] {
  const colon = target.indexOf(':') + 1
  return (target.slice(0, colon) === groupTarget) === isDenied ? target.slice(colon).split(',') : []
}
