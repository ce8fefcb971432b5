import type { ConsultationCase } from '../../case/case.ts'
import { findMedicines, type NamedMedicine } from '../find-medicines.ts'
import { knownMedicines } from '../known-medicines.ts'
import { sideEffects } from './side-effects.ts'
import type { SideEffects } from './side-effects-entry.ts'

/** A medicine that is taken and is known to bring what was told. */
export interface MedicineBehind {
  /** The name as it was told. */
  medicine: string
  group: SideEffects
  /** The findings that were told and that it brings. */
  effects: readonly string[]
}

/** The groups of side effects that a medicine belongs to. */
export function groupsOf({ ingredients }: Pick<NamedMedicine, 'ingredients'>): SideEffects[] {
  const { classesOf } = knownMedicines()
  const classes = new Set(ingredients.flatMap((each) => [...(classesOf.get(each) ?? [])]))
  return sideEffects.filter(
    (group) => group.classes.some((each) => classes.has(each)) || group.ingredients?.some((each) => ingredients.includes(each)) === true,
  )
}

/** The findings among these, or closer forms of them, that are there today. `isAloud`: told themselves, and not merely following from something else. */
export function toldAmong(
  findings: readonly string[],
  { observations }: Pick<ConsultationCase, 'observations'>,
  { isAloud = false }: { isAloud?: boolean } = {},
): string[] {
  const present = Object.values(observations).filter(
    ({ polarity, temporality, source }) => polarity === 'present' && temporality === 'current' && (!isAloud || source !== 'implied'),
  )
  return findings.filter((effect) => present.some(({ finding }) => finding === effect || finding.startsWith(`${effect}.`)))
}

/** The medicines of the case that are best known for what was told, each once, in the order they were told. */
export function medicinesBehind(consultation: Pick<ConsultationCase, 'drugs' | 'observations'>): MedicineBehind[] {
  return consultation.drugs.flatMap((medicine) =>
    findMedicines(knownMedicines(), medicine).flatMap((named) =>
      groupsOf(named).flatMap((group) => {
        const effects = toldAmong(group.typical ?? [], consultation, { isAloud: true })
        return effects.length === 0 ? [] : [{ medicine, group, effects }]
      }),
    ),
  )
}
