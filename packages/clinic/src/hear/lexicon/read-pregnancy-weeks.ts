/** A pregnancy lasts no longer than this. */
const longestPregnancy = 43
const longestInMonths = 9
const weeksInMonth = 4.3
/** From these weeks on a number needs fewer words about a pregnancy beside it: an illness seldom lasts as long. */
const halfway = 20
const late = 30
/** So many letters on either side of a number are looked at. */
const reach = 40

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty']
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const spelled = new RegExp(
  String.raw`\b(?:(${tens.join('|')})(?:[\s-](${[...ones, ...ordinals].join('|')})\b)?|(${[...teens, ...ones].join('|')})\b)`,
  'g',
)
const ordinalMonth = new RegExp(String.raw`\b(${ordinals.join('|')}|[3-9]th) month\b`, 'g')

/** "35w" and "8m" for every way of writing weeks and months. */
function levelled(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(ordinalMonth, (_, word: string) => `${ordinals.indexOf(word) + 1 || Number.parseInt(word, 10)}m`)
    .replace(spelled, (_, ten?: string, one?: string, alone?: string) =>
      String(ten === undefined ? smallNumber(alone) : tenNumber(ten) + smallNumber(one)),
    )
    .replace(/\bweek (\d{1,2})\b/g, '$1w')
    .replace(/\b(\d{1,2})(?:\s?(?:\+|plus)\s?[0-6]\b)?[\s-]?(?:st|nd|rd|th)?[\s-]?(?:weeks?|wks?)\b/g, '$1w')
    .replace(/\b(\d{2})\s?(?:\+|plus)\s?[0-6]\b(?!\d)|\b(\d{2})\/40\b/g, (_, plus?: string, forty?: string) => `${plus ?? forty}w`)
    .replace(/\b(\d)[\s-]?(?:mon?th?s?|mun?ths?|mnths?)\b/g, '$1m')
}

function tenNumber(word: string): number {
  return 20 + 10 * tens.indexOf(word)
}

function smallNumber(word: string | undefined): number {
  if (word === undefined) return 0
  const place = ones.indexOf(word) + 1 || ordinals.indexOf(word) + 1
  return place || 10 + teens.indexOf(word)
}

const saysPregnant =
  /^\s*(?:of )?(?:preg|prego|gest|gravid|along\b|gone\b|carrying|belle|with (?:twins|child|my (?:first|second|third))|into (?:my|her|the) preg|in the family way|by (?:dates|scan)\b)/
const isCarrier =
  /(?:\b(?:i am|i'?m|im|am|i be|i dey|wife(?:'?s| is| be| dey)?|wifes|wif (?:is|dey)|missus(?: is)?|girlfriend(?:'?s| is)?|gf(?: is|'s)?|fianc[ée]e(?: is|'s)?)|\bpreg\w*(?:,| at| about| for| and)?|\b(?:belle|bump)(?: na| is)?)[\s-]*(?:about |nearly |almost |only |just |now |carrying |like )?$/
/** The birth, an illness, a child or a stretch of time: not how far a pregnancy has gone. */
const isOtherTime =
  /^[\s-]*(?:old|ago|later|post|pp\b|after|out\b|of (?!preg|gest)|since|back|sober|clean|left|away|apart|before|early|prem|free|late\b|running late|in\b(?! lab)|now with|on (?:the|a) |bab(?:y|ies)\b(?! kick| mov| not| is| has)|into (?!(?:my|her|the) preg))/
const isOtherSpan =
  /\b(?:last|past|for|every|each|over|in|next|within|since|baby(?:'s| is)?|bub(?:'s)?|he's|he is|son(?:'s)?|boy|another|after|age|aged|than|by|two|three|or|to|-)\s*(?:about |only )?$/
const mayBegin =
  /(?:^|[.,;!?]|\b(?:at|only|week|so|she'?s|she is|she|sister(?:'s| is| na)?|sis(?:'s| is)?|cousin(?:'s| is)?|niece(?:'s| is)?|daughter(?:'s| is)?|friend(?:'s| is)?|partner(?:'s| is)?|was|and|is))\s*$/
