import { vagueTimes, weekdays } from '../../case/vague-times.ts'
import { numberWords } from './number-words.ts'
import { readClockTime } from './read-clock-time.ts'

const amounts: Readonly<Record<string, number>> = {
  ...numberWords,
  a: 1,
  an: 1,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  couple: 2,
  few: 3,
  several: 4,
  half: 0.5,
}
const unitDays: Readonly<Record<string, number>> = {
  second: 1 / 86400,
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  h: 1 / 24,
  day: 1,
  d: 1,
  night: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30,
  mo: 30,
  year: 365,
  yr: 365,
  decade: 3650,
  weekend: 3,
}
const number = String.raw`(?:(?:about|around|almost|nearly|over|at least|more than|approximately|past|last|the|only|just|some|like|roughly|maybe)\s+){0,4}(\d+(?:\.\d+)?|a couple(?: of)?|couple(?: of)?|a few|few|several|half an?|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty)(?:\s*(?:-|–|to|or)\s*(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve))?(?:\s+and a half)?`
const unit = String.raw`(seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|fortnights?|months?|years?|yrs?|decades?|(?<=\d[\s-]?)[dh])\b`
/** "A three-hour drive" and "two hours away" are no time since. */
const journeys = String.raw`(?!\s*['’]?\s*(?:drive|away|flight|journey|walk|ride|bus|train|trip|queue|wait|shift)\b)`
const amount = `${number}[\\s-]*(?:long\\s+)?${unit}${journeys}`

const counted: readonly RegExp[] = [
  new RegExp(
    `\\b(?:for|since|during|over|in|within|past|last|x|×)\\s+(?:the\\s+)?(?:past\\s+|last\\s+|previous\\s+)?${amount}(?!\\s*(?:old|ago\\s+i\\s+had))`,
    'i',
  ),
  new RegExp(`\\b${amount}\\s+(?:ago|back|prior|earlier|before presentation|now)\\b`, 'i'),
  new RegExp(`\\b${amount}\\s*(?:'s|s')?\\s*(?:history|hx|h/o|duration)\\b`, 'i'),
  new RegExp(
    `(?:duration|started|began|lasting for|lasted for|going on for|it'?s been|has been|have been|been)\\s*(?:of|:|about)?\\s+${amount}`,
    'i',
  ),
  new RegExp(`\\bx\\s?(\\d+)()\\s*${unit}`, 'i'),
]
/** "Sore throat 3 days, bit of a cough": an amount that ends its clause; not "every 3 hours", not an age. */
const bare =
  /(?<!\b(?:every|each|in|after|next|another|is|am|im|aged|turned|than|within|per|only)\s)\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|a few|few|couple of|several)()[\s-]*(hours?|hrs?|days?|nights?|weeks?|wks?)\b(?=\s*(?:[,.;!?\n]|$|and\b|but\b|now\b|i mean|actually\b|sorry\b))/i
const figure = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const endsClause = String.raw`\b(?=\s*(?:[,.;!?\n]|$|and\b|but\b|now\b|or so\b))`
/** "Heartburn, three or four months, after meals": between two numbers is no age. */
const bareRange = new RegExp(
  String.raw`(?<!\b(?:every|each|in|after|next|another|is|am|aged|than|within|per|only)\s)\b${figure}\s*(?:-|–|to|or)\s*${figure}[\s-]*(hours?|days?|nights?|weeks?|wks?|months?|years?)${endsClause}`,
  'i',
)
/** "Heartburn, four months, after meals": an age only where somebody small is spoken of. */
const bareMonths = new RegExp(String.raw`(?<=[,;:]\s?(?:about |around |nearly |over )?)${figure}()[\s-]*(months?)${endsClause}`, 'i')
const ofSomebodySmall =
  /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|sons?|daughters?|girls?|boys?|child\w*|kids?|little one|bairn|twins?|grand\w+|nephew|niece|he|she|hes|shes|his|her|lad)\b/i
/** "I sleep nine hours", "I work 12 hours a day": hours that are spent, and nothing that began then. */
const hoursSpent =
  /\b(?:sleep(?:s|ing)?|slept|asleep|in bed|works?|working|fast(?:s|ed|ing)?)(?: (?:for|about|around|only|just|at least|like|some|maybe)){0,2} (?:\d{1,2}|a few|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:or|to) \w+)? (?:hours?|hrs?)\b/gi
/** "Same as two years ago", "last time it took ten days", "the first two days", "worked there thirty years": times of something else. */
const ofSomethingElse = new RegExp(
  String.raw`\b(?:(?:same|just|much|exactly) (?:as|like)|like) ${amount} ago\b|\b(?:last|the first|first) time (?:\w+ ){0,4}${amount}|\b(?:the )?(?:first|last|next) ${amount}|\b(?:worked|working|works?|smoked|smoker|smoking|married|lived|living|together|nursing|teaching|driving (?:a |the )?\w+|been (?:a|an) \w+|job) (?:(?:in|at|on|as|with|a|the|there|here|for|about|over|nearly) ?(?:\w+ )?){0,3}${amount}`,
  'gi',
)
/** "They are coming in 8 min": nothing began then. */
const arriving =
  /\b(?:coming|come|comes|be|here|there|arriv\w+|eta|due|back|leav\w+|going|appointment|see (?:me|him|her|them|the \w+|my \w+)|on (?:its|their|the) way)\s*$/i

