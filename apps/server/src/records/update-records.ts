import type { PatientRecords } from './patient-records.ts'
import type { Change } from './records.ts'

/** How often a change is thought over again because somebody else wrote in between. */
const attempts = 8

/** What is to be written, and what is answered once it is. */
export interface Plan<Result> {
  changes: readonly Change[]
  result: Result
}

/**
 * Commits what `plan` makes of the rows as they stand; where another write came between, it plans again on the new rows. Nothing is
 * committed where there is nothing to change. Out: the plan's result, or 'conflict' where it was overtaken every time.
 */
export async function updateRecords<Result>(
  records: Pick<PatientRecords, 'commit'>,
  plan: () => Promise<Plan<Result>>,
): Promise<Result | 'conflict'> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { changes, result } = await plan()
    if (changes.length === 0 || (await records.commit(changes)) === 'written') return result
  }
  return 'conflict'
}