const opens = /^\W*(?:(?:hi|hello|doctor|doc|please|so|ok|okay|well|only|at|am)\W+)*$/

/** A big belly, a pregnancy that is over, an earlier one. */
const isNotNow =
  /\b(?:born|arrived|came|delivered|prem(?:ature|mie|ie)?|preterm|birth)\b(?:(?! and\b)[^.!?;,]){0,25}$|\blike (?:a )?preg\w*\s*$|\b(?:lost|stopped)\b[^.]{0,20}\bat\s*$|\bwith my (?:first|second|last)\b[^.]{0,20}$/

/** Words that stand beside a pregnancy alone. */
const strictCue =
  /\b(?:preg\w*|prego|bump|midwi\w*|contractions?|waters?\b.{0,12}\b(?:went|gone|bro\w+)|antenatal|trimester|placenta|labou?r|f(?:o)?etal|due date|gestation\w*|womb|kicking|kikin|belle|crowning|feel the head|head out|cord|pelvic bones|blood (?:is )?(?:run\w*|com\w*|pour\w*|gush\w*)|soaked)\b/
const cue =
  /\b(?:preg\w*|prego|bump|midwi\w*|contractions?|braxton|waters?|antenatal|prenatal|trimester|placenta|labou?r|f(?:o)?etal|f(?:o)?etus|due date|gestation\w*|womb|cervix|maternity|ftm|kick\w*|kik\w*|movements?|mov(?:es?|ed|ing)|wriggl\w*|expecting|twins?|ivf|hcg|morning sickness|folic|scan|ligament|pushing|crowning|cord|pelvi\w*|gush\w*|trickl\w*|breech|spotting|pads?|wip(?:e|ed)|bleed\w*|blood|tightenings?|tightens?|heartburn|acid|spew|puk\w*|sick|swell\w*|puffy|baby|bub|belly|belle|period|itch\w*)\b/
const noCue =
  /\b(?:post ?partum|gave birth|after (?:the |my |her |a )?(?:birth|delivery|section|caesar\w*|baby)|since (?:the |my |her )?birth|delivered|newborn|[wm][\s-]old|breast ?feed\w*|had (?:her|him|the baby|my baby|a baby)|chemo\w*)\b/

/**
 * How many weeks a pregnancy has gone, as far as the words say: "34 weeks", "36+2", "thirty one wks gone", "my belle is 7 months".
 * Null where no such number stands, or where it tells of something else ("6 weeks after the birth", "a cough for 8 weeks").
 */
export function readPregnancyWeeks(words: string): number | null {
  const text = levelled(words)
  for (const match of text.matchAll(/(?<![\d.])(\d{1,2})([wm])\b/g)) {
    const amount = Number(match[1])
    const weeks = match[2] === 'w' ? amount : Math.round(amount * weeksInMonth)
    if (amount < 1 || weeks > longestPregnancy || (match[2] === 'm' && amount > longestInMonths)) continue
    if (isPregnancy(text, { at: match.index, length: match[0].length, weeks, isInWeeks: match[2] === 'w' })) return weeks
  }
  return null
}

/** Whether the number at a place, in weeks or months, says how far a pregnancy has gone. */
function isPregnancy(
  text: string,
  { at, length, weeks, isInWeeks }: { at: number; length: number; weeks: number; isInWeeks: boolean },
): boolean {
  const before = text.slice(Math.max(0, at - reach), at)
  const after = text.slice(at + length, at + length + reach)
  if (saysPregnant.test(after)) return true
  if (isOtherTime.test(after) || isNotNow.test(before)) return false
  if (isCarrier.test(before) && !noCue.test(text)) return true
  if (isOtherSpan.test(before)) return false
  const isAtStart = opens.test(text.slice(0, at)) && at < reach
  if (isAtStart && isInWeeks && weeks >= halfway && /^\s*[,.;]/.test(after)) return true
  if (noCue.test(text) || !(isInWeeks ? cue : strictCue).test(text)) return false
  if (weeks >= late && strictCue.test(text)) return true
  return isAtStart || (mayBegin.test(before) && (weeks >= halfway || /\bat\s*$/.test(before)))
}
