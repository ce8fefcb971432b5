import { countOf, countWords } from '../lexicon/number-words.ts'
import { plainWords } from '../plain-words.ts'

const inWords = new RegExp(String.raw`\b${countWords}\b`, 'g')

/** In small letters, numbers in figures, of a range the most, units in their short form, and a spoon as what it holds. */
export function doseWords(words: string): string {
  return (
    plainWords(words)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/(^|[^\d])\.(?=\d)/g, '$10.')
      .replace(inWords, (told) => `${countOf(told)}`)
      // Of "50-100 mg", "one or two", "four to six" the most is counted.
      .replace(
        /\b\d+(?:\.\d+)? ?(?:m?g |units? |tablets? )?(?:[-–]|to|or|maybe|possibly) ?(?=\d+(?:\.\d+)?(?! ?(?:months?|weeks?|years?|yr|yo|hours?|hrs?|am|pm))\b)/g,
        '',
      )
      .replace(/-/g, ' ')
      .replace(/\b(?:a )?couple of\b/g, '2')
      .replace(/\b(?:a )?(dozen)\b/g, '12')
      .replace(/(\d) ?x ?(?=\d|\w)/g, '$1 x ')
      .replace(/(\d) ?(?:mgs|milligrams?|milligrammes?)\b/g, '$1 mg')
      .replace(/(\d) ?(?:micrograms?|micro ?g|ug|mcgs)\b/g, '$1 mcg')
      .replace(/(\d) ?(?:grams?|gms?|gr)\b/g, '$1 g')
      .replace(/(\d) ?(?:mls|millilit(?:re|er)s?|cc)\b/g, '$1 ml')
      .replace(/(\d) ?(?:units?|iu|u)\b/g, '$1 units')
      .replace(
        /\b(\d+) (?:full |tea |plastic |medicine )*(?:tea)?spoon(?:ful)?s?(?: ?full?s?)?\b/g,
        (_, count: string) => `${Number(count) * 5} ml`,
      )
      .replace(/\s+/g, ' ')
  )
}

const often: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }
/** While somebody is awake. */
const wakingHours = 16

const aDay = '(?:a|per|each|every|in (?:a|1)|in) (?:day|24 ?(?:hours?|hrs?|h))|daily'
const timesADay = new RegExp(String.raw`\b(?:(\d+)(?: ?x| times)?|(once|twice|thrice)) (?:${aDay})\b`)
const everyHours = /\bevery (\d+)? ?(?:hours?|hrs?|h)\b/
const eachDay = new RegExp(
  String.raw`\b(?:${aDay}|every (?:night|morning|evening)|(?:in the|each) (?:morning|evening|night)|at (?:night|bedtime)|(?:over|through|throughout|during) (?:the|a) (?:whole )?day|nightly)\b`,
)
const spreadOver = /\b(?:over|within|in|across|during)(?: the)?(?: last| past)? (\d+) (days|nights|weeks)\b/

/** How many times a day a dose is taken by the words behind it; null where it was taken at once. In: words of `doseWords`. */
export function timesOfDay(words: string): number | null {
  const [, times, named] = timesADay.exec(words) ?? []
  if (named !== undefined) return often[named] ?? 1
  if (times !== undefined) return Number(times)
  const hours = everyHours.exec(words)
  if (hours !== null) return Math.max(1, Math.floor(wakingHours / Number(hours[1] ?? 1)))
  const [, many, unit] = spreadOver.exec(words) ?? []
  if (many !== undefined) return 1 / (Number(many) * (unit === 'weeks' ? 7 : 1))
  return eachDay.test(words) || goesOn.test(words) ? 1 : null
}

/** How long it has gone on, told of what is taken day by day. */
export const goesOn =
  /\bfor (?:about |nearly |over |the (?:last|past) )*(?:\d+|a|few|some|several)? ?(?:days?|nights?|weeks?|months?)\b|\bsince (?:(?:mon|tues|wednes|thurs|fri|satur|sun|yester)\w*|last|the weekend|my \w+|i (?:fell|hurt|broke))|\b(?:all|this|last) week\b|\bin a row\b/
