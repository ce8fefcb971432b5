import type { ConsultationCase } from '../../case/case.ts'
import type { VitalSigns } from '../../case/model.ts'
import type { Hearing } from '../hearing.ts'
import { numberWords } from '../lexicon/number-words.ts'
import type { Correction } from './correction.ts'

const daysOf: Readonly<Record<string, number>> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }
const unit = '(minute|hour|day|week|month|year)s?'
const units: readonly RegExp[] = [
  new RegExp(String.raw`\b${unit}[,.]? (?:and |i meant?,? )?not ${unit}\b`, 'i'),
  new RegExp(String.raw`\bnot ${unit}[,.]? (?:but |it['’]?s |i meant? )?${unit}\b`, 'i'),
]
const counts: readonly RegExp[] = [
  new RegExp(String.raw`\b(\d{1,3}) ${unit}\W+(?:and |i meant?,? )?not (?:for |about )?(\d{1,3})(?: ${unit})?\b`, 'i'),
  new RegExp(
    String.raw`\bnot (?:for |about )?(\d{1,3})(?: ${unit})?\W+(?:but |it['’]?s |i meant? )?(?:for |about )?(\d{1,3}) ${unit}\b`,
    'i',
  ),
]
const writtenOut = new RegExp(String.raw`\b(?:${Object.keys(numberWords).join('|')})(?= ${unit}\b)`, 'gi')

/** "3 years, not 3 weeks": the time that holds, where the one that goes is the time of the case. */
function timeInstead(text: string, held: number | null): Correction | null {
  const plain = text.replaceAll(writtenOut, (word) => `${numberWords[word.toLowerCase()]}`)
  const after = counts[0]?.exec(plain)
  const before = after ? null : counts[1]?.exec(plain)
  const [count, now = '', formerCount, former = now] = after ? after.slice(1) : before ? [...before.slice(3), ...before.slice(1)] : []
  if (count === undefined || held === null) return null
  const [days, formerDays] = [Number(count) * (daysOf[now.toLowerCase()] ?? 0), Number(formerCount) * (daysOf[former.toLowerCase()] ?? 0)]
  if (Math.abs(formerDays - held) > nearly * held) return null
  return { kind: 'time', days, words: `${count} ${now.toLowerCase()}${count === '1' ? '' : 's'}` }
}

/** The same number of another unit ("months, not weeks"), or a time told anew; null where the time stays. */
export function timeCorrected(text: string, { durationDays }: ConsultationCase, told: number | null): Correction | null {
  const instead = timeInstead(text, durationDays)
  if (instead !== null) return instead
  const after = units[0]?.exec(text)
  const before = after ? null : units[1]?.exec(text)
  const [now = '', former = ''] = (after ? [after[1], after[2]] : [before?.[2], before?.[1]]).map((each) => each?.toLowerCase() ?? '')
  const days = daysOf[now]
  const formerDays = daysOf[former]
  if (days !== undefined && formerDays !== undefined && (durationDays !== null || told !== null)) {
    const count = Math.max(1, Math.round(told !== null ? told / days : (durationDays ?? 0) / formerDays))
    return { kind: 'time', days: count * days, words: `${count} ${now}${count === 1 ? '' : 's'}` }
  }
  return told !== null && durationDays !== null && told !== durationDays ? { kind: 'time', days: told, words: '' } : null
}

