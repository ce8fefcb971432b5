import type { Person } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import { isChild } from '../judge/questions/address-patient.ts'
import { dailyMaximum, farOver, narrow, perKilogramOfChild, syrups } from '../knowledge/medicines/daily-maximum.ts'
import { strengths } from '../knowledge/medicines/strengths.ts'
import { findMedicines } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import type { Hearing } from './hearing.ts'
import { lastRead } from './last-read.ts'
import { countOf, countWords } from './lexicon/number-words.ts'
import { plainWords } from './plain-words.ts'

/** One medicine and how much of it was taken or given at once, in milligrams or, of a syrup, in millilitres. */
interface ToldAmount {
  ingredient: string
  milligrams: number | null
  millilitres: number | null
  text: string
}

type Patient = Pick<Person, 'relation' | 'ageYears' | 'sex'>

const milligramsOf: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 }
const took = /\b(?:took|taken|swallowed|had|downed|necked|popped|drank|drunk|ate|eaten|gulped|overdosed on|gave|given|sucked)\b/
/** What is meant for every day, is only thought of, never was, was given by those who treat, or is an animal's. */
const notAtOnce =
  /\b(?:a|per|each|every) (?:day|night|morning|week)\b|\b(?:daily|nightly|weekly|(?:am|im|was|were|been|is|got) prescri\w*|prescribe[sd]? (?:me|him|her)|for (?:years|months|weeks|ages|the (?:last|past))|years? ago|months? ago|used to|always|usual\w*|normally|loading)\b|\b(?:what (?:happens |would happen )?if|if (?:i|he|she|they|you) (?:take|took|had)|should (?:i|he|she) (?:have )?(?:take|taken)|can (?:i|he|she) take|(?:nearly|almost|never|didnt|havent|hasnt|not) (?:(?:even|actually|yet|ever|have|had) )?(?:take|took|taken|had?|have|give|given|gave|swallow\w*|drank|drink|eat|ate))\b|\b(?:doctors?|nurses?|paramedics?|hospital|surgeon|dentist|ambulance|a ?(?:&|and) ?e|they|vet)\b[^.!?]{0,25}\b(?:gave|given)\b|\b(?:dog|cat|puppy|kitten|horse)s?\b/
/** "Instead of my usual 40", "more than the maximum": what was meant or allowed stands beside what was taken. */
const inPlaceOf =
  /\b(?:instead of|rather than|more than|than|over|meant to (?:take|have)|supposed to (?:take|have)) (?:my |the |his |her |a )?(?:usual|normal|prescribed|daily|maximum|max|\d)\w*\b/g
/** "Ten of my", "20 ml of the", "four 40 mg tablets of" */
const own = '(?:(?:of|x|times|my|the|his|her|their|own|old|those|them|this|that|some|childrens?|infant|baby|kids) ){0,4}'
const form = '(?:(?:tablets?|pills?|capsules?|caps|tabs|caplets?) )?'
const size = String.raw`(?:(\d+(?:\.\d+)?) ?(mg|mcg|g|ml)\b ?)?`
const aboutFrom = 60

/** Whether words tell of far more of one medicine than anybody is given in a day, taken or given at once. In: the message, and who took it. */
export function amountFarOver(words: string, person: Patient): { ingredient: string; text: string; times: number } | null {
  for (const { ingredient, milligrams, millilitres, text } of toldAmounts(words)) {
    const most = mostFor(ingredient, person)
    const taken = milligrams ?? ofSyrup(ingredient, millilitres ?? 0, person)
    const times = taken / most
    const isNarrow = isChild(person) ? syrups[ingredient] === undefined : narrow.has(ingredient)
    if (times > (isNarrow ? 1 : farOver)) return { ingredient, text, times }
  }
  return null
}

/** "I took 400 mg of propranolol": more of one medicine than is safe is an overdose, whatever it was taken for. In: what was heard. Out: the same with it. */
export function withAmountFarOver(heard: Hearing, words: string, person: Person): Hearing {
  const isHeard = heard.mentions.some(({ finding, polarity }) => finding === 'overdose-taken' && polarity === 'present')
  if (heard.choice !== null || isHeard || amountFarOver(words, { ...person, ...heard.person }) === null) return heard
  const mentions = heard.mentions.filter(({ finding }) => finding !== 'overdose-taken')
  // What was taken is told: it is not asked whether anything was.
  const isDoubt = heard.crisis?.certainty === 'possible' && isOfMedicine(heard.crisis.kind)
  const { crisis } = heard.learned
  const isSound = crisis.kind !== null && isOfMedicine(crisis.kind)
  return {
    ...heard,
    mentions: [...mentions, plainMention('overdose-taken', { text: words, start: 0, end: words.length })],
    crisis: isDoubt ? null : heard.crisis,
    learned: isSound ? { ...heard.learned, crisis: { ...crisis, kind: null, probability: 0, certain: 0 } } : heard.learned,
  }
}

