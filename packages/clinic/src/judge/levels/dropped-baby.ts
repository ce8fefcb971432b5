import type { ConsultationCase, HeldRule } from '../../case/case.ts'

const fromArms =
  /\bi(?:['’]?ve)?(?: (?:just|accidentally|have|had|also))* dropped (?:him|her|(?:my|the|our) (?:\w+ )?(?:baby|newborn|infant|twin|bub|son|daughter|(?:little|wee) (?:one|man|girl|boy)))\b(?! (?:off|at|to|over|round|with|a)\b)|\bslipped (?:out of|from|through) my (?:arms|hands|grip)\b/i
const longAgo = /\b(?:weeks?|months?|years?) ago\b|\bwhen (?:he|she) was\b/i
const babies: ReadonlySet<string> = new Set(['baby', 'newborn', 'infant'])

/** A baby that fell from the height of the arms is looked at, however well it seems (NICE: Head injury, assessment and early management: under one year; a fall of more than a metre). */
export function droppedBabyRules({ person, prose }: ConsultationCase): HeldRule[] {
  const isBaby = person.ageYears === null ? babies.has(person.relation) : person.ageYears < 1
  return isBaby && fromArms.test(prose) && !longAgo.test(prose)
    ? [{ rule: 'baby-dropped', name: 'a baby that fell from the arms', level: 'emergency-department', findings: [] }]
    : []
}
