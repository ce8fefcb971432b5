import { numberWords } from './lexicon/number-words.ts'

/** A baby under three months with a fever that is told of among others. */
export interface EndangeredBaby {
  ageYears: number
  /** What the message tells of the baby, and what it tells of anybody else. */
  words: string
  rest: string
  /** Who else the message is about, in the speaker's words; null where nobody is. */
  other: string | null
}

const youngestWeeks = 13
const youngestMonths = 3
const littleOne = '(?:baby|newborn|infant|bub|bubs|twins?|little (?:one|boy|girl|man)|son|daughter|boy|girl|grandson|granddaughter)'
const amount = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const noAge =
  '(?! ?(?:ago|pregnant|preg|gone|along|late|early|prem\\w*|overdue|post|after|into|since|clean|sober|out|of\\b|with\\b|off\\b|on\\b))'
const linking = "(?:['’]?s|,? (?:who|that) is|,? who['’]?s| is|,)?(?: (?:only|just|now|about|nearly|aged?))* \\(?"

/** "My newborn", "baby Leo 8 weeks old", "the baby, 7 weeks", "my two-week-old", "Leo is 8 weeks". */
const anchors: readonly RegExp[] = [
  new RegExp(`\\b${littleOne}(?: [A-Z][a-z]+)?${linking}${amount}[ -]?(days?|weeks?|wks?|months?)\\b${noAge}`, 'gi'),
  new RegExp(`\\b${amount}[ -](day|week|wk|month)s?[ -]old\\b`, 'gi'),
  new RegExp(`\\b[A-Z][a-z]{2,},? (?:is |aged |who is |['’]s )?(?:only |just |now )*${amount} (days?|weeks?|wks?|months?)\\b${noAge}`, 'g'),
  new RegExp(`\\b[A-Z][a-z]{2,} (?:is |aged )(?:only |just |now )*${amount} (DAYS?|WEEKS?|MONTHS?)\\b`, 'g'),
  /\b(?:my|our|the) newborn\b()()/gi,
]
const noName =
  /^(?:for|since|about|after|over|only|just|last|past|been|have|had|has|the|this|that|its|it|now|and|but|within|every|nearly|almost|cough|fever|pain|rash|headache|flu|covid|cold|pregnan\w+|baby bump|antibiotics|mum|mom|dad|wife|husband|he|she|there|today|time|treatment|chemo|recovery)\b/i
const ofBabies =
  /\b(?:bab(?:y|ies)|newborn|infant|bub|feed(?:ing|s)?|bottles?|nappy|nappies|breast\w*|formula|milk|weeks? old|days? old|born)\b/i

const kin =
  'son|daughter|toddler|boy|girl|child|kid|twin|brother|sister|mum|mom|mother|dad|father|husband|wife|partner|nan|gran|grandma|grandad|niece|nephew|other one|big one|older one|eldest|oldest'
/** Somebody else of whom the same message tells. */
const others = new RegExp(
  `\\b(?:my|our|the|her|his) (?:\\w+ )?(${kin})\\b(?! (?:says?|said|thinks?|thought|reckons?|told|tells|wants?|and i\\b))|\\b(?:two|2|three|3|both)(?: of)?(?: my| the| our)?(?: (?:sick|ill|poorly|unwell|little))? (kids|children|boys|girls|babies|little ones)\\b|\\b([A-Z][a-z]{2,})(?:,| is| who is| \\()? ?(?:[1-9]|1[0-7])\\b(?! ?(?:days?|weeks?|wks?|months?))`,
  'g',
)

const hot =
  /\b(?:3[89](?:[.,]\d)?|4[01](?:[.,]\d)?|10[0-5](?:[.,]\d)?)(?! ?(?:%|weeks?|days?|months?|years?|kg|ml|mg))(?:\b|°)|\b(?:fever\w*|feverish|temperature|high temp|hot to (?:the )?touch|(?:feels?|is|are|very|so|really|burning) (?:(?:very|so|really|quite|a bit) )?(?:hot|up)|burning up)\b/i
const notHot =
  /\b(?:no|not|without|has ?n['’]?t|does ?n['’]?t have|never|is ?n['’]?t) (?:(?:a|any|got|had|have|feel\w*|running|that|very|so|really) )*(?:fever\w*|temperature|temp|hot)\b|\b(?:temp(?:erature)?|fever)(?: is|['’]?s)? (?:normal|fine|ok|gone|3[67](?:[.,]\d)?)\b/i

/** Sentences, and what a message tells after "and my", "but the", "now the"; a point within a number ends nothing. */
const between =
  /(?<=[.!?;\n])(?!\d)\s*|,? (?=(?:and|but|now|also|then|while|plus)(?: now| also)? (?:my|our|the|her|his|baby|[A-Z][a-z]{2,} (?:is|has|who|\d))\b)/g

const isOfSomebodyLittle = new RegExp(`${littleOne}|\\bis\\b|[ -]old$`, 'i')

/** The age in years of a baby under three months whom these words name; null where they name none. */
function ageOfBaby(words: string, isOfBaby: boolean): number | null {
  for (const anchor of anchors)
    for (const [named, count = '', unit = ''] of words.matchAll(anchor)) {
      if (noName.test(named) || (!isOfBaby && !isOfSomebodyLittle.test(named))) continue
      const years = yearsOf(count, unit.toLowerCase())
      if (years !== null) return years
    }
  return null
}

function yearsOf(count: string, unit: string): number | null {
  if (count === '') return 2 / 52
  const value = numberWords[count.toLowerCase()] ?? Number(count)
  if (Number.isNaN(value)) return null
  if (unit.startsWith('d')) return value / 365
  if (unit.startsWith('w')) return value < youngestWeeks ? value / 52 : null
  return value < youngestMonths ? value / 12 : null
}

/**
 * A baby under three months with a fever, of whom a message tells beside somebody else: such a baby needs a hospital at once, whoever else is
 * ill (NICE NG143: 38 °C or higher under three months is high risk). In: the message, the story so far. Null where there is none.
 */
export function endangeredBaby(message: string, story: string): EndangeredBaby | null {
  const isOfBaby = ofBabies.test(`${story} ${message}`)
  const pieces = message.split(between).filter((piece) => piece.trim() !== '')
  const ages = pieces.map((piece) => ageOfBaby(piece, isOfBaby))
  const at = ages.findIndex((years) => years !== null)
  const ageYears = ages[at]
  if (ageYears === undefined || ageYears === null) return null
  // What follows is the baby's until somebody else is named.
  const following = pieces.slice(at + 1)
  const end = following.findIndex((piece) => namesOther(piece) !== null)
  const own = [pieces[at] ?? '', ...(end < 0 ? following : following.slice(0, end))]
  const rest = [...pieces.slice(0, at), ...(end < 0 ? [] : following.slice(end))]
  const words = own.join(' ').trim()
  if (!hot.test(words.replace(agesTold, ' ')) || notHot.test(words)) return null
  const named = rest.map(namesOther).find((each) => each !== null) ?? null
  return { ageYears: Number(ageYears.toFixed(4)), words, rest: rest.join(' ').trim(), other: named }
}

const agesTold = /\b\d{1,2}[ -]?(?:days?|weeks?|wks?|months?|years?)\b/gi

function namesOther(piece: string): string | null {
  for (const [named, relative, several, name] of piece.matchAll(others)) {
    if (relative !== undefined) return /one$|est$/.test(relative) ? 'child' : relative
    if (several !== undefined || (name !== undefined && !noName.test(named))) return 'child'
  }
  return null
}
