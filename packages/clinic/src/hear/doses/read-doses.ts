import { contents, insulins } from '../../knowledge/medicines/contents.ts'
import { strengths } from '../../knowledge/medicines/strengths.ts'
import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { lastRead } from '../last-read.ts'
import { doseWords, goesOn, timesOfDay } from './dose-words.ts'

/** A medicine and how much of it is told of: a tablet's parts in milligrams times how many, or millilitres of a syrup, or units of insulin. */
export interface Dose {
  /** As it stands in the words. */
  text: string
  name: string
  milligrams: Readonly<Record<string, number>>
  millilitres: { ingredient: string; amount: number } | null
  units: { amount: number; acts: keyof typeof insulins | null } | null
  /** How many tablets, where they were counted. */
  count: number | null
  /** How often a day; null of what was taken at once. */
  timesADay: number | null
  /** The amount that was meant: "instead of 10". */
  meant: number | null
  sentence: string
}

/** A sentence that tells of taking, and what it tells of. */
export interface DoseSentence {
  words: string
  doses: readonly Dose[]
  /** Whether it tells of what was swallowed or given, once or day by day, and of nothing that is only thought of, denied, another's work or an animal's. */
  isTaken: boolean
  /** Whether it tells of what is meant for every day, by prescription or by habit. */
  isUsual: boolean
  /** Whether it tells of a time long gone. */
  isPast: boolean
}

const taken =
  /\b(?:took|taken|swallowed|had|downed|necked|popped|drank|drunk|ate|eaten|gulped|overdosed on|gave|given|sucked|injected|jabbed)\b/
const takes = /\b(?:take|takes|taking|having|been on|using|use|swallowing|popping|eating|living on|inject|injects|injecting)\b/
/** Only thought of, never so, given by those who treat, or an animal's. */
const notSo =
  /\b(?:(?:what (?:happens |would happen )?if|if (?:i|he|she|they|you) (?:take|took|had)|should (?:i|he|she|my \w+) (?:have )?(?:take|taken)|(?:can|could|may|shall) (?:i|he|she|you|we|my \w+) (?:\w+ )?(?:take|have|give|use)|(?:^|[.!?] ?)is (?:it|\d+)\b|(?:nearly|almost|never|didnt|havent|hasnt|dont|doesnt|not) (?:(?:even|actually|yet|ever|have|had) )?(?:take|took|taken|had?|have|give|given|gave|swallow\w*|drank|drink|eat|ate))|(?:doctors?|nurses?|paramedics?|hospital|surgeon|dentist|ambulance|a ?(?:&|and) ?e|they|vet)\b[^.!?]{0,25}\b(?:gave|given)|(?:dog|cat|puppy|kitten|horse)s?)\b/
const past = /\b(?:used to|years? ago|months? ago|last year|in the past|when i was (?:a|younger|in|at))\b/
const usual =
  /\b(?:(?:am|im|was|were|been|is|got) prescri\w*|(?:as|its) prescribed|prescribe[sd]? (?:me|him|her)|for (?:years|months|ages)|always|usual\w*|normally|normal|as (?:i do )?every|regular(?:ly)?|loading|with (?:my |his |her )?(?:lunch|dinner|breakfast|tea|supper|meals?|food))\b/
/** "Instead of my usual 40", "more than the maximum": what was meant or allowed stands beside what was taken. */
const inPlaceOf =
  /\b(?:instead of|in place of|in ?stead|rather than|more than|than|over|(?:meant|supposed) (?:to (?:take|have|be|give)|for)|should(?: have|ve)? (?:been|taken|had)|(?:and )?not|told (?:me )?to take) (?:my |the |his |her |a |only |just )*((?:usual|normal|prescribed|daily|maximum|max|\d)\w*)(?: (\d+(?:\.\d+)?))?\b/g
/** "I don't normally take it": who is not used to it. */
const notUsed =
  /\b(?:dont|do not|doesnt|never|not) (?:normally|usually|regularly|ever|always) (?:take|taking|have|use)\b|\b(?:not|never) (?:used to|(?:had|taken|used|tried) (?:it|this|them|that|those|1|any))\b/g
/** "9 of this and 9 of that this afternoon": told without a verb. */
const soFar =
  /\b(?:today|tonight|yesterday|this (?:morning|afternoon|evening)|since (?:breakfast|lunch|dinner|this|last|\d+)|last night|in (?:1|one) go|at once|so far)\b/
const aboutFrom = 60