/** "This knee pain 3 months", "been ill a fortnight": an amount right behind what one has. */
const behindIt =
  /\b(?:pain|ache|aches|hurting|hurts|sore|cough|coughing|rash|itch|itching|itchy|tired|dizzy|headaches?|swelling|swollen|diarrhoea|diarrhea|constipated|ill|sick|unwell|poorly|like (?:this|that)|having (?:this|it)|had (?:this|it)|this|it)\s+(\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve)()\s+(days?|weeks?|fortnight|months?|years?)\b(?!\s*(?:old|ago|pregnant|later|earlier|before|post|after|of age|check|and))/i
const ofPregnancy = /\bpregnan|\bbump\b|\bmidwife\b|\bbaby\b/i
const slashed = /\b(\d{1,2})\s?\/\s?(7|52|12)\b(?!\s*\/)/
const slashDays: Readonly<Record<string, number>> = { 7: 1, 52: 7, 12: 30 }
/** "For weeks", "it's been like months": a time without a number that reaches up to now. */
function upToNow(spans: string): RegExp {
  return new RegExp(
    String.raw`\b(?:for|(?:it['’]?s|has|have|had)? ?been(?: going on)?(?: for)?)(?: (?:like|about|now|just|literally|probably|many))* (?:${spans})\b`,
    'i',
  )
}

const since: readonly [RegExp, number][] = [
  [
    /\b(?:since|from|starting|started|began|this|woke up)\s+(?:this\s+)?(?:morning|afternoon|evening|lunch(?:time)?|breakfast)\b|\b(?:since|started|began)\s+(?:earlier\s+)?(?:today|tonight)\b|\bearlier today\b/i,
    vagueTimes.earlier,
  ],
  [/\b(?:since|started|began|from|all)?\s*(?:last night|yesterday|yday|overnight)\b/i, 1],
  [/\b(?:the )?day before yesterday\b/i, 2],
  ...Object.entries(weekdays).map(([day, days]): [RegExp, number] => [
    new RegExp(String.raw`\b(?:since|started|began|from|over)\s+(?:on\s+)?(?:the\s+)?(?:last\s+)?${day}\b`, 'i'),
    days,
  ]),
  [/\b(?:since|started|began|from)\s+last week\b|\blast week\b/i, 7],
  [/\b(?:all|this|past|the last) week\b/i, 5],
  // A season without a year is some months ago; "since the fall" may be a tumble.
  [
    /\bsince (?:(?:the|this|last|early|late|mid) ){0,2}(?:spring|summer|autumn|winter)(?:time)?\b(?! (?:holiday|camp|break|cold|solstice))|\bsince (?:last|this) fall\b/i,
    vagueTimes.months,
  ],
  [/\bsince last month\b|\blast month\b/i, 30],
  [/\bsince last year\b|\b(?:past|last) year\b/i, 365],
  [upToNow('(?:some )?days|a while'), vagueTimes.days],
  [upToNow('(?:some )?weeks'), vagueTimes.weeks],
  [upToNow('(?:some )?months|a long time|ages'), vagueTimes.months],
  [
    /\bfor years\b|\bmany years\b|\ball (?:my|his|her) life\b|\bsince (?:childhood|(?:i|he|she) was (?:a (?:child|kid)|born)|birth)\b/i,
    vagueTimes.years,
  ],
  [/\bjust (?:now|started|begun|began)\b|\bright now\b|\b(?:a )?moments? ago\b/i, vagueTimes.justNow],
]

/** Days the words speak of and where they stand; null when no time is told. "lasting 20 minutes" and "every 2 hours" are no duration. */
export function readDuration(told: string): { days: number; start: number } | null {
  const text = ofTheIllness(withoutDenied(told).replace(hoursSpent, (spent) => ' '.repeat(spent.length)))
  const found: { days: number; start: number }[] = []
  for (const pattern of counted) {
    const match = pattern.exec(text)
    if (
      match !== null &&
      !(/^in\b/i.test(match[0]) && arriving.test(text.slice(0, match.index))) &&
      !/(?:every|each|lasting|lasts?|last for|takes?|within|after|times? (?:a|in)|per)\s*$/i.test(
        text.slice(Math.max(0, match.index - 12), match.index),
      )
    ) {
      found.push({ days: daysOf(match[1] ?? '', match[2], match[3] ?? ''), start: match.index })
    }
  }
  const ending = amountAlone(text)
  if (ending !== null && found.length === 0) found.push({ days: daysOf(ending[1] ?? '', ending[2], ending[3] ?? ''), start: ending.index })
  const chart = slashed.exec(text)
  if (chart !== null && !/(?:pain|severity|score|rated|out of)\D{0,12}$/i.test(text.slice(0, chart.index)))
    found.push({ days: Number(chart[1]) * (slashDays[chart[2] ?? ''] ?? 1), start: chart.index })
  for (const [pattern, days] of since) {
    const match = pattern.exec(text)
    if (match !== null) found.push({ days, start: match.index })
  }
  const hour = found.length === 0 ? readClockTime(text) : null
  if (hour !== null) found.push({ days: vagueTimes.earlier, start: hour.start })
  return found.sort((a, b) => a.start - b.start || b.days - a.days)[0] ?? null
}

