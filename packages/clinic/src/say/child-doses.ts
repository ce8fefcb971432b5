import type { Citation } from '../knowledge/sources.ts'

/** What packets of a children's medicine say by age. */
export interface ChildDoses {
  ingredient: string
  /** By weight: milligrams per kilogram at most in one dose and in a day, and at most at once; the syrup that it is reckoned in. From so many kilograms on. */
  byWeight: {
    milligrams: number
    atMost: number
    perDay: number
    syrup: { milligrams: number; millilitres: number }
    fromKilograms: number
    source: Citation
  }
  /** Bands in order, each up to an age in years, exclusive. */
  bands: readonly { belowYears: number; dose: string }[]
  /** Under this age only a doctor decides. */
  fromYears: number
  rule: string
  sources: readonly Citation[]
}

const month = 1 / 12

/** Syrups for children as sold without a prescription in the United Kingdom. */
export const childDoses: readonly ChildDoses[] = [
  {
    ingredient: 'paracetamol',
    byWeight: {
      milligrams: 15,
      atMost: 1000,
      perDay: 4,
      syrup: { milligrams: 120, millilitres: 5 },
      fromKilograms: 4,
      source: 'WHO: Pocket book of hospital care for children',
    },
    fromYears: 3 * month,
    bands: [
      { belowYears: 0.5, dose: '2.5 ml of the syrup with 120 mg in 5 ml (60 mg)' },
      { belowYears: 2, dose: '5 ml of the syrup with 120 mg in 5 ml (120 mg)' },
      { belowYears: 4, dose: '7.5 ml of the syrup with 120 mg in 5 ml (180 mg)' },
      { belowYears: 6, dose: '10 ml of the syrup with 120 mg in 5 ml (240 mg)' },
      { belowYears: 8, dose: '5 ml of the syrup with 250 mg in 5 ml (250 mg)' },
      { belowYears: 10, dose: '7.5 ml of the syrup with 250 mg in 5 ml (375 mg)' },
      { belowYears: 12, dose: '10 ml of the syrup with 250 mg in 5 ml (500 mg)' },
      { belowYears: 16, dose: '10 to 15 ml of the syrup with 250 mg in 5 ml (500 to 750 mg)' },
    ],
    rule: 'at most 4 times in 24 hours, at least 4 hours apart',
    sources: ['NHS: Paracetamol for children'],
  },
  {
    ingredient: 'ibuprofen',
    byWeight: {
      milligrams: 10,
      atMost: 400,
      perDay: 3,
      syrup: { milligrams: 100, millilitres: 5 },
      fromKilograms: 5,
      source: 'WHO: Pocket book of hospital care for children',
    },
    fromYears: 3 * month,
    bands: [
      { belowYears: 1, dose: '2.5 ml of the syrup with 100 mg in 5 ml (50 mg)' },
      { belowYears: 4, dose: '5 ml of the syrup with 100 mg in 5 ml (100 mg)' },
      { belowYears: 7, dose: '7.5 ml of the syrup with 100 mg in 5 ml (150 mg)' },
      { belowYears: 10, dose: '10 ml of the syrup with 100 mg in 5 ml (200 mg)' },
      { belowYears: 12, dose: '15 ml of the syrup with 100 mg in 5 ml (300 mg)' },
    ],
    rule: 'at most 3 times in 24 hours, 6 hours apart, with food; not with chickenpox, not when very dry, and not with asthma that it has set off',
    sources: ['NHS: Ibuprofen for children'],
  },
]

/**
 * Where syrups have other strengths and go by weight: the strengths, under which age the package names no dose and a doctor is asked, and how
 * often (Drug Facts of acetaminophen 160 mg/5 mL, ibuprofen 100 mg/5 mL and 50 mg/1.25 mL on DailyMed, read on 26 November 2026).
 */