const isOfMedicine = (kind: string): boolean => kind === 'overdose' || kind === 'poisoning'

const toldAmounts = lastRead((words: string): ToldAmount[] => {
  const text = withFigures(words)
  return text.split(/(?<=[.!?\n;])\s/).flatMap((sentence) => {
    const verb = took.exec(sentence)
    if (verb === null || notAtOnce.test(sentence.replace(inPlaceOf, ' '))) return []
    return findMedicines(knownMedicines(), sentence).flatMap(({ name, ingredients }) =>
      ingredients.length === 1 ? amountsOf(sentence.slice(Math.max(0, verb.index - aboutFrom)), name, ingredients[0] ?? '') : [],
    )
  })
})

function amountsOf(sentence: string, name: string, ingredient: string): ToldAmount[] {
  if (dailyMaximum[ingredient] === undefined) return []
  const named = name.replaceAll(/[^\w ]/g, '.?')
  const pattern = new RegExp(
    String.raw`(?:\b(\d{1,3}) (?!(?:mg|mcg|g|ml)\b)${own}${form})?(?:\b${size}${form}${own})?\b${named}s?\b(?: ${form})?(?: ?(?:of |at |, )?${size})?`,
  )
  const [text, count, before, unit, after, afterUnit] = pattern.exec(sentence) ?? []
  if (text === undefined) return []
  const many = count === undefined ? 1 : Number(count)
  const amount = before ?? after
  const measure = unit ?? afterUnit
  if (amount === undefined || measure === undefined) return count === undefined ? [] : ofTablets(ingredient, many, text)
  if (measure === 'ml') return [{ ingredient, milligrams: null, millilitres: many * Number(amount), text }]
  return [{ ingredient, milligrams: many * Number(amount) * inMilligrams(ingredient, Number(amount), measure), millilitres: null, text }]
}

/** Tablets without a strength are taken for the weakest there are. */
function ofTablets(ingredient: string, many: number, text: string): ToldAmount[] {
  const known = new Map<string, readonly string[]>(Object.entries(strengths)).get(ingredient)
  if (known === undefined) return []
  const weakest = Math.min(...known.map((each) => Number.parseFloat(each) * (milligramsOf[each.replace(/^[\d.]+ /, '')] ?? Number.NaN)))
  return Number.isNaN(weakest) ? [] : [{ ingredient, milligrams: many * weakest, millilitres: null, text }]
}

/** "50 mg of levothyroxine" is meant in micrograms: no tablet holds milligrams of it. */
function inMilligrams(ingredient: string, amount: number, unit: string): number {
  const isMeantSmaller = unit === 'mg' && (dailyMaximum[ingredient] ?? 1) < 1 && amount > farOver
  return isMeantSmaller ? (milligramsOf.mcg ?? 0) : (milligramsOf[unit] ?? 0)
}

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

function mostFor(ingredient: string, person: Patient): number {
  const most = dailyMaximum[ingredient] ?? Number.POSITIVE_INFINITY
  if (!isChild(person)) return most
  const perKilogram = syrups[ingredient]?.perKilogram ?? perKilogramOfChild[ingredient] ?? most / ofAdult
  return Math.min(most, perKilogram * weightOf(person))
}

function ofSyrup(ingredient: string, millilitres: number, person: Patient): number {
  const { small = 0, big = 0 } = syrups[ingredient] ?? {}
  const isBig = !isChild(person) || (person.ageYears ?? 0) >= bigFrom
  return (millilitres / 5) * (isBig ? big : small)
}

const inWords = new RegExp(String.raw`\b${countWords}\b`, 'g')

/** In small letters, numbers in figures, units in their short form, and a spoon as what it holds. */
function withFigures(words: string): string {
  return (
    plainWords(words)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/(^|[^\d])\.(?=\d)/g, '$10.')
      // Of "50-100 mg" the most is counted.
      .replace(/\b\d+(?:\.\d+)? ?(?:[-–]|to) ?(?=\d+(?:\.\d+)? ?(?:m|g|u))/g, '')
      .replace(/-/g, ' ')
      .replace(inWords, (told) => `${countOf(told)}`)
      .replace(/\b(?:a )?(dozen)\b/g, '12')
      .replace(/(\d) ?x ?(?=\d|\w)/g, '$1 x ')
      .replace(/(\d) ?(?:mgs|milligrams?|milligrammes?)\b/g, '$1 mg')
      .replace(/(\d) ?(?:micrograms?|micro ?g|ug|mcgs)\b/g, '$1 mcg')
      .replace(/(\d) ?(?:grams?|gms?|gr)\b/g, '$1 g')
      .replace(/(\d) ?(?:mls|millilit(?:re|er)s?|cc)\b/g, '$1 ml')
      .replace(
        /\b(\d+) (?:full |tea |plastic |medicine )*(?:tea)?spoon(?:ful)?s?(?: ?full?s?)?\b/g,
        (_, count: string) => `${Number(count) * 5} ml`,
      )
      .replace(/\s+/g, ' ')
  )
}
