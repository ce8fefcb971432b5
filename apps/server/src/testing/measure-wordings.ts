import type { Clinic, Consultation } from '@dr-ai/clinic'
import { type CaseState, clinicTurn } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { holdMove } from '../doctor/output-filter/hold-move.ts'
import { viewOf } from '../doctor/output-filter/view-of.ts'
import { readWordings } from './output-filter-corpus/read-wordings.ts'

const nobody: DoctorContext = { profile: null, subject: 'self', medications: [], allergies: [], country: 'GB' }

/**
 * How the check of moves deals with a model's wordings. Out: how many mean the same, and those of them that are not taken; how many do not,
 * and those of them that are.
 */
export async function measureWordings(clinic: Clinic) {
  const count = { fair: 0, refused: [] as string[], unfair: 0, passed: [] as string[] }
  for (const { kind, says, own, fair, unfair } of readWordings()) {
    const turn = await turnAfter(clinic, says)
    const view = viewOf(clinic, turn, [])
    const isTaken = (wording: string): boolean => holdMove(clinic, { kind, text: own }, wording, view) === null
    count.fair += fair.length
    count.unfair += unfair.length
    count.refused.push(...fair.filter((wording) => !isTaken(wording)))
    count.passed.push(...unfair.filter(isTaken))
  }
  return count
}

async function turnAfter(clinic: Clinic, says: readonly string[]): Promise<Consultation> {
  const [first = '', ...others] = says
  let turn = await clinicTurn(clinic, null, first, nobody)
  for (const words of others) turn = await clinicTurn(clinic, turn.case satisfies CaseState, words, nobody)
  return turn
}
