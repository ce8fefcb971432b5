import type { ConsultationCase } from '../case/case.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import { spokenMedicine } from './spoken-medicine.ts'

const shown = 6

interface ToldMedicines {
  /** "you take ramipril and are allergic to penicillin"; null where this message told of neither. */
  clause: string | null
  /** The case without the findings that the clause says already. */
  rest: ConsultationCase
}

/**
 * The medicines and allergies of the last message, by the name that was said. In: the findings, the case before the message and after it.
 */
export function toldMedicines(
  findings: ReadonlyMap<string, PackedFinding>,
  before: ConsultationCase,
  now: ConsultationCase,
): ToldMedicines {
  const drugs = now.drugs.filter((drug) => !before.drugs.includes(drug))
  const allergies = now.allergies.filter((name) => !before.allergies.includes(name))
  const kinds = Object.values(now.observations).filter(
    ({ finding, turn, source, polarity, temporality, certain }) =>
      turn === now.turns &&
      source === 'told' &&
      polarity === 'present' &&
      temporality === 'current' &&
      certain &&
      isTaken(findings, finding),
  )
  const isNamed = (text: string): boolean => drugs.some((drug) => text.toLowerCase().includes(drug.toLowerCase()))
  const isPillNamed = now.drugs.some(isContraceptive)
  const unnamed = kinds
    .filter(({ finding, text }) => !isNamed(text) && !(finding === 'takes-oral-contraceptive' && isPillNamed))
    .map(({ finding }) => (findings.get(finding)?.name ?? finding).replace(/^taking /, ''))
  const said = new Set([...kinds.map(({ finding }) => finding), ...(allergies.length > 0 ? ['history-medicine-allergy'] : [])])
  return {
    clause: clauseOf(now, [...drugs.map(spokenMedicine), ...unnamed].slice(0, shown), allergies.slice(0, shown)),
    rest: { ...now, observations: Object.fromEntries(Object.entries(now.observations).filter(([id]) => !said.has(id))) },
  }
}

/** Whether a medicine holds a hormone of the pill. */
const isContraceptive = (drug: string): boolean =>
  resolveMedicine(knownMedicines(), drug).ingredients.some((each) => knownMedicines().classesOf.get(each)?.has('sex-hormone') === true)

function isTaken(findings: ReadonlyMap<string, PackedFinding>, id: string): boolean {
  return id.startsWith('takes-') && /^taking /.test(findings.get(id)?.name ?? '')
}

function clauseOf({ person }: ConsultationCase, taken: readonly string[], allergies: readonly string[]): string | null {
  const isSelf = person.relation === 'self'
  const takes = taken.length === 0 ? null : `${isSelf ? 'take' : 'takes'} ${spokenList(taken)}`
  const allergic = allergies.length === 0 ? null : `${isSelf ? 'are' : 'is'} allergic to ${spokenList(allergies)}`
  const both = [takes, allergic].filter((each) => each !== null)
  return both.length === 0 ? null : `${patientName(person)} ${both.join(' and ')}`
}