const own =
  '(?:(?:of|x|times|my|the|his|her|their|own|old|those|them|this|that|some|childrens?|infant|baby|kids|(?:mum|mom|dad|gran|nan|grandma|grandad|husband|wife|sister|brother|mate|friend|partner|son|daughter|mother|father|neighbour)s?|usual|normal|prescribed|strong|more|about) ){0,4}'
const form = '(?:(?:tablets?|pills?|capsules?|caps|tabs|caplets?|sachets?|packets?|doses?|mugs?|cups?) )?'
const unit = '(?:mg|mcg|g|ml|units)'
const size = String.raw`(?:(\d+(?:\.\d+)?) ?(${unit})\b ?)?`
const bare = String.raw`(?:(?:strength )?\d{1,2}(?:\.\d)?\/(\d{3})|(\d{1,4})(?: ?s)?(?! ?(?:${unit}|of (?:them|those|these)|tablets?|pills?|capsules?|times|x|hours?|hrs?|days?|weeks?|months?|years?|minutes?|mins?|am|pm|and|more|over|at|in))\b)`

/** The doses of each sentence of a text. */
export const readDoses: (words: string) => readonly DoseSentence[] = lastRead((words: string): DoseSentence[] =>
  /\d/.test(doseWords(words))
    ? doseWords(words)
        .split(/(?<=[.!?\n;])\s/)
        .flatMap(readSentence)
    : [],
)

function readSentence(sentence: string): DoseSentence[] {
  const meant = [...sentence.matchAll(inPlaceOf)].map(([, one, other]) => Number(other ?? one)).find((each) => !Number.isNaN(each)) ?? null
  const words = sentence.replace(inPlaceOf, ' ').replace(notUsed, ' ')
  const verb = taken.exec(words) ?? takes.exec(words)
  const from = Math.max(0, (verb?.index ?? 0) - aboutFrom)
  const told = words.slice(from)
  const found = namesIn(told).flatMap((name) => dosesOf(told, name))
  const placed = found.filter((each, place) => !found.some((other, otherPlace) => otherPlace < place && overlaps(other, each)))
  placed.sort((one, other) => one.start - other.start)
  const doses: Dose[] = []
  // "Two of this and two of that four times a day": a dose without a word on how often goes with the next.
  let often: number | null = null
  for (const [place, { start, end, ...dose }] of [...placed.entries()].reverse()) {
    often = timesOfDay(told.slice(end, placed[place + 1]?.start)) ?? often ?? (place === 0 ? timesOfDay(told.slice(0, start)) : null)
    doses.unshift({ ...dose, meant, sentence: words, timesADay: often })
  }
  const isDaily = doses.some(({ timesADay }) => timesADay !== null)
  const isTold = taken.test(words) || (verb === null && soFar.test(words)) || (isDaily && (takes.test(words) || goesOn.test(words)))
  return doses.length === 0
    ? []
    : [
        {
          words,
          doses,
          isTaken: isTold && !notSo.test(words) && !past.test(words),
          isPast: past.test(words),
          isUsual: usual.test(words) || (isDaily && !taken.test(words)),
        },
      ]
}

interface Placed extends Omit<Dose, 'meant' | 'sentence' | 'timesADay'> {
  start: number
  end: number
}

const overlaps = (one: Placed, other: Placed): boolean => one.start < other.end && other.start < one.end

/** A name to look for, and what one tablet of it holds. */
interface Named {
  pattern: string
  holds: Readonly<Record<string, number>>
  acts?: keyof typeof insulins
  isInsulin?: boolean
}

function namesIn(sentence: string): Named[] {
  const products = contents.filter(({ name }) => new RegExp(String.raw`\b(?:${name})s?\b`).test(sentence))
  const ofInsulin = /\binsulin|\bunits\b/.test(sentence)
    ? [
        { pattern: insulins.fast, holds: {}, acts: 'fast' as const, isInsulin: true },
        { pattern: insulins.slow, holds: {}, acts: 'slow' as const, isInsulin: true },
        { pattern: '(?:long acting |rapid )?insulin', holds: {}, isInsulin: true },
      ]
    : []
  const single = findMedicines(knownMedicines(), sentence)
    .filter(({ ingredients: [first = ''], ingredients }) => ingredients.length === 1 && !first.startsWith('insulin'))
    .map(({ name, ingredients: [first = ''] }) => ({ pattern: name.replaceAll(/[^\w ]/g, '.?'), holds: { [first]: tabletOf(first) } }))
  return [...products.map(({ name, holds }) => ({ pattern: name, holds })), ...ofInsulin, ...single]
}

