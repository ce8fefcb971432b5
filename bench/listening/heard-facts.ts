import type { Clinic } from '@dr-ai/clinic'

const baseOf = (finding: string) => finding.split('.')[0] ?? finding

export type Heard = Record<'present' | 'absent', ReadonlySet<string>>

/** What the doctor puts down of a first message, with what each quality is of; or of one that follows on `before`. */
export function heardIn(clinic: Clinic, text: string, before?: string): Heard {
  const begun = before === undefined ? clinic.newCase() : clinic.consult(clinic.newCase(), before).case
  const { findings } = clinic.consult(begun, text).reply
  const idsOf = (wanted: keyof Heard) =>
    new Set(findings.filter(({ polarity }) => polarity === wanted).flatMap(({ finding }) => [finding, baseOf(finding)]))
  return { present: idsOf('present'), absent: idsOf('absent') }
}

/** The side of a fact of the patient ("+fever", "-cough/wheeze": any of them), and what became of it. */
export function outcomeOf(fact: string, heard: Heard): { side: keyof Heard; outcome: 'read' | 'inverted' | 'missed' } {
  const [side, other] = fact.startsWith('+') ? (['present', 'absent'] as const) : (['absent', 'present'] as const)
  const any = fact.slice(1).split('/')
  const isIn = (ids: ReadonlySet<string>) => any.some((id) => ids.has(id))
  return { side, outcome: isIn(heard[side]) ? 'read' : isIn(heard[other]) ? 'inverted' : 'missed' }
}
