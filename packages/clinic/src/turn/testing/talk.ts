import type { CaseProfile } from '../../clinic.ts'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()

/** Every turn of a talk in the United Kingdom. */
export function talk(profile: CaseProfile, ...words: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB', ...profile })
  return words.map((line) => {
    const turn = clinic.consult(consultation, line)
    consultation = turn.case
    return turn
  })
}

/** The last turn of a talk with somebody of whom nothing is known. */
export const last = (...words: readonly string[]) => talk({}, ...words).at(-1) as ReturnType<typeof talk>[number]
export const levelAfter = (...words: readonly string[]) => last(...words).reply.triage?.level ?? 'none'