/** An amount that stands by itself at the end of its clause, or right behind what one has. */
function amountAlone(text: string): RegExpExecArray | null {
  if (ofPregnancy.test(text)) return null
  const found = bareRange.exec(text) ?? bare.exec(text) ?? behindIt.exec(text)
  return found ?? (ofSomebodySmall.test(text) ? null : bareMonths.exec(text))
}

/** "The last three days": they reach up to today. */
const upToToday = /^(?:the )?last (?!time)/i

/** The words with blanks in the place of times of something else. */
const ofTheIllness = (text: string): string =>
  text.replace(ofSomethingElse, (spent) => (upToToday.test(spent) ? spent : ' '.repeat(spent.length)))

const anyAmount = new RegExp(String.raw`\b${amount}`, 'i')
/**
 * "Born at 36 weeks", "she's 12 weeks pregnant": how far a pregnancy went, not how long an illness lasts; "I have just started sertraline" does not
 * tell that it began just now.
 */
const ofBirthOrMedicine =
  /\bborn (?:\w+ )?(?:at |in )?(?:only |just |about )?\d{1,2}(?: ?\+ ?\d)? ?(?:weeks?|wks?)\b|(?:\d{1,2}|\b(?:six|seven|eight|nine|ten|eleven|twelve))(?: ?\+ ?\d)? ?(?:weeks?|wks?|months?)(?=,? (?:pregnan|preg\b|preggo|gone\b|along\b|gestation))|\bjust (?:started|began|begun) (?:on |taking |using )?(?!to\b|with\b|again\b|today\b|now\b|this\b|hurting\b|having\b|getting\b|feeling\b|bleeding\b|coughing\b|vomiting\b|\w+ing\b|and\b|when\b|after\b)[a-z]{4,}/gi
const deniedAmount = new RegExp(String.raw`\b(?:and\s+|but\s+)?not\s+${amount}`, 'gi')

/** "3 years, not 3 weeks": the time that is denied counts for nothing where another one is told; what stands around it keeps its place. */
function withoutDenied(told: string): string {
  const text = told.replace(ofBirthOrMedicine, (aside) => ' '.repeat(aside.length))
  const rest = text.replace(deniedAmount, (denied) => ' '.repeat(denied.length))
  return anyAmount.test(rest) ? rest : text
}

/** A bare answer to "how long": "three days", "about a week", "2-3 weeks". Null when no amount of time stands there. */
export function readAmountOfTime(text: string): number | null {
  const match = new RegExp(amount, 'i').exec(ofTheIllness(text.replace(ofBirthOrMedicine, ' ')))
  return match === null ? null : daysOf(match[1] ?? '', match[2], match[3] ?? '')
}

const before = String.raw`(?:(?:oh|well|um+|for|about|around|since|it['’]?s|its|been|it has been|going on|probably|maybe|like|bout|almost|nearly|over|roughly|hmm?|must be|has been)[\s,]+)*`
const behind = String.raw`(?:[\s,]+(?:now|ago|or so|or more|i think|maybe|probably|roughly|give or take|at least|doctor|ish))*`
const onlyTime = new RegExp(String.raw`^\W*${before}${amount}${behind}\W*$`, 'i')
const onlySpan = new RegExp(String.raw`^\W*${before}(days|weeks|months|years|ages)${behind}\W*$`, 'i')
const spanDays: Readonly<Record<string, number>> = {
  days: vagueTimes.days,
  weeks: vagueTimes.weeks,
  months: vagueTimes.months,
  ages: vagueTimes.months,
  years: vagueTimes.years,
}

/** Days that a message tells which is nothing but a time: "about a week", "months", "2 days now"; null where it tells anything else. */
export function readBareTime(text: string): number | null {
  const span = onlySpan.exec(text)?.[1]?.toLowerCase()
  return span === undefined ? (onlyTime.test(text) ? readAmountOfTime(text) : null) : (spanDays[span] ?? null)
}

function daysOf(first: string, second: string | undefined, unitName: string): number {
  const value = Math.max(numberOf(first), second === undefined || second === '' ? 0 : numberOf(second))
  const key = unitName.toLowerCase().replace(/(?<=..)s$/, '')
  return Number((value * (unitDays[key] ?? 1)).toFixed(4))
}

function numberOf(words: string): number {
  const numeric = Number(words)
  if (!Number.isNaN(numeric)) return numeric
  const known = words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => amounts[word])
    .filter((value) => value !== undefined)
  return known.length === 0 ? 1 : words.toLowerCase().startsWith('half') ? 0.5 : Math.max(...known)
}
