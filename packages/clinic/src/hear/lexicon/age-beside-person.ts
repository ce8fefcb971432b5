import { countOf, countWords } from './number-words.ts'

/** Words for a child, whose age is told in months and weeks too. */
const littlePersons = `(?:pikin|bab(?:y|ies)|babby|bub|infant|newborn|toddler|twins|sons?|daughter|child|kid|kiddo|boy|girl|lad|lass|lassie|bairn|pikin|wean|little (?:one|boy|girl|lad|fella|man)|wee (?:one|boy|girl|man|fella)|grandson|grandda(?:ughter)?|grandchild|nephew|niece)`
/** Words for a person, of whom a number beside them may tell the age. */
const persons = `(?:${littlePersons}|mother|father|mum|mam|mom|mummy|mama|amma|dad|daddy|papa|da|wife|missus|husband|hubby|partner|boyfriend|girlfriend|fianc(?:é|e)e?|sister|brother|bro|sis|cousin|gran|nan|nana|nanny|granny|grandma|grandpa|grandad|granddad|grand(?:mother|father)|uncle|aunt(?:ie|y)?|neighbou?r|flatmate|roommate|friend|mate|patients?|clients?|residents?|man|woman|lad(?:y|ies)|gentleman|bloke|chap|guy|male|female)`
const between = String.raw`(?:[ -]in[ -]law)?(?:['’]?s| is| are| was)?(?:,? (?:who|that|he|she)(?:['’]?s| is)?)?(?: of| aged?|,|:|\s*\()?\s*(?:only |just |now |nearly |almost |about |around |roughly |already |over |turned |turning |a )*`
const half = '(?: and a half)?'
const years = String.raw`\s?-?(?:years?|yrs?|yr|y\/?o|(?<=\d\s?)y)(?: old| of age)?`
const smallUnits = String.raw`\s?-?(months?|mths?|mos?|weeks?|wks?)(?: old| of age)?`
/** What follows a number that is no age. */
const noAge = String.raw`(?!\s*(?:%|°|\/|:|-\s?\d|[.,]\d|(?:st|nd|rd|th)\b|(?:years?|yrs?|days?|weeks?|wks?|months?|hours?|hrs?|mins?|minutes?|seconds?|times?|kg|kgs|kilos?|cm|mm|lbs?|pounds?|stones?|feet|foot|ft|inch(?:es)?|mg|mcg|ml|mls|g|grams?|degrees?|am|pm|o['’]?clock|of (?:them|these|those|us|my)|tablets?|pills?|tabs?|capsules?|cigarettes?|fags|drinks?|pints?|units?|glasses|cups?|bottles?|cans?|steps|miles?|km|kids|children|babies|sons|daughters|spots|teeth|stitches|stents?|toes?|fingers?|others?|more|or|to|out|in (?:a|the) row)\b))`
const noYears = String.raw`(?!\s*(?:ago|back|now|with|of\b|on\b|in\b|since|later|before|apart|running|straight|clean|sober|together|married|after))`
const noSmall = String.raw`(?!\s*(?:ago|back|with|of\b|late|early|pregnant|preg|gone|along|into|post|prem|overdue|on\b|in\b|off|clean|sober|later|before|now|after|owner|puppy|kitten|dog|cat|break|course|trial|wait|job))`

const count = `${countWords}(?![\\d.]\\d|\\d)`
const small: readonly RegExp[] = [
  new RegExp(String.raw`\b${littlePersons}${between}${count}${half}${smallUnits}${noSmall}\b`, 'i'),
  new RegExp(
    String.raw`\b${count}${half}${smallUnits} (?:baby|infant|newborn|toddler|child|boy|girl|son|daughter|bub)\b(?! (?:bump|food|clothes|shower))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:she|he)(?:['’]?s| is) (?:only |just |now |nearly |almost )*(1\d|2[0-9]|3[0-6])()\s?(months?)\b${noSmall}`,
    'i',
  ),
]
const large: readonly RegExp[] = [
  new RegExp(String.raw`\b${persons}${between}${count}(?:${half})?${years}${noYears}\b`, 'i'),
  new RegExp(String.raw`\b${persons}${between}${count}(${half})${noAge}(?![a-z])`, 'i'),
  new RegExp(String.raw`\b(?:he|she)(?:['’]?s| is) ${count}( and a half)\b`, 'i'),
  // "It's my husband now, Mark, 36, diabetic", "my son Tom, 3, is sick".
  new RegExp(
    String.raw`\b${persons}(?: now)?,? (?!and\b|or\b|but\b|for\b|since\b|at\b)[a-z]{2,},? ${count}()${noAge}(?=\s*(?:[,.;)]|$))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:mr|mrs|ms|miss|mister|madam|chief|alhaji|alhaja|sir)\.? \w+(?: \w+)?,? (?:(?:is|am|of|aged) )?${count}()(?:${years})?${noAge}(?![a-z])`,
    'i',
  ),
  /\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is|name is|name['’]?s|[Cc]all me|[Mm]yself|[Mm]e)[,:]? (?:[A-Z][a-z]+,? (?:here,? )?)?(?:age )?([1-9]\d)()(?=\s*(?:[.,;)]|$|from\b|in (?!january|february|march|april|may|june|july|august|september|october|november|december|a\b|an\b|the\b|my\b|about|total|one|two|all|\d)|(?:years?|yrs?|yr|y)\b(?! (?:ago|of|with|in))))/,
  /^\W*[A-Z][a-z]+,\s*([1-9]\d)()\s*[,.]/,
  /(?<![\d.])\b([1-9]\d?)()\s?\/\s?[mf]\b/i,
  new RegExp(
    String.raw`\b(?:i['’]?m|im|i am) (?:nearly|almost|about|around|just over|just under|coming up to|now) ([1-9]\d)()${noAge}(?= and\b| with\b|[.,;!)]|$)`,
    'i',
  ),
  /(?:^|[,.;(]\s*)([1-9]\d)()\s?(?:years|yrs)\s*(?=[,.;)]|$|(?:a )?(?:fe)?male\b|(?:a )?(?:wo)?man\b|lady\b)/i,
  /\bi have ([1-9]\d)() years(?=\s*(?:[,.;]|$|old\b|and\b))/i,
  /\bat \d\d? i (?:had|got|was)\b.{0,50}\bnow(?: i['’]?m)? ([1-9]\d)()\b/i,
]
const unitYears: Readonly<Record<string, number>> = { m: 1 / 12, w: 1 / 52 }

/** The age in years that a number beside a word for a person tells ("my lad who's 4", "Mr Okafor, 63 years", "baby of 7 months"), with its place; null where none does. */
export function ageBesidePerson(text: string): { years: number; start: number; end: number } | null {
  for (const pattern of small) {
    const match = pattern.exec(text)
    const amount = countOf(match?.[1] ?? '')
    if (match === null || Number.isNaN(amount)) continue
    const unit = (match[3] ?? match[2] ?? 'm').charAt(0).toLowerCase()
    const years = Number(((amount + (/half/.test(match[0]) ? 0.5 : 0)) * (unitYears[unit] ?? 1)).toFixed(4))
    return { years, start: match.index, end: match.index + match[0].length }
  }
  for (const pattern of large) {
    const match = pattern.exec(text)
    const years = countOf(match?.[1] ?? '')
    if (match === null || Number.isNaN(years) || years > oldest) continue
    return { years: years + (/and a half/.test(match[0]) ? 0.5 : 0), start: match.index, end: match.index + match[0].length }
  }
  return null
}

const oldest = 120