const tellsAge = /\b(?:age|aged|years? old|yo|y\/o|i['’]?m|i am|he['’]?s|she['’]?s|he is|she is|born)\b/i
const sameAge = 0.5

/** An age told anew for the same person; null where it stays or none was known. */
export function ageCorrected(
  text: string,
  { person, pending }: ConsultationCase,
  heard: Hearing,
  isCorrection: boolean,
): Correction | null {
  const unitOnly = pending?.slot === 'age' ? null : (ageByUnitAlone(text, person.ageYears) ?? ageMistyped(text, person.ageYears))
  if (unitOnly !== null) return { kind: 'age', years: unitOnly }
  const years = ageOfOtherUnit(text, person.ageYears) ?? ageInstead(text, person.ageYears) ?? heard.person.ageYears
  if (
    years == null ||
    person.ageYears === null ||
    pending?.slot === 'age' ||
    (Math.abs(years - person.ageYears) < sameAge && !counted.test(text))
  )
    return null
  if (!isCorrection && isAgeOfAnother(text, years)) return null
  return isCorrection || tellsAge.test(text) ? { kind: 'age', years } : null
}

const numbers = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const ofSibling = new RegExp(
  String.raw`\b(?:his|her|their|the) (?:(?:big|little|older|younger|elder|other|twin) )?(?:brother|sister|bro|sis|sibling|cousin),? (?:is |of |aged |who is |who['’]?s |['’]?s |\()?(?:only |just )?${numbers}\b(?! (?:days?|weeks?|months?)\b)`,
  'i',
)

/** "His brother of 4": whether the years are somebody else's age. */
function isAgeOfAnother(text: string, years: number): boolean {
  const told = ofSibling.exec(text)?.[1]?.toLowerCase()
  return told !== undefined && (numberWords[told] ?? Number(told)) === years
}

const counted =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (day|week|month|year)s?(?: old)?[\s,]+(?:and |i meant?,? )?not (?:(\d{1,3}) )?(day|week|month|year)s?\b/i
const yearsOf: Readonly<Record<string, number>> = { day: 1 / 365, week: 1 / 52, month: 1 / 12, year: 1 }
const nearly = 0.3

/** "3 years, not 3 weeks": the age in another unit, where the one that goes is the age of the case. */
function ageOfOtherUnit(text: string, held: number | null): number | null {
  const [, count, unit = '', formerCount = count, formerUnit = ''] = counted.exec(text) ?? []
  if (held === null || count === undefined) return null
  return isNearAge(formerCount, formerUnit, held) ? yearsIn(count, unit) : null
}

const unitFirst =
  /^\W*(?:(?:no|sorry|oops|wait|argh?|omg|i mean|i meant)\W+)*(?:day|week|month|year)s\b\W+(\d{1,3}) (day|week|month|year)s?\b/i

/** "YEARS. 6 years": the count of the case with another unit. */
function ageByUnitAlone(text: string, held: number | null): number | null {
  const [, count, unit = ''] = unitFirst.exec(text) ?? []
  if (held === null || count === undefined || isNearAge(count, unit, held)) return null
  const isSameCount = Object.keys(yearsOf).some((former) => isNearAge(count, former, held))
  return isSameCount ? yearsIn(count, unit) : null
}

const mistyped =
  /^\W*(?:(?:no|nope|oh|god|gosh|sorry|oops|ooops|whoops|wait|argh?|omg|typo|i mean|i meant|my mistake|my bad|wrong|that['’]?s|should be|should say|it['’]?s|s?he['’]?s|s?he is)\W+)+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (day|week|month|year)s?\b(?! (?:ago|now|of|since))/i
const ofMistyping = /\btypo\b|\bmistyped\b|\bfat (?:thumbs?|fingers?)\b/i

/** "Oh god no sorry 2 YEARS", "typo! 13 months": the count of the case with another unit, or another count of it where it is said to be mistyped; of a child. */
export function ageMistyped(text: string, held: number | null): number | null {
  const [, count, unit = ''] = mistyped.exec(text) ?? []
  if (held === null || count === undefined || held > oldestInMonths || isNearAge(count, unit, held)) return null
  const isSameCount = Object.keys(yearsOf).some((former) => isNearAge(count, former, held))
  return isSameCount || ofMistyping.test(text) ? yearsIn(count, unit) : null
}

/** Years up to which people tell an age in days, weeks or months. */
const oldestInMonths = 4

/** "Ten", "weeks": as years; not a number for another unit. */
function yearsIn(count: string, unit: string): number {
  return (numberWords[count.toLowerCase()] ?? Number(count)) * (yearsOf[unit.toLowerCase()] ?? Number.NaN)
}

/** Whether a count of units is about an age in years. */
export function isNearAge(count: string | undefined, unit: string, years: number): boolean {
  return count !== undefined && Math.abs(yearsIn(count, unit) - years) <= nearly * years
}

const ages = /\b(\d{1,3})[ -]?(day|week|month|year)s?(?:[ -]?old)?\b/gi

/** A story without the age that was wrong; how long something lasts stays. */
export function withoutAge(prose: string, wrong: number | null): string {
  return wrong === null ? prose : prose.replace(ages, (told, count, unit) => (isNearAge(count, unit, wrong) ? ' ' : told))
}

/** "15, not 50": the age told anew, where the number that goes is the age of the case. */
function ageInstead(text: string, held: number | null): number | null {
  const forward = insteadOf.exec(text)
  const backward = forward === null ? ratherThan.exec(text) : null
  const [value, former] = (forward ? [forward[1], forward[2]] : [backward?.[2], backward?.[1]]).map(Number)
  return held !== null && value !== undefined && !Number.isNaN(value) && former === held ? value : null
}

const weeks = /\b(\d{1,2}) ?(?:weeks?|wks?|\+ ?\d)\b/i

/** "I meant 24 weeks": how far a pregnancy is, told anew; null where none is under way or nothing changes. */
export function weeksCorrected(text: string, { person }: ConsultationCase, heard: Hearing): Correction | null {
  if (person.pregnancyWeeks === null) return null
  const told = heard.person.pregnancyWeeks ?? (weeks.exec(text)?.[1] === undefined ? null : Number(weeks.exec(text)?.[1]))
  return told === null || told === person.pregnancyWeeks || told > longestPregnancy ? null : { kind: 'weeks', weeks: told }
}

const longestPregnancy = 43

/** "I'm a woman by the way", after a man was put down. */
export function sexCorrected({ person }: ConsultationCase, heard: Hearing): Correction | null {
  const { sex } = heard.person
  return sex == null || person.sex === null || sex === person.sex || heard.person.relation !== undefined ? null : { kind: 'sex', sex }
}

const insteadOf = /(\d+(?:[.,]\d+)?)[^\d.!?;]{0,12}\bnot (?:a |at |about )?(\d+(?:[.,]\d+)?)/i
const ratherThan = /\bnot (?:a |at |about )?(\d+(?:[.,]\d+)?)[^\d.!?;]{0,16}?(\d+(?:[.,]\d+)?)/i

/** "Sorry, 38.2, not 40.2": the number that was put down, and what it is; null where no number of the case is meant. */
export function numberCorrected(text: string, { vitals }: ConsultationCase, heard: Hearing): Correction | null {
  const forward = insteadOf.exec(text)
  const backward = forward === null ? ratherThan.exec(text) : null
  const [value, former] = (forward ? [forward[1], forward[2]] : [backward?.[2], backward?.[1]]).map((each) =>
    Number(each?.replace(',', '.')),
  )
  if (value === undefined || former === undefined || Number.isNaN(value) || Number.isNaN(former)) return measuredAnew(vitals, heard)
  const sign = (Object.keys(vitals) as (keyof VitalSigns)[]).find((each) => vitals[each] === former)
  return sign === undefined ? null : { kind: 'number', sign, value, former }
}

const ofAnother =
  /\b(?:that|the|this|those|first|other) (?:\w+ )?\d{2,3}(?:\W{1,4}(?:over )?\d{2,3})?,? (?:was|were|is|belongs?|came) (?:(?!my\b|his\b|her\b)\w+ ){0,3}(?:my|his|her) \w+|\b(?:that|it|this) (?:was|is) (?:my|his|her) (?:\w+[ -]){0,3}(?:reading|number|pressure|sugar|result)\b/i

/** "That 214 was my mother-in-law's": whether the number that was told was measured of somebody else. */
export function isNumberOfAnother(text: string): boolean {
  return ofAnother.test(text)
}

/** "That's wrong, it's 38.2": a sign that was told before, with its new number; null where none is. */
function measuredAnew(vitals: VitalSigns, heard: Hearing): Correction | null {
  for (const sign of Object.keys(heard.vitals) as (keyof VitalSigns)[]) {
    const [value, former] = [heard.vitals[sign], vitals[sign]]
    if (typeof value === 'number' && typeof former === 'number' && value !== former) return { kind: 'number', sign, value, former }
  }
  return null
}