const inUnitedStates: Readonly<Record<string, { strength: string; fromYears: number; from: string; rule: string; source: Citation }>> = {
  paracetamol: {
    strength: 'Syrups for babies and for children both have 160 mg in 5 mL',
    fromYears: 2,
    from: '2 years',
    rule: 'no more often than every 4 hours and at most 5 times in 24 hours',
    source: "FDA: Children's acetaminophen oral suspension, Drug Facts",
  },
  ibuprofen: {
    strength: "Children's syrup has 100 mg in 5 mL; drops for babies are twice as strong (50 mg in 1.25 mL), so never swap the two",
    fromYears: 6 * month,
    from: '6 months',
    rule: 'every 6 to 8 hours and at most 4 times in 24 hours, with food; not with chickenpox, not when very dry, and not with asthma that it has set off',
    source: "FDA: Children's ibuprofen oral suspension, Drug Facts",
  },
}

const kilogramsPerPound = 0.4536
/** No child weighs more or less. */
const weights = { least: 2, most: 80 } as const

/** The weight in kilograms that a story tells of a child, the last one; null where it tells none. */
export function weightIn(story: string): number | null {
  const told = [...story.matchAll(/\b(\d{1,2}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|kilograms?|lbs?|pounds)\b/gi)].at(-1)
  if (told === undefined) return null
  const number = Number(told[1]?.replace(',', '.'))
  const kilograms = /^(?:lb|pound)/i.test(told[2] ?? '') ? number * kilogramsPerPound : number
  return kilograms >= weights.least && kilograms <= weights.most ? kilograms : null
}

/** The most that a child of this weight gets at once, in milligrams and millilitres rounded down; null below the weight from which it is given at all. */
function doseByWeight({ ingredient, byWeight }: ChildDoses, kilograms: number): string {
  const { milligrams, atMost, perDay, syrup, fromKilograms, source } = byWeight
  if (kilograms < fromKilograms) return `Under ${fromKilograms} kg a child gets ${ingredient} only if a doctor says so. (${source})`
  const most = Math.min(atMost, Math.floor(kilograms * milligrams))
  const millilitres = Math.floor((most / syrup.milligrams) * syrup.millilitres * 2) / 2
  return `By the weight of ${Math.round(kilograms * 10) / 10} kg it is ${most} mg at most in one dose (${milligrams} mg for each kg), which is ${millilitres} ml of the syrup with ${syrup.milligrams} mg in ${syrup.millilitres} ml, and no more than ${perDay} doses in 24 hours. If that is less than the dose by age, keep to it. (${source})`
}

/** The dose that packets name for a child of this age and weight, in the country that is known; null where none does. */
export function childDose(
  ingredients: readonly string[],
  ageYears: number,
  country: string | null = null,
  kilograms: number | null = null,
): string | null {
  const byAge = doseByAge(ingredients, ageYears, country)
  const facts = childDoses.find(({ ingredient }) => ingredients.includes(ingredient))
  if (byAge === null || facts === undefined || kilograms === null || country === 'US' || ageYears < facts.fromYears) return byAge
  return `${byAge} ${doseByWeight(facts, kilograms)}`
}

function doseByAge(ingredients: readonly string[], ageYears: number, country: string | null): string | null {
  const facts = childDoses.find(({ ingredient }) => ingredients.includes(ingredient))
  if (facts === undefined) return null
  const american = country === 'US' ? inUnitedStates[facts.ingredient] : undefined
  if (american !== undefined && ageYears < 12)
    return ageYears < american.fromYears
      ? `Under ${american.from} the package names no dose of ${facts.ingredient}: call your child's doctor and ask how much. (${american.source})`
      : `For children it goes by weight: use the table on the package and the syringe that comes with it. ${american.strength}; look at yours. Give it ${american.rule}. (${american.source})`
  if (ageYears < facts.fromYears)
    return `Under 3 months a baby gets ${facts.ingredient} only if a doctor, midwife or health visitor says so. (${facts.sources[0] ?? ''})`
  const band = facts.bands.find(({ belowYears }) => ageYears < belowYears)
  return band === undefined
    ? null
    : `At this age, packets of ${facts.ingredient} for children say: ${band.dose}, ${facts.rule} (${facts.sources[0] ?? ''}). Measure it with the syringe of the pack, and look at the strength on yours.`
}
