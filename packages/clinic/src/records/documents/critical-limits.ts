import { vaguelyNewborn } from '../../hear/lexicon/read-age.ts'
import { type CriticalLimit, criticalLimits } from '../../knowledge/lab-tests/critical-values.ts'
import { type PersonalLimits, personalLimits } from '../../knowledge/lab-tests/critical-values-by-person.ts'

/** What of a person the limits hang on; what is left out is unknown. */
export interface LimitedPerson {
  ageYears?: number | null
  sex?: 'female' | 'male' | null
  pregnant?: boolean | null
  pregnancyWeeks?: number | null
  /** As the speaker calls the patient: a "baby" is young where no age was told. */
  relation?: string
}

const hoursInYear = 365.25 * 24
const newbornHours = 4 * 7 * 24
/** Who is called so is in the first year. */
const calledBaby = /^(?:baby|infant|newborn|twin|bairn)$/
/** The years in which a woman may be pregnant without having said so. */
const bearing = { from: 12, to: 51 } as const

/**
 * The limits of a test that may hold for a person. Those of a group that they surely belong to take the place of everybody's; of groups that they only
 * may belong to (a baby without an age) all count, so that what is unknown keeps the limit that is safer.
 */
export function limitsFor(test: string, person: LimitedPerson): readonly CriticalLimit[] {
  const usual = criticalLimits[test] ?? []
  const groups = personalLimits.filter((group) => group.test === test)
  const pregnancy = groups.find((group) => isPregnant(group, person))
  const ages = groups.filter((group) => isOfAge(group, person))
  if (pregnancy !== undefined) return inPlace(pregnancy.limits, usual)
  const [only] = ages
  if (only !== undefined && isAgeSure(person)) return inPlace(only.limits, usual)
  return [...ages.flatMap(({ limits }) => limits), ...(mayBePregnant(person) ? lowered(groups) : []), ...usual]
}

const inPlace = (own: readonly CriticalLimit[], usual: readonly CriticalLimit[]): CriticalLimit[] => [
  ...own,
  ...usual.filter(({ side }) => !own.some((each) => each.side === side)),
]

/** The group of the later weeks stands first; a week that is unknown counts as late. */
const isPregnant = ({ fromWeek }: PersonalLimits, { pregnant, sex, pregnancyWeeks }: LimitedPerson): boolean =>
  fromWeek !== undefined && pregnant === true && sex !== 'male' && (pregnancyWeeks ?? fromWeek) >= fromWeek

const mayBePregnant = ({ pregnant = null, sex, ageYears = null }: LimitedPerson): boolean =>
  pregnant === null && sex === 'female' && ageYears !== null && ageYears >= bearing.from && ageYears < bearing.to

/** What is an emergency in a pregnancy is looked at within a day where nobody knows whether there is one. */
const lowered = (groups: readonly PersonalLimits[]): CriticalLimit[] =>
  groups
    .filter(({ fromWeek }) => fromWeek !== undefined)
    .flatMap(({ limits }) => limits)
    .filter(({ level }) => level === 'emergency-department')
    .map((limit) => ({ ...limit, level: 'within-24-hours' }))

function isOfAge({ fromHours, toHours }: PersonalLimits, person: LimitedPerson): boolean {
  const ages = agesOf(person)
  return fromHours !== undefined && toHours !== undefined && ages !== null && ages.youngest < toHours && ages.oldest >= fromHours
}

const isAgeSure = ({ ageYears = null }: LimitedPerson): boolean => ageYears !== null && ageYears !== vaguelyNewborn

/** The ages that a person may have, in hours; somebody of whom nothing was told is grown up. */
function agesOf({ ageYears = null, relation = 'self' }: LimitedPerson): { youngest: number; oldest: number } | null {
  if (ageYears === vaguelyNewborn || (ageYears === null && relation === 'newborn')) return { youngest: 0, oldest: newbornHours - 1 }
  if (ageYears !== null) return { youngest: Math.round(ageYears * hoursInYear), oldest: Math.round(ageYears * hoursInYear) }
  return calledBaby.test(relation) ? { youngest: 0, oldest: hoursInYear } : null
}
