import type { Person } from '../../case/model.ts'
import { isChild } from '../../judge/questions/address-patient.ts'
import {
  dailyMaximum,
  dayByDay,
  farOver,
  insulinOver,
  narrow,
  perKilogramOfChild,
  strongOpioids,
  syrups,
} from '../../knowledge/medicines/daily-maximum.ts'
import { type Dose, type DoseSentence, readDoses } from './read-doses.ts'

type Patient = Pick<Person, 'relation' | 'ageYears' | 'sex'>

/** More of one medicine than is safe, and how many times the most it is. */
export interface TooMuch {
  ingredient: string
  text: string
  times: number
}

/** Whether words tell of far more of one medicine than anybody is given in a day, at once or day by day. In: the message, and who took it. */
export function amountFarOver(words: string, person: Patient): TooMuch | null {
  const sentences = readDoses(words).filter(({ isTaken }) => isTaken)
  const atOnce = sentences.filter(({ isUsual }) => !isUsual).flatMap(({ doses }) => doses.filter(({ timesADay }) => timesADay === null))
  const all = [
    ...sentences.flatMap((sentence) => insulinOrOpioidOver(sentence, person)),
    ...amountsOver(atOnce, person, (ingredient) => mostFor(ingredient, person) * marginFor(ingredient, person)),
    ...amountsOver(
      sentences.flatMap(({ doses }) => doses.filter(({ timesADay }) => timesADay !== null)),
      person,
      (ingredient) => mostDayByDay(ingredient, person),
    ),
  ]
  return all.sort((one, other) => other.times - one.times)[0] ?? null
}

/** Amounts of the same medicine out of different packets are added; the same told twice counts once. */
function amountsOver(doses: readonly Dose[], person: Patient, most: (ingredient: string) => number): TooMuch[] {
  const sums = new Map<string, { amounts: Map<string, number>; text: string }>()
  for (const dose of doses) {
    for (const [ingredient, milligrams] of Object.entries(inMilligrams(dose, person))) {
      const { amounts, text } = sums.get(ingredient) ?? { amounts: new Map<string, number>(), text: dose.text }
      amounts.set(dose.name, Math.max(amounts.get(dose.name) ?? 0, milligrams * (dose.timesADay ?? 1)))
      sums.set(ingredient, { amounts, text })
    }
  }
  return [...sums].flatMap(([ingredient, { amounts, text }]) => {
    const sum = [...amounts.values()].reduce((before, each) => before + each, 0)
    return sum > most(ingredient) ? [{ ingredient, text, times: sum / mostFor(ingredient, person) }] : []
  })
}

/** Of what little more already harms none, of other medicines so many times the most for a day. */
function marginFor(ingredient: string, person: Patient): number {
  const isNarrow = isChild(person) ? syrups[ingredient] === undefined : narrow.has(ingredient)
  return isNarrow ? 1 : farOver
}

function inMilligrams({ milligrams, millilitres }: Dose, person: Patient): Readonly<Record<string, number>> {
  return millilitres === null ? milligrams : { [millilitres.ingredient]: ofSyrup(millilitres.ingredient, millilitres.amount, person) }
}

const mixedUp =
  /\b(?:mixed (?:them )?up|mix ?up|muddled|confused|wrong (?:one|pen|insulin)|instead|swapped|by (?:mistake|accident)|accidentally|in error)\b/
const notMine =
  /\b(?:not (?:a )?diabetic|(?:dont|doesnt|do not|does not) have diabetes|no diabetes|isnt diabetic|(?:mum|mom|dad|gran|nan|grandma|grandad|husband|wife|sister|brother|mate|friend|partner|roommate|flatmate)s (?:\w+ )?(?:insulin|pen|lantus|novorapid|humalog))\b/

/** Insulin and strong opioids are compared with what was meant: a dose of the one may be ten times that of another. */
function insulinOrOpioidOver({ words, doses }: DoseSentence, person: Patient): TooMuch[] {
  return doses.flatMap((dose) => {
    const { text, units, meant, milligrams, count } = dose
    if (units !== null) {
      const { amount, acts } = units
      const isOthers = notMine.test(words)
      const least = isChild(person) ? insulinOver.ofChild : insulinOver.units
      const isMore = meant !== null && amount >= insulinOver.times * meant && amount - meant >= least
      const isFastForSlow = acts === 'fast' && amount >= insulinOver.fastForSlow && mixedUp.test(words) && doses.length + ofSlow(words) > 1
      if (isMore) return [{ ingredient: 'insulin', text, times: amount / meant }]
      return isOthers || isFastForSlow ? [{ ingredient: 'insulin', text, times: farOver }] : []
    }
    const [opioid = ''] = Object.keys(milligrams).filter((each) => strongOpioids.has(each))
    const amount = count !== null && meant !== null && meant < 10 ? count : milligrams[opioid]
    return amount !== undefined && opioid !== '' && meant !== null && amount >= farOver * meant
      ? [{ ingredient: opioid, text, times: amount / meant }]
      : []
  })
}

const slow =
  /\b(?:lantus|levemir|tresiba|toujeo|abasaglar|semglee|basaglar|insulatard|long(?: acting)?|slow(?: acting)?|basal|background)\b/
const ofSlow = (words: string): number => (slow.test(words) ? 1 : 0)

/** What a child is taken to weigh where no age is told, in kilograms. */
const [ofBaby, ofUnknown, ofYouth] = [8, 16, 50] as const
const ofAdult = 70
/** From these ages on, in years: the bigger syrup, the steeper growth, and the weight of a youth. */
const [bigFrom, steepFrom, youthFrom] = [6, 6, 13] as const

/** About what a child of this age weighs, in kilograms (Advanced Paediatric Life Support). */
function weightOf({ relation, ageYears }: Patient): number {
  if (ageYears === null) return /^(?:baby|infant|newborn|toddler)$/.test(relation) ? ofBaby : ofUnknown
  if (ageYears >= youthFrom) return ofYouth
  if (ageYears >= steepFrom) return 3 * ageYears + 7
  return ageYears < 1 ? 6 * ageYears + 4 : 2 * ageYears + 8
}

/** The most at once; infinite where none is known. */
export function mostFor(ingredient: string, person: Patient): number {
  const most = dailyMaximum[ingredient] ?? Number.POSITIVE_INFINITY
  if (!isChild(person)) return most
  const perKilogram = syrups[ingredient]?.perKilogram ?? perKilogramOfChild[ingredient] ?? most / ofAdult
  return Math.min(most, perKilogram * weightOf(person))
}

/** The most a day of what is bought against pain: of what is taken every day by prescription the prescriber knows the dose. */
function mostDayByDay(ingredient: string, person: Patient): number {
  const { most, perKilogram } = dayByDay[ingredient] ?? { most: Number.POSITIVE_INFINITY, perKilogram: Number.POSITIVE_INFINITY }
  return isChild(person) ? Math.min(most, perKilogram * weightOf(person)) : most
}

function ofSyrup(ingredient: string, millilitres: number, person: Patient): number {
  const { small = 0, big = 0 } = syrups[ingredient] ?? {}
  const isBig = !isChild(person) || (person.ageYears ?? 0) >= bigFrom
  return (millilitres / 5) * (isBig ? big : small)
}
