import { brandNames } from '../knowledge/medicines/brand-names.ts'
import { allergyRules, cautionRules, doseLimits } from '../knowledge/medicines/cautions.ts'
import { propertyClasses } from '../knowledge/medicines/classes-properties.ts'
import { therapeuticClasses } from '../knowledge/medicines/classes-therapeutic.ts'
import { genericNames } from '../knowledge/medicines/generic-names.ts'
import { cautionInteractions } from '../knowledge/medicines/interactions-caution.ts'
import { seriousInteractions } from '../knowledge/medicines/interactions-serious.ts'
import { indexMedicines, type MedicineIndex } from './medicine-knowledge.ts'

let index: MedicineIndex | undefined

/** All that is known about medicines, indexed at the first need. */
export function knownMedicines(): MedicineIndex {
  index ??= indexMedicines({
    classes: { ...therapeuticClasses, ...propertyClasses },
    genericNames,
    brandNames,
    interactions: [...seriousInteractions, ...cautionInteractions],
    cautions: cautionRules,
    allergies: allergyRules,
    doseLimits,
  })
  return index
}