function dosesOf(sentence: string, { pattern, holds, acts, isInsulin }: Named): Placed[] {
  const dose = new RegExp(
    String.raw`(?:\b(\d{1,3}(?:\.5)?) (?!${unit}\b)${own}${form}${own})?(?:\b${size}${form}${own})?\b(?:\d{1,2}(?:\.\d)?\/\d{3} )?(?:${pattern})s?\b(?: ${form})?(?: ?(?:of |at |, |is )?${size.slice(0, -1)}| ${bare})?(?:,? ?(?:x |about |around |maybe )*(\d{1,3}) (?:of (?:them|those|these)|tablets?|pills?|capsules?)\b)?`,
    'g',
  )
  return [...sentence.matchAll(dose)].flatMap((match) => {
    const [text = '', before, amountBefore, unitBefore, amountAfter, unitAfter, , strengthAfter, after] = match
    const place = { text, name: pattern, start: match.index, end: match.index + text.length }
    const told = { amount: amountBefore ?? amountAfter, unit: unitBefore ?? unitAfter }
    const read = amountOf({ count: before ?? after, ...told, strength: strengthAfter }, holds, isInsulin === true, acts ?? null)
    return read === null ? [] : [{ ...place, ...read }]
  })
}

interface Told {
  count: string | undefined
  amount: string | undefined
  unit: string | undefined
  strength: string | undefined
}

/** A number alone that is as great as this is a strength: "took 500 metformin". */
const strengthFrom = 200

function amountOf(
  { count, amount, unit, strength }: Told,
  holds: Readonly<Record<string, number>>,
  isInsulin: boolean,
  acts: keyof typeof insulins | null,
): Pick<Placed, 'milligrams' | 'millilitres' | 'units' | 'count'> | null {
  const none = { milligrams: {}, millilitres: null, units: null, count: null }
  if (isInsulin) return unit === 'units' ? { ...none, units: { amount: Number(amount), acts } } : null
  const [first = '', ...others] = Object.keys(holds)
  const isBareStrength = count !== undefined && Number(count) >= strengthFrom && isStrengthOf(first, Number(count))
  const many = count === undefined || isBareStrength ? 1 : Number(count)
  const counted = count === undefined || isBareStrength ? null : many
  if (amount !== undefined && unit === 'ml')
    return { ...none, count: counted, millilitres: { ingredient: first, amount: many * Number(amount) } }
  if (unit === 'units') return null
  if (amount !== undefined && unit !== undefined && others.length === 0)
    return { ...none, count: counted, milligrams: { [first]: many * Number(amount) * milligramsOf(first, Number(amount), unit) } }
  if (count === undefined && strength === undefined) return null
  const told = isBareStrength ? Number(count) : Number(strength)
  const each = others.length === 0 && isStrengthOf(first, told) ? { [first]: told } : holds
  const milligrams = Object.fromEntries(Object.entries(each).map(([ingredient, holding]) => [ingredient, many * holding]))
  return Object.values(milligrams).some((each) => Number.isNaN(each)) ? null : { ...none, count: counted, milligrams }
}

const inMilligrams: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 }
/** What only micrograms are made of: "50 mg of levothyroxine" is meant in micrograms. */
const inMicrograms = new Set(['levothyroxine', 'digoxin'])

function milligramsOf(ingredient: string, amount: number, unit: string): number {
  const isMeantSmaller = unit === 'mg' && inMicrograms.has(ingredient) && amount > 2
  return inMilligrams[isMeantSmaller ? 'mcg' : unit] ?? Number.NaN
}

/** The strengths of one tablet, in milligrams. */
export function strengthsOf(ingredient: string): number[] {
  const known: readonly string[] = new Map<string, readonly string[]>(Object.entries(strengths)).get(ingredient) ?? []
  return known.map((strength) => Number.parseFloat(strength) * (inMilligrams[strength.replace(/^[\d.]+ /, '')] ?? Number.NaN))
}

const isStrengthOf = (ingredient: string, milligrams: number): boolean => strengthsOf(ingredient).includes(milligrams)

/** Tablets without a strength are taken for the weakest there are, paracetamol for what a tablet nearly everywhere holds. */
function tabletOf(ingredient: string): number {
  if (ingredient === 'paracetamol') return 500
  const known = strengthsOf(ingredient)
  return known.length === 0 ? Number.NaN : Math.min(...known)
}
