import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { isDoubledByMistake } from '../../hear/doubled-dose.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { classesMeant } from '../../medications/classes-meant.ts'

const lowersSugar: ReadonlySet<string> = new Set(['insulin', 'sulfonylurea'])

/** A double dose of what lowers the blood sugar is an emergency before anything is felt (NHS: Low blood sugar). */
export function doubleDoseRules({ drugs }: ConsultationCase, { clauses, choice }: Hearing): HeldRule[] {
  const words = clauses.map(({ text }) => text).join(' ')
  if (choice !== null || !isDoubledByMistake(words)) return []
  const isDangerous = [...classesMeant(words, drugs)].some((each) => lowersSugar.has(each))
  return isDangerous || /\binsulin\b/i.test(words)
    ? [
        {
          rule: 'double-dose:sugar',
          name: 'a double dose of a medicine that lowers the blood sugar',
          level: 'emergency-department',
          findings: [],
        },
      ]
    : []
}
