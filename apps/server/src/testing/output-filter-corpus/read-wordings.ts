import { readFileSync } from 'node:fs'
import type { Part } from '../../doctor/output-filter/hold-move.ts'

/** A move as the clinic says it after such messages, with wordings that mean the same and wordings that do not. */
export interface MoveWordings {
  kind: Part['kind']
  says: readonly string[]
  own: string
  fair: readonly string[]
  unfair: readonly string[]
}

/** How moves may be said and how not, written by hand. */
export function readWordings(): readonly MoveWordings[] {
  return JSON.parse(readFileSync(new URL('./wordings.json', import.meta.url), 'utf8')) as readonly MoveWordings[]
}
